public import CoreGraphics

/// The appearance of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The text attributes of the standard title. Missing ones are the system's.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the standard title in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The text attributes of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The appearance of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The appearance of buttons with the style `.done`.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// The appearance of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The image that replaces the chevron; nil for the chevron.
  public private(set) var backIndicatorImage: UIImage?
  /// The mask for titles that slide under the image. It is not used: titles fade out before they
  /// reach the image.
  public private(set) var backIndicatorTransitionMaskImage: UIImage?

  public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

  /// Makes a copy of another appearance.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    largeTitleTextAttributes = other.largeTitleTextAttributes
    buttonAppearance = other.buttonAppearance.copied
    doneButtonAppearance = other.doneButtonAppearance.copied
    backButtonAppearance = other.backButtonAppearance.copied
    backIndicatorImage = other.backIndicatorImage
    backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
  }

  override var content: [AnyHashable?] {
    super.content + [
      titleTextAttributes.comparable, titlePositionAdjustment,
      largeTitleTextAttributes.comparable, buttonAppearance.content, doneButtonAppearance.content,
      backButtonAppearance.content, backIndicatorImage, backIndicatorTransitionMaskImage,
    ]
  }

  /// Sets the image that replaces the chevron, and the mask of titles. If one of them is nil, the
  /// system's chevron is shown.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    let isWhole = backIndicatorImage != nil && backIndicatorTransitionMaskImage != nil
    self.backIndicatorImage = isWhole ? backIndicatorImage : nil
    self.backIndicatorTransitionMaskImage = isWhole ? backIndicatorTransitionMaskImage : nil
  }
}

extension UINavigationBarAppearance {
  /// Returns the appearance of the buttons with a style.
  func buttonAppearance(for style: UIBarButtonItem.Style) -> UIBarButtonItemAppearance {
    style == .done ? doneButtonAppearance : buttonAppearance
  }
}
