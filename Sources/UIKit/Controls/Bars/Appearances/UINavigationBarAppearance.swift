public import CoreGraphics

/// The appearance of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The text attributes of the title in the row; missing ones are the system's.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title in the row is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The text attributes of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The look of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The look of buttons whose style is `.done`.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// The look of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The image in place of the chevron; nil is the chevron.
  public private(set) var backIndicatorImage: UIImage?
  /// The mask that was given for titles that slide under the image. Titles fade here before they
  /// reach it, so nothing is masked.
  public private(set) var backIndicatorTransitionMaskImage: UIImage?

  public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

  /// A copy.
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

  /// Sets the image in place of the chevron, and the mask of titles. If one of them is nil, the
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
  /// The look of the buttons of a style.
  func buttonAppearance(for style: UIBarButtonItem.Style) -> UIBarButtonItemAppearance {
    style == .done ? doneButtonAppearance : buttonAppearance
  }
}
