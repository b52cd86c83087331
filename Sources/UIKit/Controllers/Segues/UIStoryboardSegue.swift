public import CoreGraphics

/// A transition from one controller to another, with a name. A subclass overrides ``perform()``.
///
/// A segue of a storyboard is kept until the presentation that it has begun ends, so that it can be
/// the destination's transitioning delegate.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The name that the storyboard gives it; nil for none.
  public let identifier: String?
  /// The controller that it leads away from.
  public let source: UIViewController
  /// The controller that it leads to, made for it. For an unwind segue it is the controller to
  /// which the unwinding returns.
  public let destination: UIViewController
  /// Whether the standard segue of its kind is animated.
  var isAnimated = true
  /// The action of the segue's kind, such as a push.
  var kindHandler: (@MainActor (UIStoryboardSegue) -> Void)?

  /// A segue between two controllers. Nothing is done until ``perform()``.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// A segue that runs `performHandler`.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    kindHandler = { _ in performHandler() }
  }

  /// Makes a segue of a class that a file names, by ``init(identifier:source:destination:)``. A
  /// subclass inherits it if it has that initializer.
  public required convenience init(
    named identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
  }

  /// Shows the destination. The default runs the handler that the segue was made with, or the
  /// action of its kind in the storyboard, or else presents the destination.
  open func perform() {
    if let kindHandler {
      kindHandler(self)
    } else {
      source.present(destination, animated: isAnimated)
    }
  }
}
