import CoreGraphics
import QuartzCore
import UIKit

/// The layers of the moment that is shown as sheets in perspective. A drag or an arrow key turns
/// them, a press chooses one, and a slider spreads them.
final class ExplodedView: UIView {
  private static let margin: CGFloat = 32
  /// The plate of the slider, and the points above and below it.
  private static let controlsHeight: CGFloat = 56
  /// Points that an arrow key turns the sheets by, as a drag does (our choice).
  private static let step: CGFloat = 20

  override class var layerClass: AnyClass { TreeContentLayer.self }

  /// Behind the slider.
  private let plate = UIView()
  private let slider = UISlider()
  private let label = UILabel(StudioStyle.caption, StudioStyle.secondaryInk)
  private weak var session: StageSession?
  private var stage: ExplodedStage?
  /// The greatest number of sheets so far. The sheets are arranged for this number, so that they do
  /// not move when layers are added or removed.
  private var mostSheets = 1

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = StudioStyle.canvas
    clipsToBounds = true
    label.text = "Spread"
    plate.backgroundColor = StudioStyle.panel
    plate.layer.cornerRadius = 20
    slider.minimumTrackTintColor = StudioStyle.accent
    slider.maximumTrackTintColor = StudioStyle.hairline
    slider.toolTip = "How far the sheets are from each other"
    slider.addTarget(self, action: Selector(ExplodedView.spread), for: .valueChanged)
    addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector(ExplodedView.turn)))
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(ExplodedView.tap)))
    for view in [plate, label, slider] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Where sheets are: above the slider. A layer beyond the edge of the stage may be cut off here.
  private var canvas: CGRect {
    CGRect(
      x: 0, y: 0, width: bounds.width, height: max(bounds.height - Self.controlsHeight, 0))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(min(bounds.width - 2 * Self.margin, 280), 0)
    plate.frame = CGRect(
      x: ((bounds.width - width) / 2).rounded(), y: bounds.height - 48, width: width, height: 40)
    label.frame = CGRect(x: plate.frame.minX + 16, y: plate.frame.minY + 3, width: 44, height: 34)
    slider.frame = CGRect(
      x: label.frame.maxX + 8, y: label.frame.minY, width: max(width - 44 - 8 - 32, 0), height: 34)
    show()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show()
  }

  // MARK: The session

  func update(with session: StageSession) {
    if session !== self.session { mostSheets = 1 }
    self.session = session
    if let spread = session.layers.explosion?.spread, !slider.isTracking {
      slider.value = Float(spread)
    }
    show()
  }

  private func show() {
    guard let layer = layer as? TreeContentLayer else { return }
    guard let session, let explosion = session.layers.explosion,
      let frame = session.shownFrame, let plan = session.layerPlan
    else {
      stage = nil
      layer.content = nil
      return
    }
    mostSheets = max(mostSheets, plan.sheetCount)
    let canvas = canvas
    let area = CGRect(
      x: Self.margin, y: Self.margin / 2, width: max(canvas.width - 2 * Self.margin, 1),
      height: max(canvas.height - Self.margin / 2, 1))
    let stage = ExplodedStage(
      plan, background: frame.background,
      placement: SheetPlacement(
        explosion, stage: frame.size, sheetCount: mostSheets, in: area))
    self.stage = stage
    layer.contentFrame = canvas
    layer.contentSize = canvas.size
    layer.content = stage.content(
      chosen: session.layers.chosen,
      colors: ExplodedStage.Colors(
        edge: color(StudioStyle.secondaryInk.withAlphaComponent(0.55)),
        chosen: color(StudioStyle.accent)))
  }

  private func color(_ color: UIColor) -> RGBA {
    color.resolvedColor(with: traitCollection).rgba
  }

  // MARK: Turning

  private func turn(_ recognizer: UIPanGestureRecognizer) {
    let distance = recognizer.translation(in: self)
    recognizer.setTranslation(.zero, in: self)
    session?.layers.explosion?.turn(by: distance)
  }

  // MARK: Keys

  override var canBecomeFocused: Bool { !isHidden }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard isFocused, let arrow = presses.arrow else {
      return super.pressesBegan(presses, with: event)
    }
    session?.layers.explosion?.turn(
      by: CGPoint(x: arrow.dx * Self.step, y: arrow.dy * Self.step))
  }

  // MARK: Spreading and choosing

  private func spread() { session?.layers.explosion?.spread = Double(slider.value) }

  private func tap(_ recognizer: UITapGestureRecognizer) {
    let point = recognizer.location(in: self)
    guard canvas.contains(point) else { return }
    session?.layers.chosen = stage?.number(at: point)
  }
}
