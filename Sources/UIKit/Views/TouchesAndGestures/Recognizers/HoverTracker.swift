import CoreGraphics

/// Reports the mouse's location to hover recognisers. A frame without hovering has no cost.
@MainActor
final class HoverTracker {
  private struct WeakHover {
    weak var recognizer: UIHoverGestureRecognizer?
  }

  /// The recognisers whose view the mouse has entered.
  private var entered: [WeakHover] = []
  private var lastLocation: CGPoint?

  /// Updates the recognisers for the mouse at a point of the screen, over a view, or outside. It is
  /// also called when views have moved under the mouse.
  func update(at location: CGPoint?, over view: UIView?, modifiers: UIKeyModifierFlags) {
    let hasMoved = location != lastLocation
    lastLocation = location
    if !entered.isEmpty { leaveAll(but: view) }
    guard let location else { return }
    var current = view
    while let view = current {
      // An action can remove the view.
      current = view.superview
      guard let window = view.window else { break }
      let point = window.convert(location, from: UIWindow?.none)
      for case let hover as UIHoverGestureRecognizer in view.recognizers
      where hover.isEnabled && hover.view === view {
        if hover.enteredView === view {
          if hasMoved { hover.move(to: point, modifiers: modifiers) }
        } else {
          entered.removeAll { $0.recognizer === hover }
          entered.append(WeakHover(recognizer: hover))
          hover.enter(at: point, modifiers: modifiers)
        }
      }
    }
  }

  private func leaveAll(but view: UIView?) {
    func isStillOver(_ hover: UIHoverGestureRecognizer?) -> Bool {
      guard let area = hover?.enteredView else { return false }
      return view?.isInSubtree(of: area) ?? false
    }
    let left = entered.filter { !isStillOver($0.recognizer) }
    guard !left.isEmpty else { return }
    entered.removeAll { !isStillOver($0.recognizer) }
    for hover in left { hover.recognizer?.leave() }
  }
}
