extension UIScrollView {
  /// The guide of the content: constraints to its edges define ``contentSize``. For constraints of
  /// subviews, the scroll view's own edges are also those of its content.
  public var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent) }

  /// The guide of the visible part of the content. Views that are constrained to it do not scroll.
  public var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame) }
}
