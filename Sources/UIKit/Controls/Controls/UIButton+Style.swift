import CoreGraphics
import QuartzCore

extension UIButton {
  /// The opacity of a system button's title while pressed. Observed on iOS.
  private static let pressedOpacity: CGFloat = 0.2

  /// Brings all parts up to date with the state. After a press the appearance is restored by an
  /// animation, and the text of a system or configured button fades to a colour that has changed.
  func showContent() {
    let isPressed = state.contains(.highlighted)
    let isLive = window != nil && !isLosingPress
    let isSystem = buttonType == .system || configuration != nil
    content.fadesColors = isSystem && isLive && !isPressed && UIView.areAnimationsEnabled
    let comesBack = content.showsPressed && !isPressed && isLive
    content.showsPressed = isPressed
    if comesBack {
      // The colours and opacities animate; images and new texts change at once.
      UIView.animate(
        withDuration: ButtonContent.fadeDuration, delay: 0,
        options: [.allowUserInteraction, .beginFromCurrentState],
        animations: { self.updateContent() })
    } else {
      UIView.performWithoutAnimation {
        // A fade that still runs goes on, unless the button is pressed again.
        if isPressed || !isLive {
          for view in content.parts { view.layer.removeAllAnimations() }
        }
        updateContent()
      }
    }
  }

  private func updateContent() {
    if let configuration { apply(configuration) } else { showStateContent() }
    contentSizeDidChange()
  }

  private func showStateContent() {
    let (title, attributed) = (currentTitle, currentAttributedTitle)
    if let attributed {
      content.titleLabel.attributedText = attributed
    } else {
      content.show(title, currentTitleColor, in: content.titleLabel)
    }
    content.titleLabel.textAlignment = .natural
    content.titleLabel.isHidden = (content.titleLabel.text ?? "").isEmpty
    content.subtitleLabel.isHidden = true
    content.backgroundView.isHidden = true
    setImage(currentImage, tint: nil, symbols: currentPreferredSymbolConfiguration)
    content.imageView.prefersTemplates = buttonType == .system
    content.backgroundImageView.image = currentBackgroundImage
    content.backgroundImageView.isHidden = currentBackgroundImage == nil
    let isPressed = state.contains(.highlighted)
    let opacity = isPressed && buttonType == .system ? Self.pressedOpacity : 1
    for view in content.foreground { view.alpha = opacity }
    if buttonType == .custom, isPressed, image(for: .highlighted) === image(for: .normal) {
      content.imageView.alpha = 0.5
    }
    if !isEnabled { content.imageView.alpha = 0.35 }
  }

  private func apply(_ configuration: Configuration) {
    let colors = configuration.colors(for: state, tint: tintColor)
    let titleFont = configuration.titleFont(for: traitCollection)
    setText(
      configuration.titleText, configuration.titleTextAttributesTransformer,
      in: content.titleLabel, titleFont, colors.foreground)
    setText(
      configuration.subtitleText, configuration.subtitleTextAttributesTransformer,
      in: content.subtitleLabel, configuration.subtitleFont(for: traitCollection),
      colors.foreground.faded(to: 0.8))
    let alignment: NSTextAlignment =
      switch configuration.titleAlignment {
      case .leading: .left
      case .trailing: .right
      case .center: .center
      case .automatic: configuration.subtitle == nil ? .center : .left
      }
    content.titleLabel.textAlignment = alignment
    content.subtitleLabel.textAlignment = alignment
    // Symbols are as large as the text beside them.
    let symbols = UIImage.SymbolConfiguration(font: titleFont)
      .applying(configuration.preferredSymbolConfigurationForImage)
    setImage(configuration.image, tint: colors.foreground, symbols: symbols)
    content.imageView.prefersTemplates = true
    for view in content.foreground { view.alpha = 1 }
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
    label.attributedText = styled.attributedString
  }

  private func setImage(
    _ image: UIImage?, tint: UIColor?, symbols: UIImage.SymbolConfiguration?
  ) {
    content.imageView.preferredSymbolConfiguration = symbols
    content.imageView.image = image
    content.imageView.isHidden = image == nil
    content.imageView.tintColor = tint
  }
}
