import CoreGraphics
import QuartzCore

extension UIButton {
  /// The opacity of a highlighted system button's title, as observed on iOS.
  private static let pressedOpacity: CGFloat = 0.2
  /// The opacity of the image of a disabled button. Chosen by eye.
  private static let disabledImageOpacity: CGFloat = 0.35

  /// Updates all parts for the state. After a press the appearance is restored with an animation,
  /// and the text of a system or configured button fades to a changed colour.
  ///
  /// - Parameter losesPress: whether the press was cancelled, after which nothing fades.
  func showContent(losesPress: Bool) {
    let isPressed = state.contains(.highlighted)
    let isLive = window != nil && !losesPress
    let isSystem = buttonType != .custom || configuration != nil
    content.fadesColors = isSystem && isLive && !isPressed && UIView.areAnimationsEnabled
    let comesBack = content.showsPressed && !isPressed && isLive
    content.showsPressed = isPressed
    if comesBack {
      // Colours and opacities are animated; images and new texts change at once.
      UIView.animate(
        withDuration: ButtonContent.fadeDuration, delay: 0,
        options: [.allowUserInteraction, .beginFromCurrentState],
        animations: { self.updateContent() })
    } else {
      UIView.performWithoutAnimation {
        // A running fade continues, unless the button is pressed again.
        if isPressed || !isLive {
          for view in content.parts { view.layer.removeAllAnimations() }
        }
        updateContent()
      }
    }
  }

  private func updateContent() {
    content.limitLines(to: configuration == nil ? 1 : 0)
    alignText()
    if let configuration { apply(configuration) } else { showStateContent() }
  }

  /// Aligns the lines by the configuration and the layout direction. The automatic alignment is
  /// that of the content.
  func alignText() {
    guard let configuration else { return content.align(.natural) }
    let (leading, trailing): (NSTextAlignment, NSTextAlignment) =
      isMirrored ? (.right, .left) : (.left, .right)
    switch configuration.titleAlignment {
    case .leading: content.align(leading)
    case .trailing: content.align(trailing)
    case .center: content.align(.center)
    case .automatic:
      switch effectiveContentHorizontalAlignment {
      case .left: content.align(.left)
      case .right: content.align(.right)
      default: content.align(configuration.subtitle == nil ? .center : leading)
      }
    }
  }

  private func showStateContent() {
    let (title, attributed) = (currentTitle, currentAttributedTitle)
    content.styledTexts.removeAll()
    if attributed == nil {
      content.show(title, currentTitleColor, in: content.titleLabel)
    } else if attributed !== content.attributedTitle {
      // The program's changes of the label since then are kept.
      content.titleLabel.show(attributed)
    }
    content.attributedTitle = attributed
    content.showActivity(nil)
    content.showPopUpIndicator(nil, font: content.titleLabel.font)
    content.titleLabel.isHidden = (content.titleLabel.text ?? "").isEmpty
    content.subtitleLabel.isHidden = true
    let hasDisc = buttonType == .close
    content.backgroundView.isHidden = !hasDisc
    if hasDisc { content.showBackground(.tertiarySystemFill, over: nil) }
    setImage(
      currentImage, tint: hasDisc ? .secondaryLabel : nil,
      symbols: currentPreferredSymbolConfiguration)
    content.imageView.prefersTemplates = buttonType != .custom
    content.backgroundImageView.image = currentBackgroundImage
    content.backgroundImageView.isHidden = currentBackgroundImage == nil
    content.showTitleShadow(
      currentTitleShadowColor, isReversed: reversesTitleShadowWhenHighlighted && isPressed)
    content.showGlow(showsTouchWhenHighlighted && isPressed)
    fadeForeground()
  }

  private var isPressed: Bool { state.contains(.highlighted) }

  private func fadeForeground() {
    let opacity = isPressed && buttonType != .custom ? Self.pressedOpacity : 1
    let imageOpacity =
      !isEnabled && adjustsImageWhenDisabled ? Self.disabledImageOpacity : opacity
    content.fade(content.imageView, to: imageOpacity)
    let darkens = buttonType == .custom && isPressed && adjustsImageWhenHighlighted
    content.imageView.isDarkened =
      darkens && image(for: .highlighted) === image(for: .normal)
    content.backgroundImageView.isDarkened =
      darkens && backgroundImage(for: .highlighted) === backgroundImage(for: .normal)
    for label in [content.titleLabel, content.subtitleLabel] { content.fade(label, to: opacity) }
  }

  private func apply(_ configuration: Configuration) {
    let colors = configuration.colors(for: state, tint: tintColor)
    let titleFont = configuration.titleFont(for: traitCollection)
    content.attributedTitle = nil
    content.showTitleShadow(nil, isReversed: false)
    content.showGlow(false)
    setText(
      titleText(of: configuration), configuration.titleTextAttributesTransformer,
      in: content.titleLabel, titleFont, colors.foreground)
    setText(
      configuration.subtitleText, configuration.subtitleTextAttributesTransformer,
      in: content.subtitleLabel, configuration.subtitleFont(for: traitCollection),
      colors.foreground.faded(to: 0.8))
    // Symbols have the size of the text beside them.
    let symbols = UIImage.SymbolConfiguration(font: titleFont)
      .applying(configuration.preferredSymbolConfigurationForImage)
    let isActive = configuration.showsActivityIndicator
    content.showActivity(isActive ? colors.foreground : nil)
    setImage(
      isActive ? nil : image(of: configuration), tint: colors.foreground, symbols: symbols)
    let hasArrows =
      configuration.indicator == .popup || configuration.indicator == .automatic && isPopUp
    content.showPopUpIndicator(hasArrows ? colors.foreground : nil, font: titleFont)
    content.imageView.prefersTemplates = true
    content.imageView.isDarkened = false
    for view in content.foreground { content.fade(view, to: 1) }
    content.backgroundImageView.isHidden = true
    content.backgroundView.isHidden = false
    content.showBackground(
      colors.background, over: configuration.background.visualEffect)
    let layer = content.backgroundView.layer
    layer.borderWidth = max(configuration.background.strokeWidth, 0)
    layer.borderColor =
      configuration.background.strokeColor?.resolvedColor(with: traitCollection).cgColor
  }

  private func setText(
    _ text: ButtonText, _ transformer: UIConfigurationTextAttributesTransformer?,
    in label: UILabel, _ font: UIFont, _ color: UIColor
  ) {
    label.isHidden = (text.string ?? "").isEmpty
    guard text.attributed != nil || transformer != nil, !label.isHidden else {
      content.styledTexts[ObjectIdentifier(label)] = nil
      label.font = font
      return content.show(text.string, color, in: label)
    }
    let styled = StyledText(text: text, font: font, color: color, transformer: transformer)
    guard content.styledTexts[ObjectIdentifier(label)] != styled else { return }
    content.styledTexts[ObjectIdentifier(label)] = styled
    label.show(styled.attributedString)
  }

  private func setImage(
    _ image: UIImage?, tint: UIColor?, symbols: UIImage.SymbolConfiguration?
  ) {
    content.imageView.preferredSymbolConfiguration = symbols
    content.imageView.image = image
    content.imageView.isHidden = image == nil
    content.tintImage(tint)
  }
}
