import CoreGraphics
import UIKit

/// Lies over the stage: outlines the chosen layer, chooses layers by touch, and shows the exploded
/// view instead of the stage.
final class StageLayersView: UIView {
  private let outline = LayerOutlineView(frame: .zero)
  private let exploded = ExplodedView(frame: .zero)
  private weak var session: StageSession?

  /// Where the stage's screen is shown, in the view's coordinates.
  var stageFrame = CGRect.zero { didSet { if stageFrame != oldValue { showOutline() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    isOpaque = false
    outline.clipsToBounds = true
    exploded.isHidden = true
    for view in [outline, exploded] { addSubview(view) }
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(StageLayersView.tap)))
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    outline.frame = bounds
    exploded.frame = CGRect(
      x: 0, y: StudioMeasures.stageHeader, width: bounds.width,
      height: max(bounds.height - StudioMeasures.stageHeader, 0))
  }

  // MARK: The session

  func update(with session: StageSession) {
    self.session = session
    if session.layers.place != nil, let frame = session.shownFrame, let tree = frame.layerTree {
      // The last frame of a transition is recorded before its views are at their final locations.
      session.layers.resolve(in: tree, isLast: session.isReplayOver && frame.progress == nil)
    }
    exploded.isHidden = session.layers.explosion == nil
    exploded.update(with: session)
    showOutline()
  }

  private func showOutline() {
    guard let session, session.layers.explosion == nil, let chosen = session.layers.chosen,
      let plan = session.layerPlan, let index = plan.index(of: chosen),
      let place = placeOfStage(in: session)
    else { return outline.corners = [] }
    let entry = plan.entries[index]
    outline.corners = LayerOutline.corners(
      of: entry.bounds, at: entry.toStage.followed(by: place))
  }

  /// From points of the stage that is shown to those of this view: it fits into the frame, in its
  /// middle.
  private func placeOfStage(in session: StageSession) -> Homography? {
    guard let size = session.shownFrame?.size, size.width > 0, size.height > 0,
      !stageFrame.isEmpty
    else { return nil }
    let factor = min(stageFrame.width / size.width, stageFrame.height / size.height)
    return Homography(
      a: factor, b: 0, c: 0, d: factor, tx: stageFrame.midX - size.width * factor / 2,
      ty: stageFrame.midY - size.height * factor / 2)
  }

  // MARK: Choosing

  /// Touches reach the stage, except while it is exploded, and while touches choose a layer.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard let layers = session?.layers else { return false }
    if layers.explosion != nil { return exploded.frame.contains(point) }
    return layers.choosesByTouch && stageFrame.contains(point)
  }

  private func tap(_ recognizer: UITapGestureRecognizer) {
    if session?.layers.explosion == nil { choose(at: recognizer.location(in: self)) }
  }

  /// Chooses the frontmost layer of the stage at a point of the view; none where there is no layer.
  ///
  /// - Returns: false beside the stage's picture, where nothing is chosen.
  @discardableResult
  func choose(at point: CGPoint) -> Bool {
    guard let session, session.layers.explosion == nil, stageFrame.contains(point),
      let plan = session.layerPlan, let inner = placeOfStage(in: session)?.inverse?.apply(point)
    else { return false }
    session.layers.chosen = plan.index(at: inner).map { plan.entries[$0].number }
    return true
  }
}
