import CoreGraphics

/// The closure that a ``UIAction`` calls.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// A closure that is called when a control is used or a menu row is chosen, with a title and an
/// image.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// Identifies an action. A control has one action for each identifier.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name of the identifier.
    public let rawValue: String
    /// Makes an identifier with a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The title of a control or a row that shows the action; empty for none.
  open override var title: String {
    get { ownTitle }
    set { ownTitle = newValue }
  }
  /// The smaller text of a menu row below the title; nil for none.
  open override var subtitle: String? {
    get { ownSubtitle }
    set { ownSubtitle = newValue }
  }
  /// The image of a control or a row that shows the action; nil for none.
  open override var image: UIImage? {
    get { ownImage }
    set { ownImage = newValue }
  }
  /// A description of the action for users. It is not shown here.
  open var discoverabilityTitle: String?
  /// The attributes of the action in a menu.
  open var attributes: UIMenuElement.Attributes
  /// The state of the action in a menu, which shows it as a mark.
  open var state: UIMenuElement.State
  /// Identifies the action among those of a control. If none is given, it is unique.
  public let identifier: UIAction.Identifier
  /// The object that has triggered the action, while the handler runs.
  open internal(set) var sender: Any?
  private let handler: UIActionHandler

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - title: the title of buttons made with the action, and in menus; empty for none.
  ///   - subtitle: the text below the title in menus; nil for none.
  ///   - image: the image of buttons made with the action, and in menus; nil for none.
  ///   - identifier: the identifier; nil makes a unique one.
  ///   - discoverabilityTitle: a description of the action.
  ///   - attributes: the attributes in menus.
  ///   - state: the mark in menus.
  ///   - handler: called on the main actor with the action, whose ``sender`` is set during the
  ///     call. It is retained as long as the action.
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
