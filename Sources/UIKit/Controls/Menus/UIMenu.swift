/// A menu of actions and submenus. It is immutable; see ``replacingChildren(_:)``.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// The way in which a menu is shown in another one. The values are Apple's.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The option bits.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As a section between lines, instead of a row that opens it.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// With a red row.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Choosing an action selects it, and deselects all others.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// The preferred size of a menu's elements. The raw values are Apple's.
  public enum ElementSize: Int, Sendable {
    /// The smallest size, with several elements in a row.
    case small = 0
    /// A medium size, with several elements in a row.
    case medium = 1
    /// A large size, with one element in a row.
    case large = 2
    /// The system's choice.
    case automatic = -1
  }

  /// Identifies a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name of the identifier.
    public let rawValue: String
    /// Makes an identifier with a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Identifies the menu. If none is given, it is unique.
  public let identifier: UIMenu.Identifier
  /// The way in which it is shown in another menu.
  public let options: UIMenu.Options
  /// The preferred size of its elements. It is ignored: each element has its own row here.
  open var preferredElementSize: UIMenu.ElementSize
  /// The elements in their order.
  open private(set) var children: [UIMenuElement]

  /// Makes a menu of elements.
  ///
  /// - Parameters:
  ///   - title: the text above the elements, or in the row of another menu; empty for none.
  ///   - subtitle: the smaller text in that row.
  ///   - image: the image in that row.
  ///   - identifier: the identifier; nil makes a unique one.
  ///   - options: the way in which it is shown in another menu.
  ///   - preferredElementSize: the preferred size of its elements.
  ///   - children: the elements.
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

  /// Returns the same menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The selected actions, including those of sections and submenus.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu { return menu.selectedElements }
      return (child as? UIAction)?.state == .on ? [child] : []
    }
  }

  /// Selects an action of a menu with a single selection.
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
