import CoreGraphics

/// How much of a view its own keyboard covers, for a container that keeps its content above it. The
/// keyboard of what lies behind or in front is of no concern.
@MainActor
final class KeyboardCover {
  /// Points from the bottom of the view, as of the last ``update()``.
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

  /// Looks where the keyboard is, or will be when it has arrived.
  ///
  /// - Returns: whether it covers another part of the view than before.
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
    // Without a first responder the keyboard is kept for what is in front.
    if let first = window.firstResponder, !first.responderChain.contains(where: { $0 === view }) {
      return 0
    }
    let top = view.convert(window.convert(keyboard.frame.origin, from: UIWindow?.none), from: nil).y
    return min(max(view.bounds.maxY - top, 0), view.bounds.height)
  }

  /// Makes changes as fast as the keyboard moves.
  static func animate(_ changes: @escaping () -> Void) {
    UIView.animate(
      withDuration: Keyboard.duration, delay: 0,
      options: [.keyboardCurve, .allowUserInteraction], animations: changes)
  }
}
