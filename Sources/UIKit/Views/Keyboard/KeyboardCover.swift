import CoreGraphics

/// The part of a view that the keyboard covers, for a container that keeps its content above the
/// keyboard. The keyboard of content behind or in front of the view is ignored.
@MainActor
final class KeyboardCover {
  /// The covered length at the bottom of the view in points, as of the last ``update()``.
  private(set) var length: CGFloat = 0
  private weak var view: UIView?
  private var onMove: () -> Void = {}
  private var observer: (any NSObjectProtocol)?

  isolated deinit { end() }

  /// - Parameter onMove: called when the keyboard begins to move.
  func begin(in view: UIView, onMove: @escaping () -> Void) {
    self.view = view
    self.onMove = onMove
    guard observer == nil else { return }
    observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.onMove() }
    }
  }

  func end() {
    if let observer { NotificationCenter.default.removeObserver(observer) }
    observer = nil
    length = 0
    onMove = {}
  }

  /// Computes the covered length for the keyboard's position at the end of its animation.
  ///
  /// - Returns: whether the covered length has changed.
  @discardableResult
  func update() -> Bool {
    let former = length
    length = coveredLength
    return length != former
  }

  private var coveredLength: CGFloat {
    guard let view, let window = view.window, let keyboard = window.windowScene?.keyboard,
      keyboard.isShown
    else { return 0 }
    // Without a first responder the keyboard is kept for the frontmost content.
    if let first = window.firstResponder, !first.responderChain.contains(where: { $0 === view }) {
      return 0
    }
    let top = view.convert(window.convert(keyboard.frame.origin, from: UIWindow?.none), from: nil).y
    return min(max(view.bounds.maxY - top, 0), view.bounds.height)
  }

  /// Makes changes with the keyboard's duration and timing curve.
  static func animate(_ changes: @escaping () -> Void) {
    UIView.animate(
      withDuration: Keyboard.duration, delay: 0,
      options: [.keyboardCurve, .allowUserInteraction], animations: changes)
  }
}
