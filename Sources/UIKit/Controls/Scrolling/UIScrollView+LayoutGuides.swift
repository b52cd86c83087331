extension UIScrollView {
  /// The content: constraints to its edges define ``contentSize``. For constraints of subviews, the
  /// edges of the scroll view itself are those of its content, too.
  public var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent) }

  /// The part of the content that is seen; views that are constrained to it do not scroll.
  public var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame) }
}
