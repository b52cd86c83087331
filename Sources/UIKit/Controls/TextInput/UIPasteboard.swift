public import CoreGraphics

/// The type of `UIPasteboard.Name`: the name of a pasteboard.
public struct UIPasteboardName: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public let rawValue: String
  /// Makes a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The name of the pasteboard that all programs share.
  public static let general = UIPasteboardName("com.apple.UIKit.pboard.general")
}

/// A clipboard with items, each with its representations by type.
///
/// The text of ``general`` is that of the system's clipboard, which other programs read and change.
/// All other content stays in this program. Without a running application all content does.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  public typealias Name = UIPasteboardName

  /// The types of representations, by their uniform type identifiers.
  enum ItemType {
    static let string = "public.utf8-plain-text"
    static let url = "public.url"
    static let image = "public.png"
    static let color = "com.apple.uikit.color"
    /// Other type identifiers that are treated as the ones above.
    static let texts: Set = [string, "public.plain-text", "public.text"]
    static let urls: Set = [url, "public.file-url"]
    static let images: Set = [image, "public.image", "public.jpeg"]
  }

  /// Posted when this program has changed the items of a pasteboard. The object is the pasteboard.
  public nonisolated static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")
  /// Posted when a named pasteboard is removed. The object is the pasteboard.
  public nonisolated static let removedNotification = Notification.Name(
    "UIPasteboardRemovedNotification")

  /// The clipboard that all apps of the machine share.
  public static let general = UIPasteboard(.general)

  private static var named: [Name: UIPasteboard] = [:]

  /// The name, which identifies the pasteboard.
  open private(set) var name: Name
  private var ownItems: [[String: Any]] = []
  private var ownCount = 0
  /// The text of the system's clipboard when it was last read or written.
  private var knownText = ""

  private init(_ name: Name) {
    self.name = name
    super.init()
  }

  /// Makes the pasteboard with a name. If there is none, it is made if `create` is true.
  public convenience init?(name pasteboardName: UIPasteboard.Name, create: Bool) {
    // Several objects with one name share the content of the one that was made first.
    guard create || Self.named[pasteboardName] != nil || pasteboardName == .general else {
      return nil
    }
    self.init(pasteboardName)
    if Self.named[pasteboardName] == nil { Self.named[pasteboardName] = self }
  }

  /// Makes a pasteboard with a unique name.
  public class func withUniqueName() -> UIPasteboard {
    let board = UIPasteboard(Name(UUID().uuidString))
    named[board.name] = board
    return board
  }

  /// Removes a named pasteboard and its content. The general one cannot be removed.
  public class func remove(withName pasteboardName: UIPasteboard.Name) {
    guard let board = named.removeValue(forKey: pasteboardName) else { return }
    board.ownItems = []
    NotificationCenter.default.post(name: removedNotification, object: board)
  }

  /// The object that stores the content.
  private var store: UIPasteboard {
    name == .general ? Self.general : Self.named[name] ?? self
  }

  // MARK: Items

  /// The items, each with its values by type. Setting them replaces the content.
  open var items: [[String: Any]] {
    get {
      store.takeInSystemText()
      return store.ownItems
    }
    set { store.replaceItems(by: newValue) }
  }

  /// The number of items.
  open var numberOfItems: Int { items.count }

  /// A number that increases with each change of the items.
  open var changeCount: Int {
    store.takeInSystemText()
    return store.ownCount
  }

  /// Adds items after the existing ones.
  open func addItems(_ items: [[String: Any]]) { self.items += items }

  /// Replaces the items. Options for other devices and for expiry are ignored, because there is one
  /// device.
  open func setItems(_ items: [[String: Any]]) { self.items = items }

  private func replaceItems(by new: [[String: Any]]) {
    ownItems = new
    ownCount += 1
    if name == .general {
      knownText = Self.string(in: new.first ?? [:]) ?? ""
      UIWindowScene.current.clipboardText = knownText
    }
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }

  /// Imports a text that another program has put on the system's clipboard.
  private func takeInSystemText() {
    guard name == .general else { return }
    let text = UIWindowScene.current.clipboardText
    guard text != knownText else { return }
    knownText = text
    ownItems = text.isEmpty ? [] : [[ItemType.string: text]]
    ownCount += 1
  }

  // MARK: Types

  /// The types of the first item.
  open var types: [String] { (items.first?.keys).map { $0.sorted() } ?? [] }

  /// Whether the first item has one of the types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    pasteboardTypes.contains { items.first?[$0] != nil }
  }

  /// Returns the value of the first item for a type.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    items.first?[pasteboardType]
  }

  /// Returns the data of the first item for a type: UTF-8 for a text, a PNG file for an image.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    switch items.first?[pasteboardType] {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    case let image as UIImage: image.pngData()
    default: nil
    }
  }

  /// Replaces all items by one with a value for a type.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }

  /// Replaces all items by one with data for a type.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    setValue(data, forPasteboardType: pasteboardType)
  }

  // MARK: Values

  /// The text of the first item; nil if there is none. Setting nil empties the pasteboard.
  open var string: String? {
    get { items.first.flatMap { Self.string(in: $0) } }
    set { items = newValue.map { [[ItemType.string: $0]] } ?? [] }
  }

  /// The texts of all items with one; nil for none.
  open var strings: [String]? {
    get { all { Self.string(in: $0) } }
    set { items = (newValue ?? []).map { [ItemType.string: $0] } }
  }

  /// The URL of the first item; nil if there is none.
  open var url: URL? {
    get { items.first.flatMap { Self.url(in: $0) } }
    set { items = newValue.map { [[ItemType.url: $0]] } ?? [] }
  }

  /// The URLs of all items with one; nil for none.
  open var urls: [URL]? {
    get { all { Self.url(in: $0) } }
    set { items = (newValue ?? []).map { [ItemType.url: $0] } }
  }

  /// The image of the first item; nil if there is none.
  open var image: UIImage? {
    get { items.first.flatMap { Self.image(in: $0) } }
    set { items = newValue.map { [[ItemType.image: $0]] } ?? [] }
  }

  /// The images of all items with one; nil for none.
  open var images: [UIImage]? {
    get { all { Self.image(in: $0) } }
    set { items = (newValue ?? []).map { [ItemType.image: $0] } }
  }

  /// The colour of the first item; nil if there is none.
  open var color: UIColor? {
    get { items.first?[ItemType.color] as? UIColor }
    set { items = newValue.map { [[ItemType.color: $0]] } ?? [] }
  }

  /// The colours of all items with one; nil for none.
  open var colors: [UIColor]? {
    get { all { $0[ItemType.color] as? UIColor } }
    set { items = (newValue ?? []).map { [ItemType.color: $0] } }
  }

  /// Whether there is a text.
  open var hasStrings: Bool { strings != nil }
  /// Whether there is a URL.
  open var hasURLs: Bool { urls != nil }
  /// Whether there is an image.
  open var hasImages: Bool { images != nil }
  /// Whether there is a colour.
  open var hasColors: Bool { colors != nil }

  private func all<Value>(_ read: ([String: Any]) -> Value?) -> [Value]? {
    let found = items.compactMap(read)
    return found.isEmpty ? nil : found
  }

  /// Returns the text of an item; for a URL, the text of the URL.
  private static func string(in item: [String: Any]) -> String? {
    for type in ItemType.texts.sorted() {
      if let text = item[type] as? String { return text }
      if let data = item[type] as? Data, let text = String(data: data, encoding: .utf8) {
        return text
      }
    }
    return url(in: item)?.absoluteString
  }

  private static func url(in item: [String: Any]) -> URL? {
    for type in ItemType.urls.sorted() {
      if let url = item[type] as? URL { return url }
      if let text = item[type] as? String, let url = URL(string: text) { return url }
    }
    return nil
  }

  private static func image(in item: [String: Any]) -> UIImage? {
    for type in ItemType.images.sorted() {
      if let image = item[type] as? UIImage { return image }
      if let data = item[type] as? Data, let image = UIImage(data: data) { return image }
    }
    return nil
  }
}
