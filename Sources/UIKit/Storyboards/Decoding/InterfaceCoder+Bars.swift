import CoreGraphics
import InterfaceBuilder

@MainActor
extension InterfaceCoder {
  func decodeNavigationBar(_ bar: UINavigationBar) {
    let properties = properties
    properties.barStyle { bar.barStyle = $0 }
    properties.bool("translucent") { bar.isTranslucent = $0 }
    properties.color("barTintColor") { bar.barTintColor = $0 }
    properties.bool("largeTitles") { bar.prefersLargeTitles = $0 }
    properties.image("backgroundImage") { bar.setBackgroundImage($0, for: .default) }
    properties.image("shadowImage") { bar.shadowImage = $0 }
    properties.image("backIndicatorImage") { bar.backIndicatorImage = $0 }
    properties.image("backIndicatorTransitionMaskImage") {
      bar.backIndicatorTransitionMaskImage = $0
    }
    for child in object.children where child.element == "textAttributes" {
      let values = scope.textAttributes(child)
      if child.key == "titleTextAttributes" { bar.titleTextAttributes = values }
      if child.key == "largeTitleTextAttributes" { bar.largeTitleTextAttributes = values }
    }
    for child in object.children where child.element == "navigationBarAppearance" {
      let appearance = scope.navigationBarAppearance(child)
      switch child.key {
      case "standardAppearance": bar.standardAppearance = appearance
      case "compactAppearance": bar.compactAppearance = appearance
      case "scrollEdgeAppearance": bar.scrollEdgeAppearance = appearance
      case "compactScrollEdgeAppearance": bar.compactScrollEdgeAppearance = appearance
      default: break
      }
    }
    let items = object.list("items").compactMap { scope.makeObject($0) as? UINavigationItem }
    if !items.isEmpty { bar.items = items }
  }

  func decodeToolbar(_ bar: UIToolbar) {
    let properties = properties
    properties.barStyle { bar.barStyle = $0 }
    properties.bool("translucent") { bar.isTranslucent = $0 }
    properties.color("barTintColor") { bar.barTintColor = $0 }
    properties.image("backgroundImage") {
      bar.setBackgroundImage($0, forToolbarPosition: .any, barMetrics: .default)
    }
    properties.image("shadowImage") { bar.setShadowImage($0, forToolbarPosition: .any) }
    for child in object.children where child.element == "toolbarAppearance" {
      let appearance = UIToolbarAppearance()
      scope.decode(child, into: appearance)
      switch child.key {
      case "standardAppearance": bar.standardAppearance = appearance
      case "compactAppearance": bar.compactAppearance = appearance
      case "scrollEdgeAppearance": bar.scrollEdgeAppearance = appearance
      case "compactScrollEdgeAppearance": bar.compactScrollEdgeAppearance = appearance
      default: break
      }
    }
    let items = object.list("items").compactMap { scope.makeObject($0) as? UIBarButtonItem }
    if !items.isEmpty { bar.items = items }
  }

  func decodeTabBar(_ bar: UITabBar) {
    let properties = properties
    properties.barStyle { bar.barStyle = $0 }
    properties.bool("translucent") { bar.isTranslucent = $0 }
    properties.color("barTintColor") { bar.barTintColor = $0 }
    properties.color("unselectedItemTintColor") { bar.unselectedItemTintColor = $0 }
    properties.image("backgroundImage") { bar.backgroundImage = $0 }
    properties.image("shadowImage") { bar.shadowImage = $0 }
    properties.image("selectionIndicatorImage") { bar.selectionIndicatorImage = $0 }
    properties.word(
      "itemPositioning", ["automatic": .automatic, "fill": .fill, "centered": .centered]
    ) { bar.itemPositioning = $0 }
    properties.number("itemWidth") { bar.itemWidth = $0 }
    properties.number("itemSpacing") { bar.itemSpacing = $0 }
    for child in object.children where child.element == "tabBarAppearance" {
      let appearance = UITabBarAppearance()
      scope.decode(child, into: appearance)
      if child.key == "standardAppearance" { bar.standardAppearance = appearance }
      if child.key == "scrollEdgeAppearance" { bar.scrollEdgeAppearance = appearance }
    }
    let items = object.list("items").map(scope.makeTabBarItem)
    if !items.isEmpty { bar.items = items }
  }
}

extension InterfaceProperties {
  /// Decodes the style of a bar, for which older files have two black ones.
  func barStyle(_ set: (UIBarStyle) -> Void) {
    word(
      "barStyle",
      [
        "default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .black,
      ],
      set)
  }
}

extension InterfaceScope {
  fileprivate func navigationBarAppearance(
    _ object: InterfaceObject
  ) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    decode(object, into: appearance)
    InterfaceProperties(object, in: self).offset("titlePositionAdjustment") {
      appearance.titlePositionAdjustment = $0
    }
    for child in object.children where child.element == "textAttributes" {
      let values = textAttributes(child)
      if child.key == "titleTextAttributes" { appearance.titleTextAttributes = values }
      if child.key == "largeTitleTextAttributes" { appearance.largeTitleTextAttributes = values }
    }
    return appearance
  }

  /// Decodes the properties that all kinds of bar appearances share.
  fileprivate func decode(_ object: InterfaceObject, into appearance: UIBarAppearance) {
    let properties = InterfaceProperties(object, in: self)
    properties.word("backgroundEffect", InterfaceCoder.blurStyles) {
      appearance.backgroundEffect = UIBlurEffect(style: $0)
    }
    if object.attributes.keyword("backgroundEffect") == "none" {
      appearance.backgroundEffect = nil
    }
    properties.color("backgroundColor") { appearance.backgroundColor = $0 }
    properties.image("backgroundImage") { appearance.backgroundImage = $0 }
    properties.color("shadowColor") { appearance.shadowColor = $0 }
    properties.image("shadowImage") { appearance.shadowImage = $0 }
  }

  private func decodeItem(_ object: InterfaceObject, into item: UIBarItem) {
    let properties = InterfaceProperties(object, in: self)
    properties.string("title") { item.title = $0 }
    properties.image("image") { item.image = $0 }
    properties.insets("imageInsets") { item.imageInsets = $0 }
    properties.image("landscapeImage") { item.landscapeImagePhone = $0 }
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
    if case .array(let titles)? = object.attributes["possibleTitles"] {
      item.possibleTitles = Set(titles.compactMap(\.text))
    }
    properties.offset("titlePositionAdjustment") {
      item.setTitlePositionAdjustment($0, for: .default)
    }
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
    properties.offset("titlePositionAdjustment") { item.titlePositionAdjustment = $0 }
  }
}
