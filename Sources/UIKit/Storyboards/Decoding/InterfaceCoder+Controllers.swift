import CoreGraphics
import InterfaceBuilder

@MainActor
extension InterfaceCoder {
  func decodeController(_ controller: UIViewController) {
    controller.interfaceScope = scope
    scope.own(by: controller)
    scope.note(controller, for: object)
    let properties = properties
    properties.string("title") { controller.title = $0 }
    properties.word("modalPresentationStyle", UIModalPresentationStyle.byName) {
      controller.modalPresentationStyle = $0
    }
    properties.word("modalTransitionStyle", UIModalTransitionStyle.byName) {
      controller.modalTransitionStyle = $0
    }
    properties.bool("definesPresentationContext") { controller.definesPresentationContext = $0 }
    properties.bool("providesPresentationContextTransitionStyle") {
      controller.providesPresentationContextTransitionStyle = $0
    }
    properties.bool("modalInPopover") { controller.isModalInPresentation = $0 }
    properties.bool("hidesBottomBarWhenPushed") { controller.hidesBottomBarWhenPushed = $0 }
    properties.bool("automaticallyAdjustsScrollViewInsets") {
      controller.automaticallyAdjustsScrollViewInsets = $0
    }
    properties.bool("extendedLayoutIncludesOpaqueBars") {
      controller.extendedLayoutIncludesOpaqueBars = $0
    }
    properties.options(
      "edgesForExtendedLayout",
      ["top": UIRectEdge.top, "left": .left, "bottom": .bottom, "right": .right]
    ) { controller.edgesForExtendedLayout = $0 }
    properties.size("preferredContentSize") { controller.preferredContentSize = $0 }
    properties.string("restorationIdentifier") { controller.restorationIdentifier = $0 }
    if object.attributes.bool("useStoryboardIdentifierAsRestorationIdentifier") == true {
      controller.restorationIdentifier = object.attributes.string("storyboardIdentifier")
    }
    properties.string("nibName") { controller.nibName = $0 }
    decodeItems(of: controller)
  }

  private func decodeItems(of controller: UIViewController) {
    if let item = object.child("navigationItem") {
      if item.customClass != nil {
        let own = scope.makePlain(item, base: UINavigationItem.self) { UINavigationItem() }
        own.title = controller.title
        controller.ownNavigationItem = own
      }
      scope.decode(item, into: controller.navigationItem)
      scope.note(controller.navigationItem, for: item)
    }
    if let item = object.child("tabBarItem") { controller.tabBarItem = scope.makeTabBarItem(item) }
    let items = object.list("toolbarItems").compactMap(scope.barButton)
    if !items.isEmpty { controller.toolbarItems = items }
  }

  // MARK: - Containers

  /// Returns the controllers of a relationship in the order of the file.
  private func related(_ name: String) -> [UIViewController] {
    let origin = scope.ancestry.origin
    let controllers = [scope.owner as? UIViewController, origin?.controller].compactMap { $0 }
    return object.segues.filter { $0.kind == "relationship" && $0.relationship == name }
      .compactMap { segue in
        scope.storyboard?.controller(
          segue.destination, in: scope.ancestry.inside(scope), line: segue.line,
          creator: scope.source.creator(of: segue, on: controllers, sender: origin?.sender))
      }
  }

  func decodeNavigationController(_ controller: UINavigationController) {
    let bars = object.children
    if let bar = bars.first(where: { $0.element == "navigationBar" }) {
      controller.decodedBar = scope.makeView(bar) as? UINavigationBar
    }
    if let bar = bars.first(where: { $0.element == "toolbar" }) {
      controller.decodedToolbar = scope.makeView(bar) as? UIToolbar
    }
    properties.bool("navigationBarHidden") { controller.isNavigationBarHidden = $0 }
    properties.bool("toolbarHidden") { controller.isToolbarHidden = $0 }
    properties.bool("hidesBarsOnSwipe") { controller.hidesBarsOnSwipe = $0 }
    properties.bool("hidesBarsOnTap") { controller.hidesBarsOnTap = $0 }
    properties.bool("hidesBarsWhenVerticallyCompact") {
      controller.hidesBarsWhenVerticallyCompact = $0
    }
    properties.bool("hidesBarsWhenKeyboardAppears") {
      controller.hidesBarsWhenKeyboardAppears = $0
    }
    let stack = related("rootViewController") + related("viewControllers")
    if !stack.isEmpty { controller.setViewControllers(stack, animated: false) }
  }

  func decodeTabBarController(_ controller: UITabBarController) {
    if let bar = object.children.first(where: { $0.element == "tabBar" }) {
      controller.decodedBar = scope.makeView(bar) as? UITabBar
    }
    let tabs = related("viewControllers")
    if !tabs.isEmpty { controller.setViewControllers(tabs, animated: false) }
    if let id = object.attributes.reference("selectedViewController"),
      let place = tabs.firstIndex(where: { $0.interfaceScope?.scene?.controller?.id == id })
    {
      controller.selectedIndex = place
    }
  }

  func decodeSplitViewController(_ controller: UISplitViewController) {
    let (primary, secondary) = (
      related("masterViewController").first, related("detailViewController").first
    )
    if controller.style == .unspecified {
      let both = [primary, secondary].compactMap { $0 }
      if !both.isEmpty { controller.viewControllers = both }
    } else {
      controller.setViewController(primary, for: .primary)
      controller.setViewController(secondary, for: .secondary)
      if controller.style == .tripleColumn {
        controller.setViewController(
          related("supplementaryViewController").first, for: .supplementary)
      }
      if let compact = related("compactViewController").first {
        controller.setViewController(compact, for: .compact)
      }
    }
    decodeColumns(of: controller)
    properties.bool("presentsWithGesture") { controller.presentsWithGesture = $0 }
    properties.word(
      "preferredDisplayMode",
      [
        "automatic": .automatic, "secondaryOnly": .secondaryOnly, "primaryHidden": .secondaryOnly,
        "oneBesideSecondary": .oneBesideSecondary, "allVisible": .oneBesideSecondary,
        "oneOverSecondary": .oneOverSecondary, "primaryOverlay": .oneOverSecondary,
        "twoBesideSecondary": .twoBesideSecondary, "twoOverSecondary": .twoOverSecondary,
        "twoDisplaceSecondary": .twoDisplaceSecondary,
      ]
    ) { controller.preferredDisplayMode = $0 }
    properties.word(
      "displayModeButtonVisibility", ["automatic": .automatic, "never": .never, "always": .always]
    ) { controller.displayModeButtonVisibility = $0 }
  }

  private func decodeColumns(of controller: UISplitViewController) {
    properties.word("primaryEdge", ["leading": .leading, "trailing": .trailing]) {
      controller.primaryEdge = $0
    }
    properties.number("minimumPrimaryColumnWidth") { controller.minimumPrimaryColumnWidth = $0 }
    properties.number("maximumPrimaryColumnWidth") { controller.maximumPrimaryColumnWidth = $0 }
    properties.number("preferredPrimaryColumnWidth") {
      controller.preferredPrimaryColumnWidth = $0
    }
    properties.number("preferredPrimaryColumnWidthFraction") {
      controller.preferredPrimaryColumnWidthFraction = $0
    }
  }

  func decodePageViewController(_ controller: UIPageViewController) {
    properties.bool("doubleSided") { controller.isDoubleSided = $0 }
  }
}

extension UIModalPresentationStyle {
  /// The values by their names in files.
  static let byName: [String: UIModalPresentationStyle] = [
    "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet,
    "formSheet": .formSheet, "currentContext": .currentContext, "custom": .custom,
    "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext,
    "popover": .popover, "blurOverFullScreen": .overFullScreen, "none": .none,
  ]
}

extension UIModalTransitionStyle {
  static let byName: [String: UIModalTransitionStyle] = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal,
    "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
  ]
}
