public import CoreGraphics

/// What a menu shows: an action, a menu inside it, or elements that are supplied later.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The mark before an action. The raw values are Apple's.
  public enum State: Int, Sendable {
    /// None.
    case off = 0
    /// A check mark.
    case on = 1
    /// A dash.
    case mixed = 2
  }

  /// How a menu shows an action. The values are Apple's.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits, one for each member.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Grey, and not to be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// Red: it removes something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// Not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  var ownTitle: String
  var ownSubtitle: String?
  var ownImage: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    (ownTitle, ownSubtitle, ownImage) = (title, subtitle, image)
    super.init()
  }

  /// The text of the row.
  open var title: String { ownTitle }
  /// Smaller text below the title; nil for none.
  open var subtitle: String? {
    get { ownSubtitle }
    set { ownSubtitle = newValue }
  }
  /// The image at the end of the row; nil for none.
  open var image: UIImage? { ownImage }
}

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

/// Elements that are supplied when a menu is opened; until then the row says that it is loading.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  /// Supplies the elements by calling the closure that it gets, at once or later.
  public typealias Provider = @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void

  private enum Progress {
    case new
    case waiting([@MainActor ([UIMenuElement]) -> Void])
    case done([UIMenuElement])
  }

  private let provider: Provider
  private let isCached: Bool
  private var progress = Progress.new

  private init(isCached: Bool, provider: @escaping Provider) {
    self.provider = provider
    self.isCached = isCached
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Elements that are supplied once.
  public convenience init(_ elementProvider: @escaping Provider) {
    self.init(isCached: true, provider: elementProvider)
  }

  /// Elements that are supplied each time the menu is opened.
  public class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(isCached: false, provider: elementProvider)
  }

  /// The elements, if they have been supplied.
  var known: [UIMenuElement]? {
    if case .done(let elements) = progress { elements } else { nil }
  }

  /// A menu is opened: what was supplied before is asked for again unless it is kept.
  func reset() {
    if !isCached, case .done = progress { progress = .new }
  }

  /// Asks for the elements, and calls a closure once they are there.
  func load(_ completion: @escaping @MainActor () -> Void) {
    switch progress {
    case .done: completion()
    case .waiting(let others): progress = .waiting(others + [{ _ in completion() }])
    case .new:
      progress = .waiting([{ _ in completion() }])
      provider { [weak self] elements in
        guard let self, case .waiting(let waiting) = progress else { return }
        progress = .done(elements)
        for report in waiting { report(elements) }
      }
    }
  }
}
