import CoreGraphics

/// Covers and darkens the views behind a presentation, and reports presses outside the presented
/// view.
final class DimmingView: UIView {
  /// The view beneath whose tint is dimmed while this one is in a window and not transparent.
  private weak var viewBeneath: UIView?
  private var isDimmingTint = false
  /// Called when it is pressed.
  var onPress: (() -> Void)?

  /// - Parameter color: of full dimming.
  init(color: UIColor) {
    super.init(frame: .zero)
    backgroundColor = color
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(DimmingView.press)))
  }

  required init?(coder: NSCoder) { nil }

  private func press() { onPress?() }

  override var alpha: CGFloat { didSet { dimTint() } }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    dimTint()
  }

  private func dimTint() {
    let isDimming = window != nil && alpha > 0
    guard isDimming != isDimmingTint, let viewBeneath else { return }
    isDimmingTint = isDimming
    viewBeneath.dimTint(isDimming)
  }

  /// Fills a container, behind all of its other subviews.
  ///
  /// - Parameter viewBeneath: the view whose tint is dimmed with it; nil for none.
  func cover(_ container: UIView, over viewBeneath: UIView?) {
    if isDimmingTint, viewBeneath !== self.viewBeneath {
      isDimmingTint = false
      self.viewBeneath?.dimTint(false)
    }
    self.viewBeneath = viewBeneath
    frame = container.bounds
    container.insertSubview(self, at: 0)
  }
}
