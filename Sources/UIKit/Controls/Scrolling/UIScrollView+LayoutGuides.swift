extension UIScrollView {
  /// The content: what is pinned to its edges makes ``contentSize``. The edges of the scroll view
  /// itself are those of its content, for constraints from inside.
  public var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent) }

  /// The part of the content that is seen; what is pinned to it does not scroll.
  public var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame) }
}
