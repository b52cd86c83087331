import Catalogue
import Platform
import Studio
import UIKit

/// A demo in the list: its picture, title, summary and id.
///
/// As a row it shows the middle of its transition beside the text; as a tile, before, during and
/// after it above the text.
final class DemoCard: UIControl {
  enum Style {
    case row, tile

    var height: CGFloat { self == .row ? 96 : 256 }
  }

  private static let padding: CGFloat = 16
  private static let glyphSize = CGSize(width: 48, height: 72)
  private static let tileGlyphSize = CGSize(width: 72, height: 120)

  let demo: Demo
  var style = Style.row { didSet { if style != oldValue { setNeedsLayout() } } }
  private let glyphs: [DemoGlyphView]
  private let background = UIView()
  private let titleLabel = UILabel()
  private let summaryLabel = UILabel()
  private let idLabel = UILabel()

  init(demo: Demo) {
    self.demo = demo
    glyphs = [demo.glyph.before, demo.glyph.during, demo.glyph.after].map(DemoGlyphView.init)
    super.init(frame: .zero)
    hoverCursor = .pointingHand
    layer.cornerRadius = 16
    backgroundColor = Palette.card
    background.backgroundColor = Palette.canvas
    background.isUserInteractionEnabled = false
    background.layer.cornerRadius = 10
    addSubview(background)
    for glyph in glyphs { addSubview(glyph) }
    add(titleLabel, demo.title, .systemFont(ofSize: 17, weight: .semibold), Palette.ink)
    add(summaryLabel, demo.summary, .systemFont(ofSize: 14), Palette.secondaryInk)
    summaryLabel.numberOfLines = 2
    let id = UIFont.monospacedSystemFont(ofSize: 12, weight: .regular)
    add(idLabel, demo.id, id, Palette.secondaryInk)
    layer.shadowOpacity = 1
    layer.shadowRadius = 6
    layer.shadowOffset = CGSize(width: 0, height: 2)
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

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let isTile = style == .tile
    background.isHidden = !isTile
    for (index, glyph) in glyphs.enumerated() { glyph.isHidden = !isTile && index != 1 }
    if isTile { layOutTile() } else { layOutRow() }
  }

  private func layOutRow() {
    let origin = CGPoint(
      x: Self.padding, y: ((bounds.size.height - Self.glyphSize.height) / 2).rounded())
    glyphs[1].frame = CGRect(origin: origin, size: Self.glyphSize)
    let left = glyphs[1].frame.maxX + Self.padding
    let width = max(bounds.size.width - left - Self.padding, 0)
    let height = textHeight(width: width)
    layOutText(x: left, y: ((bounds.size.height - height) / 2).rounded(), width: width)
  }

  private func layOutTile() {
    let width = max(bounds.size.width - 2 * Self.padding, 0)
    background.frame = CGRect(x: 12, y: 12, width: max(bounds.size.width - 24, 0), height: 136)
    let size = Self.tileGlyphSize
    let gap: CGFloat = 16
    let row = 3 * size.width + 2 * gap
    for (index, glyph) in glyphs.enumerated() {
      let x = ((bounds.size.width - row) / 2).rounded() + CGFloat(index) * (size.width + gap)
      glyph.frame = CGRect(
        x: x, y: background.frame.midY - size.height / 2, width: size.width, height: size.height)
    }
    layOutText(x: Self.padding, y: background.frame.maxY + 14, width: width)
  }

  private static let titleHeight: CGFloat = 22
  private static let idHeight: CGFloat = 16
  private static let lineGap: CGFloat = 4

  private func summaryHeight(width: CGFloat) -> CGFloat {
    let space = CGSize(width: width, height: 100)
    return min(summaryLabel.sizeThatFits(space).height.rounded(.up), 36)
  }

  private func textHeight(width: CGFloat) -> CGFloat {
    Self.titleHeight + summaryHeight(width: width) + Self.idHeight + 2 * Self.lineGap
  }

  private func layOutText(x: CGFloat, y: CGFloat, width: CGFloat) {
    let heights = [Self.titleHeight, summaryHeight(width: width), Self.idHeight]
    var y = y
    for (label, height) in zip([titleLabel, summaryLabel, idLabel], heights) {
      label.frame = CGRect(x: x, y: y, width: width, height: height)
      y += height + Self.lineGap
    }
  }

  // MARK: Appearance

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
    layer.shadowColor = Palette.shadow.resolvedColor(with: traitCollection).cgColor
  }
}
