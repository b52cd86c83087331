import CoreGraphics
import InterfaceBuilder

@MainActor
extension InterfaceCoder {
  func decodeNavigationBar(_ bar: UINavigationBar) {
    let properties = properties
    decodeTranslucency { bar.isTranslucent = $0 }
    properties.color("barTintColor") { bar.barTintColor = $0 }
    properties.bool("largeTitles") { bar.prefersLargeTitles = $0 }
    for child in object.children where child.element == "textAttributes" {
      let values = scope.textAttributes(child)
      if child.key == "titleTextAttributes" { bar.titleTextAttributes = values }
      if child.key == "largeTitleTextAttributes" { bar.largeTitleTextAttributes = values }
    }
    let items = object.list("items").compactMap { scope.makeObject($0) as? UINavigationItem }
    if !items.isEmpty { bar.items = items }
  }

  func decodeToolbar(_ bar: UIToolbar) {
    decodeTranslucency { bar.isTranslucent = $0 }
    properties.color("barTintColor") { bar.barTintColor = $0 }
    let items = object.list("items").compactMap { scope.makeObject($0) as? UIBarButtonItem }
    if !items.isEmpty { bar.items = items }
  }

  func decodeTabBar(_ bar: UITabBar) {
    decodeTranslucency { bar.isTranslucent = $0 }
    properties.color("barTintColor") { bar.barTintColor = $0 }
    properties.color("unselectedItemTintColor") { bar.unselectedItemTintColor = $0 }
    let items = object.list("items").map(scope.makeTabBarItem)
    if !items.isEmpty { bar.items = items }
  }

  private func decodeTranslucency(_ set: (Bool) -> Void) { properties.bool("translucent", set) }
}

extension InterfaceScope {
  func textAttributes(_ object: InterfaceObject) -> [NSAttributedString.Key: Any] {
    var values: [NSAttributedString.Key: Any] = [:]
    let properties = InterfaceProperties(object, in: self)
    properties.color("textColor") { values[.foregroundColor] = $0 }
    properties.font("fontDescription", usual: UIFont.labelFontSize) { values[.font] = $0 }
    return values
  }

  private func decodeItem(_ object: InterfaceObject, into item: UIBarItem) {
    let properties = InterfaceProperties(object, in: self)
    properties.string("title") { item.title = $0 }
    properties.image("image") { item.image = $0 }
    properties.bool("enabled") { item.isEnabled = $0 }
    properties.integer("tag") { item.tag = $0 }
    decodeAccessibility(of: object, into: item)
  }

  // MARK: - Buttons

  func makeBarButtonItem(_ object: InterfaceObject) -> UIBarButtonItem {
    let name = object.attributes.keyword("systemItem")
    let system = name.flatMap { Self.systemItems[$0] }
    let item = makePlain(object, base: UIBarButtonItem.self) { UIBarButtonItem() }
    if let system { item.become(system) }
    if let name, system == nil {
      source.warn(object.line, "there is no system item \"\(name)\"; its name is shown.")
      item.title = name.prefix(1).uppercased() + name.dropFirst()
    }
    decodeItem(object, into: item)
    let properties = InterfaceProperties(object, in: self)
    properties.number("width") { item.width = $0 }
    properties.color("tintColor") { item.tintColor = $0 }
    properties.word("style", ["plain": .plain, "bordered": .plain, "done": .done]) {
      item.style = $0
    }
    let custom = object.children.first { InterfaceClasses.view($0.element) != nil }
    item.customView = custom.flatMap(makeView)
    return item
  }

  private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
    "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
    "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
    "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo,
    "redo": .redo, "close": .close,
  ]

  // MARK: - Navigation items

  func decode(_ object: InterfaceObject, into item: UINavigationItem) {
    let properties = InterfaceProperties(object, in: self)
    properties.string("title") { item.title = $0 }
    properties.string("prompt") { item.prompt = $0 }
    properties.string("backButtonTitle") { item.backButtonTitle = $0 }
    properties.bool("hidesBackButton") { item.hidesBackButton = $0 }
    properties.bool("leftItemsSupplementBackButton") { item.leftItemsSupplementBackButton = $0 }
    properties.word(
      "largeTitleDisplayMode", ["automatic": .automatic, "always": .always, "never": .never]
    ) { item.largeTitleDisplayMode = $0 }
    for child in object.children {
      switch child.key {
      case "titleView": item.titleView = makeView(child)
      case "leftBarButtonItem": item.leftBarButtonItem = barButton(child)
      case "rightBarButtonItem": item.rightBarButtonItem = barButton(child)
      case "backBarButtonItem": item.backBarButtonItem = barButton(child)
      default: break
      }
    }
    let left = object.list("leftBarButtonItems").compactMap(barButton)
    if !left.isEmpty { item.leftBarButtonItems = left }
    let right = object.list("rightBarButtonItems").compactMap(barButton)
    if !right.isEmpty { item.rightBarButtonItems = right }
  }

  func barButton(_ object: InterfaceObject) -> UIBarButtonItem? {
    makeObject(object) as? UIBarButtonItem
  }

  // MARK: - Tabs

  func makeTabBarItem(_ object: InterfaceObject) -> UITabBarItem {
    let item = makePlain(object, base: UITabBarItem.self) { UITabBarItem() }
    let system = object.attributes.keyword("systemItem").flatMap { name in
      UITabBarItem.SystemItem.allCases.first { "\($0)" == name }
    }
    if let standard = system.map({ UITabBarItem(tabBarSystemItem: $0, tag: 0) }) {
      (item.title, item.image) = (standard.title, standard.image)
    }
    decode(object, into: item)
    note(item, for: object)
    return item
  }

  private func decode(_ object: InterfaceObject, into item: UITabBarItem) {
    decodeItem(object, into: item)
    let properties = InterfaceProperties(object, in: self)
    properties.image("selectedImage") { item.selectedImage = $0 }
    properties.string("badgeValue") { item.badgeValue = $0 }
    properties.color("badgeColor") { item.badgeColor = $0 }
  }
}
