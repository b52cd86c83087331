import CoreGraphics

/// The background of a bar, with a hairline at one edge.
final class BarBackgroundView: UIView {
  /// At which edge the line is.
  enum Edge { case top, bottom }

  private let line = UIView()
  private let edge: Edge

  init(lineAt edge: Edge) {
    self.edge = edge
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    line.isUserInteractionEnabled = false
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  func apply(_ appearance: UIBarAppearance, drawnColor: UIColor) {
    backgroundColor = drawnColor
    show(appearance.backgroundEffect)
    line.backgroundColor = appearance.shadowColor ?? .clear
  }

  private var blur: UIVisualEffectView?

  /// The colour lies above the blur: in the effect's content.
  private func show(_ effect: UIBlurEffect?) {
    guard effect != nil || blur != nil else { return }
    let view = blur ?? UIVisualEffectView(effect: nil)
    if blur == nil { insertSubview(view, at: 0) }
    blur = view
    view.effect = effect
    view.contentView.backgroundColor = effect == nil ? nil : backgroundColor
    if effect != nil { backgroundColor = .clear }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    blur?.frame = bounds
    let width = 1 / max(traitCollection.displayScale, 1)
    line.frame = CGRect(
      x: 0, y: edge == .top ? 0 : bounds.size.height - width, width: bounds.size.width,
      height: width)
  }
}
