import UIKit

/// Moves a device that is larger than its place: by the wheel beside its screen, by the scroll
/// bars, and by the arrow keys while the stage as a whole has the focus.
extension StageViewController {
  func setUpPanning() {
    panRecognizer.addTarget(self, action: Selector(StageViewController.turnWheel))
    panRecognizer.allowedScrollTypesMask = .all
    // The wheel alone: touches are for what lies over the stage.
    panRecognizer.maximumNumberOfTouches = 0
    view.addGestureRecognizer(panRecognizer)
    bezel.onMove = { [weak self] in self?.pan(by: $0) ?? false }
    horizontalBar.onScroll = { [weak self] in self?.scroll(to: $0, isVertical: false) }
    verticalBar.onScroll = { [weak self] in self?.scroll(to: $0, isVertical: true) }
  }

  private func turnWheel(_ recognizer: UIPanGestureRecognizer) {
    let moved = recognizer.translation(in: view)
    recognizer.setTranslation(.zero, in: view)
    _ = pan(by: CGVector(dx: -moved.x, dy: -moved.y))
  }

  /// - Returns: whether there is anything to pan.
  private func pan(by distance: CGVector) -> Bool {
    guard let placement, placement.isPannable else { return false }
    // There may be several movements before the next layout.
    pan = placement.possible(CGPoint(x: pan.x + distance.dx, y: pan.y + distance.dy))
    return true
  }

  private func scroll(to position: CGFloat, isVertical: Bool) {
    guard let placement else { return }
    pan =
      isVertical
      ? CGPoint(x: pan.x, y: position * placement.longestPan.y)
      : CGPoint(x: position * placement.longestPan.x, y: pan.y)
  }

  /// Lays out the scroll bars, and what hides the device behind the title.
  func layOutPanning(_ placement: StagePlacement) {
    let size = view.bounds.size
    let header = StudioMeasures.stageHeader
    let thickness = StageScrollBar.thickness
    panRecognizer.isEnabled = placement.isPannable
    headerCover.isHidden = placement.bezel.minY >= header
    headerCover.frame = CGRect(x: 0, y: 0, width: size.width, height: header)
    horizontalBar.isHidden = placement.longestPan.x == 0
    verticalBar.isHidden = placement.longestPan.y == 0
    horizontalBar.frame = CGRect(
      x: covered.left + 4, y: size.height - thickness,
      width: max(size.width - covered.left - covered.right - 8 - thickness, 0),
      height: thickness)
    verticalBar.frame = CGRect(
      x: size.width - covered.right - thickness, y: header, width: thickness,
      height: max(size.height - header - thickness, 0))
    func show(_ bar: StageScrollBar, _ pan: CGFloat, _ longest: CGFloat, _ room: CGFloat) {
      guard longest > 0 else { return }
      bar.show(part: room / (room + longest), position: pan / longest)
    }
    show(horizontalBar, placement.pan.x, placement.longestPan.x, placement.room.width)
    show(verticalBar, placement.pan.y, placement.longestPan.y, placement.room.height)
  }
}
