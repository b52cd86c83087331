public import CoreGraphics

/// A way from one controller to another, with a name. A subclass overrides `perform()`.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  private let performHandler: (() -> Void)?

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    performHandler = nil
    super.init()
  }

  private init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    handler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    performHandler = handler
    super.init()
  }

  /// A segue that runs `performHandler`.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(
      identifier: identifier, source: source, destination: destination, handler: performHandler)
  }

  /// Goes from source to destination. The default runs the handler that the segue was made with, or
  /// presents the destination.
  open func perform() {
    if let performHandler {
      performHandler()
    } else {
      source.present(destination, animated: true)
    }
  }
}
