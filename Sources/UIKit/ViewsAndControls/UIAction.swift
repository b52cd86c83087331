public import CoreGraphics

/// What a `UIAction` calls.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// A closure to call when a control is used, with a title and an image to show for it.
@preconcurrency @MainActor
open class UIAction: NSObject {
  /// Tells actions apart: a control keeps one of each identifier.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  open var title: String
  open var image: UIImage?
  public let identifier: UIAction.Identifier
  /// What triggered the action, while its handler runs.
  open internal(set) var sender: Any?
  private let handler: UIActionHandler

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
