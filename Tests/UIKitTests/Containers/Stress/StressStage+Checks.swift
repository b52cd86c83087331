import CoreGraphics
import UIKitTestSupport

/// What must hold when everything has come to its end.
extension StressStage {
  var faults: [String] {
    var faults = made.flatMap(\.record.faults)
    if UIApplication.shared.isIgnoringInteractionEvents { faults.append("touches are ignored") }
    for (record, controller) in made {
      if !record.isSettled {
        faults.append("\(record.name): \(record.last?.rawValue ?? "") was its last call")
      } else if let controller = controller(), record.hasAppeared != controller.isInWindow {
        let place = controller.isInWindow ? "in the window" : "out of the window"
        faults.append("\(record.name): \(place) after \(record.last?.rawValue ?? "nothing")")
      }
    }
    var shown: Set<ObjectIdentifier> = []
    if let root = window.rootViewController {
      check(root, fills: window.bounds, &shown, &faults)
    }
    // What lies over the window stays when a container hides the controller that presents it.
    shown.formUnion(all.filter(\.isOverWindow).flatMap(tree).map(ObjectIdentifier.init))
    for (record, controller) in made {
      guard let controller = controller(), controller.isInWindow else { continue }
      if !shown.contains(ObjectIdentifier(controller)) {
        faults.append("\(record.name) is in the window, and nothing shows it")
      }
    }
    let count = window.rootViewController.map(presentations) ?? 0
    if window.subviews.count > count + 1 {
      faults.append("\(window.subviews.count) views in the window for \(count) presentations")
    }
    return faults
  }

  private func presentations(from controller: UIViewController) -> Int {
    let presented = controller.ownPresented
    return (presented == nil ? 0 : 1)
      + (controller.children + [presented].compactMap(\.self)).reduce(0) {
        $0 + presentations(from: $1)
      }
  }

  /// All controllers from the root, each with its last call and where it is.
  var controllers: String {
    window.rootViewController.map { description(of: $0, indent: 1) }?.joined(separator: "\n") ?? ""
  }

  private func description(of controller: UIViewController, indent: Int) -> [String] {
    let record = (controller as? any StressController)?.record
    let presented = controller.ownPresented
    let line =
      String(repeating: "  ", count: indent) + name(controller)
      + (controller.presentingViewController?.ownPresented === controller ? " presented" : "")
      + ", last call \(record?.last?.rawValue ?? "none")"
      + (controller.isInWindow ? ", in the window" : "")
    return [line]
      + (controller.children + [presented].compactMap(\.self)).flatMap {
        description(of: $0, indent: indent + 1)
      }
  }

  private func name(_ controller: UIViewController) -> String {
    (controller as? any StressController)?.record.name ?? "\(type(of: controller))"
  }

  /// Checks that a controller is seen, and what it is to show.
  ///
  /// - Parameters:
  ///   - frame: where it is to be, in the window; nil for anywhere.
  ///   - shown: collects who may be in the window.
  private func check(
    _ controller: UIViewController, fills frame: CGRect?, _ shown: inout Set<ObjectIdentifier>,
    _ faults: inout [String]
  ) {
    var isCovered = false
    if let presented = controller.ownPresented {
      let style = presented.shownStyle
      isCovered = style == .fullScreen || style == .currentContext
      let fills =
        !(presented is UIAlertController)
        && (style == .fullScreen || style == .overFullScreen || style == .custom)
      check(presented, fills: fills ? window.bounds : nil, &shown, &faults)
    }
    if isCovered {
      if controller.isInWindow { faults.append("\(name(controller)) is in the window, covered") }
      return
    }
    shown.insert(ObjectIdentifier(controller))
    guard let view = controller.viewIfLoaded, view.window === window else {
      return faults.append("\(name(controller)) is not in the window")
    }
    for current in sequence(first: view, next: \.superview) where current !== window {
      if current.isHidden || current.alpha != 1 {
        faults.append("\(name(controller)) is not seen: a view with alpha \(current.alpha)")
      }
    }
    let place = view.convert(view.bounds, to: nil)
    if let frame {
      // Behind a sheet at the edge it is a smaller card.
      let isCard = [.pageSheet, .formSheet].contains(controller.ownPresented?.shownStyle)
      let own = isCard ? CGRect(origin: frame.origin, size: view.bounds.size) : place
      if !isNear(own, frame, within: 0.01) {
        faults.append("\(name(controller)) is at \(place), not at \(frame)")
      }
    }
    checkChildren(of: controller, in: place, &shown, &faults)
  }

  private func checkChildren(
    of controller: UIViewController, in place: CGRect, _ shown: inout Set<ObjectIdentifier>,
    _ faults: inout [String]
  ) {
    switch controller {
    case let stack as UINavigationController:
      if let top = stack.topViewController { check(top, fills: place, &shown, &faults) }
    case let tabs as UITabBarController:
      guard let selected = tabs.selectedViewController else { return }
      // The navigation of "More" may have more on its stack than the tab that was selected there.
      let stack = selected.navigationController
      let isInMore = stack != nil && tabs.children.contains { $0 === stack }
      check(isInMore ? stack ?? selected : selected, fills: place, &shown, &faults)
    case let split as UISplitViewController where split.isCollapsed:
      for column in split.viewControllers { check(column, fills: place, &shown, &faults) }
    case let split as UISplitViewController:
      // Which columns there is room for, its own tests say.
      shown.formUnion(split.children.flatMap(tree).map(ObjectIdentifier.init))
      if split.viewControllers.count > 1, let last = split.viewControllers.last {
        check(last, fills: nil, &shown, &faults)
      }
    case let pages as UIPageViewController:
      for page in pages.viewControllers ?? [] { check(page, fills: place, &shown, &faults) }
    case let box as StressBox:
      for child in box.children { check(child, fills: place, &shown, &faults) }
    default: break
    }
  }

  /// Takes everything away; what is alive after that is retained by mistake.
  func leftovers() -> [String] {
    window.rootViewController = UIViewController()
    forgetDelegates()
    settle()
    return made.filter { $0.controller() != nil }.map { "\($0.record.name) is still alive" }
  }
}

extension UIViewController {
  fileprivate var isInWindow: Bool { viewIfLoaded?.window != nil }

  /// Whether it is presented over the window, and not in the place of the presenter.
  fileprivate var isOverWindow: Bool {
    guard let presenter = presentingViewController, presenter.ownPresented === self else {
      return false
    }
    return shownStyle != .currentContext && shownStyle != .overCurrentContext
  }

  /// The style in which the controller is presented, as adapted to the room that there is.
  fileprivate var shownStyle: UIModalPresentationStyle {
    guard let presentation = presentationController else { return .none }
    let adapted = presentation.adaptivePresentationStyle
    return adapted == .none ? presentation.presentationStyle : adapted
  }
}
