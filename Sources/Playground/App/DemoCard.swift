import Platform
import UIKit

/// A demo in the list: its picture, its title, what there is to see, and its id.
final class DemoCard: UIControl {
  static let height: CGFloat = 104
  private static let padding: CGFloat = 16

  let demo: Demo
  private let glyph: DemoGlyphView
  private let titleLabel = UILabel()
  private let summaryLabel = UILabel()
  private let idLabel = UILabel()

  init(demo: Demo) {
    self.demo = demo
    glyph = DemoGlyphView(demo.glyph)
    super.init(frame: .zero)
    hoverCursor = .pointingHand
    layer.cornerRadius = 16
    backgroundColor = Palette.card
    addSubview(glyph)
    add(titleLabel, demo.title, .systemFont(ofSize: 17, weight: .semibold), Palette.ink)
    add(summaryLabel, demo.summary, .systemFont(ofSize: 14), Palette.secondaryInk)
    summaryLabel.numberOfLines = 2
    let id = UIFont.monospacedSystemFont(ofSize: 12, weight: .regular)
    add(idLabel, demo.id, id, Palette.secondaryInk)
    showEdge()
  }

  required init?(coder: NSCoder) { nil }

  private func add(_ label: UILabel, _ text: String, _ font: UIFont, _ color: UIColor) {
    label.text = text
    label.font = font
    label.textColor = color
    label.isUserInteractionEnabled = false
    addSubview(label)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = Self.height - 2 * Self.padding
    glyph.frame = CGRect(x: Self.padding, y: Self.padding, width: 48, height: side)
    let left = glyph.frame.maxX + Self.padding
    let width = max(bounds.size.width - left - Self.padding, 0)
    let space = CGSize(width: width, height: 100)
    let summaryHeight = min(summaryLabel.sizeThatFits(space).height.rounded(.up), 36)
    let heights: [CGFloat] = [22, summaryHeight, 16]
    let gap: CGFloat = 4
    var y = ((bounds.size.height - heights.reduce(0, +) - 2 * gap) / 2).rounded()
    for (label, height) in zip([titleLabel, summaryLabel, idLabel], heights) {
      label.frame = CGRect(x: left, y: y, width: width, height: height)
      y += height + gap
    }
  }

  /// A pressed card sinks a little and darkens.
  override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue else { return }
      let isPressed = isHighlighted
      UIView.animate(
        withDuration: isPressed ? 0.08 : 0.24, delay: 0,
        options: [.allowUserInteraction, .beginFromCurrentState, .curveEaseOut]
      ) {
        self.transform = isPressed ? CGAffineTransform(scaleX: 0.98, y: 0.98) : .identity
        self.backgroundColor = isPressed ? Palette.pressedCard : Palette.card
      }
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showEdge()
  }

  /// A layer's colours do not follow the interface's style by themselves.
  private func showEdge() {
    layer.borderWidth = 1 / max(traitCollection.displayScale, 1)
    layer.borderColor = Palette.hairline.resolvedColor(with: traitCollection).cgColor
  }
}

/// A demo's picture: a small screen with its panes.
final class DemoGlyphView: UIView {
  private let glyph: DemoGlyph
  private let panes: [UIView]

  init(_ glyph: DemoGlyph) {
    self.glyph = glyph
    panes = glyph.panes.map { pane in
      let view = UIView()
      view.backgroundColor = pane.color
      view.alpha = pane.alpha
      return view
    }
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = glyph.ground
    layer.cornerRadius = 8
    clipsToBounds = true
    layer.borderWidth = 1
    layer.borderColor = UIColor(white: 0.5, alpha: 0.35).cgColor
    for pane in panes { addSubview(pane) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = bounds.size
    for (view, pane) in zip(panes, glyph.panes) {
      let frame = CGRect(
        x: pane.frame.minX * size.width, y: pane.frame.minY * size.height,
        width: pane.frame.width * size.width, height: pane.frame.height * size.height)
      view.frame = frame.integral
      view.layer.cornerRadius = pane.frame.height < 0.8 && pane.frame.maxY < 1 ? 4 : 0
    }
  }
}
