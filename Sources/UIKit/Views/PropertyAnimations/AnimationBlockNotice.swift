import ObjectiveCSupport
import QuartzCore

/// The delegate of animations between `beginAnimations` and `commitAnimations`, and the methods
/// that it wants called.
@MainActor
final class AnimationBlockNotice {
  private let animationID: String?
  private let context: UnsafeMutableRawPointer?
  /// The delegate, which is held strongly until the animations have ended.
  var delegate: AnyObject?
  /// Called when the animations begin, with the identifier and the context.
  var willStart: Selector?
  /// Called when the animations have ended, with the identifier, the outcome and the context.
  var didStop: Selector?

  init(_ animationID: String?, _ context: UnsafeMutableRawPointer?) {
    (self.animationID, self.context) = (animationID, context)
  }

  /// Arranges the calls when the block is committed.
  func commit(_ block: ViewAnimation) {
    guard let delegate else { return }
    if let willStart {
      whenStarted(after: block.delay) { [animationID, context] in
        Self.call(willStart, of: delegate, [animationID, context])
      }
    }
    guard let didStop else { return }
    block.group.whenDone { [animationID, context] finished in
      Self.call(didStop, of: delegate, [animationID, NSNumber(value: finished), context])
    }
  }

  private func whenStarted(after delay: TimeInterval, _ body: @escaping @MainActor () -> Void) {
    // A group without animations completes in the next turn, in which the animations begin.
    AnimationGroup { _ in
      if delay > 0 { FrameTimers.current.schedule(after: delay, body) } else { body() }
    }
    .seal()
  }

  private static func call(_ selector: Selector, of delegate: AnyObject, _ values: [Any?]) {
    guard !selector.perform(on: delegate, values: values) else { return }
    Diagnostics.warn(
      "\(type(of: delegate)) has no method “\(selector)” for the start or the end of animations.")
  }
}
