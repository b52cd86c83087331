/// A menu element that calls a method along the responder chain.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// The method to call, with the command as its sender.
  open var action: Selector! { ownAction }
  let ownAction: Selector
  /// The program's own data, which distinguishes commands that call the same method.
  open var propertyList: Any? { ownPropertyList }
  private let ownPropertyList: Any?
  /// What menus show while other modifiers are held. It has no effect here.
  open var alternates: [UICommandAlternate] { ownAlternates }
  private let ownAlternates: [UICommandAlternate]

  /// The title of its row; empty for none.
  open override var title: String {
    get { ownTitle }
    set { ownTitle = newValue }
  }
  /// The image of its row; nil for none.
  open override var image: UIImage? {
    get { ownImage }
    set { ownImage = newValue }
  }
  /// A description of the command's effect, by which users can find it. It has no effect here.
  open var discoverabilityTitle: String?
  /// The attributes of the command in a menu.
  open var attributes: UIMenuElement.Attributes
  /// The state of the command in a menu, which shows it as a mark.
  open var state: UIMenuElement.State

  /// Makes a command.
  ///
  /// - Parameters:
  ///   - title: the title of its row; empty for none.
  ///   - subtitle: the smaller text below the title; nil for none.
  ///   - image: the image of its row; nil for none.
  ///   - action: called on the nearest responder that can perform it. The search begins at the view
  ///     of the menu, or otherwise at the first responder.
  ///   - propertyList: the program's own data.
  ///   - alternates: what menus show while other modifiers are held.
  ///   - discoverabilityTitle: a description of the command's effect.
  ///   - attributes: how menus show the command.
  ///   - state: the mark before the command in menus.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
    propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    ownAction = action
    ownPropertyList = propertyList
    ownAlternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: subtitle, image: image)
  }
}

/// An alternative of a command that a menu shows while other modifiers are held.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  /// The title of the row.
  public let title: String
  /// The method to call.
  public let action: Selector
  /// The modifiers that must be held.
  public let modifierFlags: UIKeyModifierFlags

  /// An alternative with a title and a method, for modifiers.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
    super.init()
  }
}
