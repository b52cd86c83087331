/// A list of actions and of menus. It does not change once it is made; see
/// ``replacingChildren(_:)``.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// How a menu is shown in another one. The values are Apple's.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits, one for each member.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As a section, between lines, instead of a row that opens it.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// Its row is red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Choosing an action in it marks that one, and no other.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// The size in which a menu wants its elements. The raw values are Apple's.
  public enum ElementSize: Int, Sendable {
    /// The smallest, several in a row.
    case small = 0
    /// Several in a row.
    case medium = 1
    /// One in a row.
    case large = 2
    /// What the system takes.
    case automatic = -1
  }

  /// Identifies a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name that it is known by.
    public let rawValue: String
    /// An identifier of a name of the program's own.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A value of any name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Identifies the menu. A unique one is generated if none is given.
  public let identifier: UIMenu.Identifier
  /// How it is shown in another menu.
  public let options: UIMenu.Options
  /// The size in which it wants its elements. It is kept: each has a row of its own here.
  open var preferredElementSize: UIMenu.ElementSize
  /// Its elements, in the order in which they are shown.
  open private(set) var children: [UIMenuElement]

  /// A menu of elements.
  ///
  /// - Parameters:
  ///   - title: shown above the elements, or in the row of another menu; empty for none.
  ///   - subtitle: smaller text in that row.
  ///   - image: shown in that row.
  ///   - identifier: nil makes a unique one.
  ///   - options: how it is shown in another menu.
  ///   - preferredElementSize: the size in which it wants its elements.
  ///   - children: its elements.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
    preferredElementSize: UIMenu.ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.preferredElementSize = preferredElementSize
    self.identifier = identifier ?? Identifier("UIMenu.\(UUID().uuidString)")
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The same menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The actions that are marked, with those of sections and menus inside.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu { return menu.selectedElements }
      return (child as? UIAction)?.state == .on ? [child] : []
    }
  }

  /// Marks an action of a menu in which one is selected.
  func select(_ action: UIAction) {
    for child in children {
      if let menu = child as? UIMenu, menu.options.contains(.displayInline) { menu.select(action) }
      guard options.contains(.singleSelection), let other = child as? UIAction,
        children.contains(where: { $0 === action })
      else { continue }
      other.state = other === action ? .on : .off
    }
  }
}
