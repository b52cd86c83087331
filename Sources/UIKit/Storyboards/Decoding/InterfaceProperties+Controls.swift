import CoreGraphics
import InterfaceBuilder

extension InterfaceProperties {
  func applyControl(to control: UIControl) {
    bool("enabled") { control.isEnabled = $0 }
    bool("selected") { control.isSelected = $0 }
    bool("highlighted") { control.isHighlighted = $0 }
    bool("showsMenuAsPrimaryAction") { control.showsMenuAsPrimaryAction = $0 }
    string("toolTip") { if let text = $0 { control.toolTip = text } }
    word(
      "contentHorizontalAlignment",
      [
        "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
        "trailing": .trailing,
      ]
    ) { control.contentHorizontalAlignment = $0 }
    word(
      "contentVerticalAlignment",
      ["center": .center, "top": .top, "bottom": .bottom, "fill": .fill]
    ) { control.contentVerticalAlignment = $0 }
  }

  func applySlider(to slider: UISlider) {
    number("minValue") { slider.minimumValue = Float($0) }
    number("maxValue") { slider.maximumValue = Float($0) }
    number("value") { slider.value = Float($0) }
    bool("continuous") { slider.isContinuous = $0 }
    color("minimumTrackTintColor") { slider.minimumTrackTintColor = $0 }
    color("maximumTrackTintColor") { slider.maximumTrackTintColor = $0 }
    color("thumbTintColor") { slider.thumbTintColor = $0 }
    image("minimumValueImage") { slider.minimumValueImage = $0 }
    image("maximumValueImage") { slider.maximumValueImage = $0 }
  }

  func applyPageControl(to dots: UIPageControl) {
    integer("numberOfPages") { dots.numberOfPages = $0 }
    integer("currentPage") { dots.currentPage = $0 }
    bool("hidesForSinglePage") { dots.hidesForSinglePage = $0 }
    color("pageIndicatorTintColor") { dots.pageIndicatorTintColor = $0 }
    color("currentPageIndicatorTintColor") { dots.currentPageIndicatorTintColor = $0 }
    image("preferredIndicatorImage") { dots.preferredIndicatorImage = $0 }
    image("preferredCurrentPageIndicatorImage") { dots.preferredCurrentPageIndicatorImage = $0 }
    word(
      "backgroundStyle",
      ["automatic": .automatic, "prominent": .prominent, "minimal": .minimal]
    ) { dots.backgroundStyle = $0 }
    bool("allowsContinuousInteraction") { dots.allowsContinuousInteraction = $0 }
    bool("defersCurrentPageDisplay") { dots.defersCurrentPageDisplay = $0 }
  }

  /// Applies the properties of a button that do not depend on its state.
  func applyButton(to button: UIButton) {
    font("fontDescription", usual: UIFont.buttonFontSize) { button.titleLabel?.font = $0 }
    word("lineBreakMode", Self.lineBreakModes) { button.titleLabel?.lineBreakMode = $0 }
    bool("changesSelectionAsPrimaryAction") { button.changesSelectionAsPrimaryAction = $0 }
    bool("adjustsImageWhenHighlighted") { button.adjustsImageWhenHighlighted = $0 }
    bool("adjustsImageWhenDisabled") { button.adjustsImageWhenDisabled = $0 }
    bool("showsTouchWhenHighlighted") { button.showsTouchWhenHighlighted = $0 }
    bool("reversesTitleShadowWhenHighlighted") { button.reversesTitleShadowWhenHighlighted = $0 }
    insets("contentEdgeInsets") { button.contentEdgeInsets = $0 }
    insets("titleEdgeInsets") { button.titleEdgeInsets = $0 }
    insets("imageEdgeInsets") { button.imageEdgeInsets = $0 }
  }

  /// Applies the properties of a button in one state.
  func applyState(_ state: UIControl.State, to button: UIButton) {
    string("title") { button.setTitle($0, for: state) }
    color("titleColor") { button.setTitleColor($0, for: state) }
    color("titleShadowColor") { button.setTitleShadowColor($0, for: state) }
    image("image") { button.setImage($0, for: state) }
    image("backgroundImage") { button.setBackgroundImage($0, for: state) }
  }

  /// Applies the file's values to a button's configuration.
  func apply(to configuration: inout UIButton.Configuration) {
    string("title") { configuration.title = $0 }
    string("subtitle") { configuration.subtitle = $0 }
    font("titleFontDescription", usual: UIFont.buttonFontSize) { font in
      configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
        var attributes = $0
        attributes.uiKit.font = font
        return attributes
      }
    }
    image("image") { configuration.image = $0 }
    word(
      "imagePlacement",
      ["leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom]
    ) { configuration.imagePlacement = $0 }
    bool("showsActivityIndicator") { configuration.showsActivityIndicator = $0 }
    word("indicator", ["automatic": .automatic, "none": .none, "popup": .popup]) {
      configuration.indicator = $0
    }
    number("imagePadding") { configuration.imagePadding = $0 }
    number("titlePadding") { configuration.titlePadding = $0 }
    word(
      "titleAlignment",
      ["automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing]
    ) { configuration.titleAlignment = $0 }
    word(
      "cornerStyle",
      [
        "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
        "capsule": .capsule,
      ]
    ) { configuration.cornerStyle = $0 }
    word(
      "buttonSize", ["mini": .mini, "small": .small, "medium": .medium, "large": .large]
    ) { configuration.buttonSize = $0 }
    color("baseForegroundColor") { configuration.baseForegroundColor = $0 }
    color("baseBackgroundColor") { configuration.baseBackgroundColor = $0 }
    directionalInsets("contentInsets") { configuration.contentInsets = $0 }
  }

  func apply(to background: inout UIBackgroundConfiguration) {
    color("backgroundColor") { background.backgroundColor = $0 }
    color("strokeColor") { background.strokeColor = $0 }
    number("cornerRadius") { background.cornerRadius = $0 }
    number("strokeWidth") { background.strokeWidth = $0 }
  }

  func apply(to recognizer: UIGestureRecognizer) {
    bool("enabled") { recognizer.isEnabled = $0 }
    bool("cancelsTouchesInView") { recognizer.cancelsTouchesInView = $0 }
    bool("delaysTouchesBegan") { recognizer.delaysTouchesBegan = $0 }
    bool("delaysTouchesEnded") { recognizer.delaysTouchesEnded = $0 }
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      integer("numberOfTapsRequired") { tap.numberOfTapsRequired = $0 }
      integer("numberOfTouchesRequired") { tap.numberOfTouchesRequired = $0 }
    case let press as UILongPressGestureRecognizer:
      number("minimumPressDuration") { press.minimumPressDuration = $0 }
      number("allowableMovement") { press.allowableMovement = $0 }
      integer("numberOfTapsRequired") { press.numberOfTapsRequired = $0 }
      integer("numberOfTouchesRequired") { press.numberOfTouchesRequired = $0 }
    case let swipe as UISwipeGestureRecognizer:
      let directions: [String: UISwipeGestureRecognizer.Direction] = [
        "left": .left, "right": .right, "up": .up, "down": .down,
      ]
      word("direction", directions) { swipe.direction = $0 }
      options("direction", directions) { swipe.direction = $0 }
      integer("numberOfTouchesRequired") { swipe.numberOfTouchesRequired = $0 }
    case let pan as UIPanGestureRecognizer:
      integer("minimumNumberOfTouches") { pan.minimumNumberOfTouches = $0 }
      integer("maximumNumberOfTouches") { pan.maximumNumberOfTouches = $0 }
      guard let edgePan = pan as? UIScreenEdgePanGestureRecognizer else { return }
      options("edges", ["left": .left, "right": .right, "top": .top, "bottom": .bottom]) {
        edgePan.edges = $0
      }
    default: break
    }
  }
}
