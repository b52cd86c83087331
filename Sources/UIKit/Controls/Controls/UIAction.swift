import CoreGraphics

/// The closure that a ``UIAction`` calls.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// A closure to call when a control is used or a menu's row is chosen, with a title and an image to
/// show for it.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// Identifies an action: a control keeps one of each identifier.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name that it is known by.
    public let rawValue: String
    /// An identifier of a name of the program's own.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A value of any name, also of one that is not listed here.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The title of a control or a row that shows the action; empty for none.
  open override var title: String {
    get { ownTitle }
    set { ownTitle = newValue }
  }
  /// The smaller text of a row below the title; nil for none.
  open override var subtitle: String? {
    get { ownSubtitle }
    set { ownSubtitle = newValue }
  }
  /// The image of a control or a row that shows the action; nil for none.
  open override var image: UIImage? {
    get { ownImage }
    set { ownImage = newValue }
  }
  /// What the action does, for users who look for it. It is not shown here.
  open var discoverabilityTitle: String?
  /// How a menu shows the action.
  open var attributes: UIMenuElement.Attributes
  /// The mark before the action in a menu.
  open var state: UIMenuElement.State
  /// Identifies the action among others of a control. A unique one is generated if none is given.
  public let identifier: UIAction.Identifier
  /// The object that triggered the action, while its handler runs.
  open internal(set) var sender: Any?
  private let handler: UIActionHandler

  /// An action that calls a closure.
  ///
  /// - Parameters:
  ///   - title: shown by buttons made with the action, and in menus; empty for none.
  ///   - subtitle: shown in menus below the title; nil for none.
  ///   - image: shown by buttons made with the action, and in menus; nil for none.
  ///   - identifier: nil makes a unique one.
  ///   - discoverabilityTitle: what the action does.
  ///   - attributes: how menus show it.
  ///   - state: the mark before it in menus.
  ///   - handler: called on the main actor, with the action; ``sender`` is set meanwhile. It is
  ///     kept for as long as the action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier("UIAction.\(UUID().uuidString)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  func perform(sender: Any?) {
    let previous = self.sender
    self.sender = sender
    handler(self)
    self.sender = previous
  }
}
