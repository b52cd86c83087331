public import CoreGraphics

/// The closure that a ``UIAction`` calls.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// A closure to call when a control is used, with a title and an image to show for it.
@preconcurrency @MainActor
open class UIAction: NSObject {
  /// Identifies an action: a control keeps one of each identifier.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name that it is known by.
    public let rawValue: String
    /// An identifier of a name of the program's own.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A value of any name, also of one that is not listed here.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The title of a control that shows the action; empty for none.
  open var title: String
  /// The image of a control that shows the action; nil for none.
  open var image: UIImage?
  /// Identifies the action among others of a control. A unique one is generated if none is given.
  public let identifier: UIAction.Identifier
  /// The object that triggered the action, while its handler runs.
  open internal(set) var sender: Any?
  private let handler: UIActionHandler

  /// An action that calls a closure.
  ///
  /// - Parameters:
  ///   - title: shown by buttons made with the action; empty for none.
  ///   - image: shown by buttons made with the action; nil for none.
  ///   - identifier: nil makes a unique one.
  ///   - handler: called on the main actor, with the action; ``sender`` is set meanwhile. It is
  ///     kept for as long as the action.
  public init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    handler: @escaping UIActionHandler
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? Identifier("UIAction.\(UUID().uuidString)")
    self.handler = handler
    super.init()
  }

  func perform(sender: Any?) {
    let previous = self.sender
    self.sender = sender
    handler(self)
    self.sender = previous
  }
}
