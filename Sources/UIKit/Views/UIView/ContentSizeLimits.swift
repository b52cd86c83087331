/// The limits of the text size for a view and its descendants. They are a separate object, because
/// few views have any.
final class ContentSizeLimits {
  let minimum: UIContentSizeCategory?
  let maximum: UIContentSizeCategory?

  init?(minimum: UIContentSizeCategory?, maximum: UIContentSizeCategory?) {
    guard minimum != nil || maximum != nil else { return nil }
    (self.minimum, self.maximum) = (minimum, maximum)
  }

  /// The nearest category within the limits. If the limits exclude each other, it is the maximum.
  func nearest(to category: UIContentSizeCategory) -> UIContentSizeCategory {
    guard category != .unspecified else { return category }
    let atLeast = minimum.map { max($0, category) } ?? category
    return maximum.map { min($0, atLeast) } ?? atLeast
  }
}

extension UIView {
  /// The smallest text size for the view and its descendants. The default of nil sets no limit, and
  /// so does a category that is not listed.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { contentSizeLimits?.minimum }
    set {
      contentSizeLimits = ContentSizeLimits(
        minimum: newValue?.listed, maximum: contentSizeLimits?.maximum)
      updateTraits()
    }
  }

  /// The largest text size for the view and its descendants. The default of nil sets no limit, and
  /// so does a category that is not listed.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { contentSizeLimits?.maximum }
    set {
      contentSizeLimits = ContentSizeLimits(
        minimum: contentSizeLimits?.minimum, maximum: newValue?.listed)
      updateTraits()
    }
  }
}

extension UIContentSizeCategory {
  fileprivate var listed: UIContentSizeCategory? { index == nil ? nil : self }
}
