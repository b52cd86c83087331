import CoreGraphics

/// The content and background configurations of a cell, a header or a footer, and their views.
@MainActor
final class ConfigurationHost {
  /// The content configuration; nil for a view without one.
  private(set) var content: (any UIContentConfiguration)?
  private(set) var contentView: (any UIView & UIContentView)?
  private(set) var background: UIBackgroundConfiguration?
  private var backgroundView: BackgroundConfigurationView?
  /// Whether the configurations must be updated for the state.
  var needsUpdate = true
  var updatesContent = true
  var updatesBackground = true

  nonisolated init() {}

  /// Sets the content configuration. The existing content view is used if it supports the
  /// configuration.
  func setContent(_ new: (any UIContentConfiguration)?, in container: UIView) {
    content = new
    guard let new else {
      contentView?.removeFromSuperview()
      contentView = nil
      return
    }
    if let contentView, contentView.supports(new) {
      contentView.configuration = new
      return
    }
    contentView?.removeFromSuperview()
    let made = new.makeContentView()
    made.frame = container.bounds
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(made)
    contentView = made
  }

  /// Sets a background configuration, whose view is behind all others.
  func setBackground(_ new: UIBackgroundConfiguration?, in container: UIView) {
    background = new
    guard let new else {
      backgroundView?.removeFromSuperview()
      backgroundView = nil
      return
    }
    let view = backgroundView ?? BackgroundConfigurationView()
    backgroundView = view
    view.configuration = new
    if view.superview !== container { container.insertSubview(view, at: 0) }
    placeBackground(in: container)
  }

  func placeBackground(in container: UIView) {
    guard let backgroundView, let background else { return }
    backgroundView.frame = container.bounds.inset(
      by: container.sides(of: background.backgroundInsets))
  }

  /// Updates the configurations for a state, if they are updated automatically.
  func update(
    for state: any UIConfigurationState, content container: UIView, background owner: UIView
  ) {
    if updatesContent, let content { setContent(content.updated(for: state), in: container) }
    if updatesBackground, let background {
      setBackground(background.updated(for: state), in: owner)
    }
  }

  /// Returns the preferred size of the content in a width, in points; nil without content.
  func contentSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize? {
    guard let contentView else { return nil }
    guard contentView.hasOwnConstraints || contentView is UIListContentView else {
      return contentView.sizeThatFits(target)
    }
    return contentView.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}

/// Shows a background configuration.
@MainActor
final class BackgroundConfigurationView: UIView {
  private var effectView: UIVisualEffectView?

  var configuration = UIBackgroundConfiguration() { didSet { show() } }

  private func show() {
    isUserInteractionEnabled = false
    clipsToBounds = true
    layer.cornerRadius = max(configuration.cornerRadius, 0)
    backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    layer.borderWidth = max(configuration.strokeWidth, 0)
    showStroke()
    effectView?.removeFromSuperview()
    effectView = configuration.visualEffect.map { UIVisualEffectView(effect: $0) }
    if let effectView {
      effectView.frame = bounds
      effectView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(effectView)
    }
  }

  private func showStroke() {
    layer.borderColor =
      (configuration.strokeColor ?? tintColor).resolvedColor(with: traitCollection).cgColor
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    showStroke()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showStroke()
  }
}
