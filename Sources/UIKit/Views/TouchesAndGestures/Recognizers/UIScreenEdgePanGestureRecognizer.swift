import CoreGraphics

/// Follows a drag from an edge of the window.
///
/// The touch must begin within 13 points of one of ``edges``, and move away from it rather than
/// along it. The pans of scroll views inside its view wait for it. For other recognisers call
/// `require(toFail:)`.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The distance in points from the edge within which a drag can start (UIKit's, observed).
  static let region: CGFloat = 13

  /// The edges at which a drag can start. The default is none, so one must be set.
  open var edges: UIRectEdge = []

  /// The edges at which the current drag started.
  private var startEdges: UIRectEdge = []

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    maximumNumberOfTouches = 1
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, record.heldState == nil, let touch = touches.first else { return }
    startEdges = edges.intersection(Self.edges(near: touch))
    if startEdges.isEmpty { state = .failed }
  }

  /// Whether a drag that begins with this touch starts at one of the edges.
  func isAtEdge(_ touch: UITouch) -> Bool { !edges.isDisjoint(with: Self.edges(near: touch)) }

  private static func edges(near touch: UITouch) -> UIRectEdge {
    guard let bounds = touch.window?.bounds else { return [] }
    let point = touch.windowLocation
    var edges: UIRectEdge = []
    if point.x - bounds.minX <= region { edges.insert(.left) }
    if bounds.maxX - point.x <= region { edges.insert(.right) }
    if point.y - bounds.minY <= region { edges.insert(.top) }
    if bounds.maxY - point.y <= region { edges.insert(.bottom) }
    return edges
  }

  override func canBegin(_ translation: CGVector) -> Bool {
    if abs(translation.dx) >= abs(translation.dy) {
      return startEdges.contains(translation.dx > 0 ? .left : .right)
    }
    return startEdges.contains(translation.dy > 0 ? .top : .bottom)
  }

  open override func reset() {
    super.reset()
    startEdges = []
  }
}
