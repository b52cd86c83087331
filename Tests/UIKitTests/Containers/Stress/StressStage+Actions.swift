import CoreGraphics
import UIKitTestSupport

/// What can be done.
extension StressStage {
  func perform(_ action: StressAction) {
    switch action.kind {
    case .present, .dismiss: presentation(action)
    case .push, .pop, .popTo, .setStack: stack(action)
    case .selectTab, .setTabs: tabs(action)
    case .showDetail, .showColumn, .hideColumn, .setColumn: columns(action)
    case .turnPage:
      let pages = pick(StressPages.self, action.a)
      pages?.setViewControllers(
        [makePage()], direction: action.b % 2 == 0 ? .forward : .reverse,
        animated: action.c % 3 > 0)
    case .addChild, .removeChild, .swapChildren, .adopt: children(action)
    case .changeSheet, .changeBars, .layOut, .preferMode: appearance(action)
    case .resize: simulator.resize(to: Self.sizes[action.a % Self.sizes.count])
    case .replaceRoot:
      if action.a % 4 == 0 { window.rootViewController = make(action.b, depth: 1) }
    case .frames, .wait, .settle: time(action)
    case .tap, .drag, .hold, .release, .escape: input(action)
    case .react:
      let kinds: [StressAction.Kind] = [
        .present, .dismiss, .push, .pop, .setStack, .selectTab, .setTabs, .adopt, .removeChild,
        .replaceRoot, .setColumn, .showDetail, .turnPage,
      ]
      let call = StressRecord.Call.allCases[action.a % 4]
      plan(action.with(kinds[action.b % kinds.count]), inside: call)
    case .update: interactor?.update(CGFloat(action.a) / 1000)
    case .finish: interactor?.finish()
    case .cancel: interactor?.cancel()
    }
  }

  private func presentation(_ action: StressAction) {
    guard let source = pick(UIViewController.self, action.a) else { return }
    guard action.kind == .present else {
      return source.dismiss(animated: action.b % 4 > 0)
    }
    let styles: [UIModalPresentationStyle] = [
      .fullScreen, .overFullScreen, .pageSheet, .formSheet, .currentContext, .overCurrentContext,
      .custom, .popover, .automatic,
    ]
    let transitions: [UIModalTransitionStyle] = [
      .coverVertical, .crossDissolve, .flipHorizontal, .partialCurl,
    ]
    let presented =
      action.c % 11 == 0
      ? UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
      : make(action.b)
    if !(presented is UIAlertController) {
      presented.modalPresentationStyle = styles[action.c % styles.count]
      presented.modalTransitionStyle = transitions[action.b / 7 % transitions.count]
      presented.definesPresentationContext = action.a % 3 == 0
      presented.transitioningDelegate = makeDelegate(action.b / 3)
      presented.popoverPresentationController?.sourceView = source.view
    }
    source.present(presented, animated: action.a % 5 > 0)
  }

  private func stack(_ action: StressAction) {
    guard let stack = pick(UINavigationController.self, action.a) else { return }
    let isAnimated = action.b % 4 > 0
    stack.delegate = makeDelegate(action.b / 4)
    switch action.kind {
    case .push: stack.pushViewController(makePage(), animated: isAnimated)
    case .pop: stack.popViewController(animated: isAnimated)
    case .popTo:
      let pages = stack.viewControllers
      guard !pages.isEmpty else { return }
      stack.popToViewController(pages[action.c % pages.count], animated: isAnimated)
    default:
      var pages = stack.viewControllers
      if action.c % 3 == 0 { pages.reverse() }
      if action.c % 2 == 0 { pages.append(makePage()) }
      stack.setViewControllers(pages, animated: isAnimated)
    }
  }

  private func tabs(_ action: StressAction) {
    guard let tabs = pick(StressTabs.self, action.a) else { return }
    var controllers = tabs.viewControllers ?? []
    tabs.delegate = makeDelegate(action.b / 4)
    if action.kind == .selectTab {
      guard !controllers.isEmpty else { return }
      tabs.selectedIndex = action.c % controllers.count
      return
    }
    switch action.b % 4 {
    case 0: controllers.append(make(action.c))
    case 1: controllers.reverse()
    case 2: if !controllers.isEmpty { controllers.remove(at: action.c % controllers.count) }
    default: controllers += (0..<4).map { _ in makePage() }
    }
    tabs.setViewControllers(controllers, animated: action.c % 2 == 0)
  }

  private func columns(_ action: StressAction) {
    guard let split = pick(StressSplit.self, action.a) else { return }
    let column = [UISplitViewController.Column.primary, .supplementary, .secondary][action.b % 3]
    switch action.kind {
    case .showDetail: split.showDetailViewController(make(action.c % 2), sender: nil)
    case .showColumn: split.show(column)
    case .hideColumn: split.hide(column)
    default:
      if split.style == .unspecified {
        split.viewControllers = [make(action.b % 2), make(action.c % 2)]
      } else {
        split.setViewController(action.c % 5 == 0 ? nil : make(action.c % 2), for: column)
      }
    }
  }

  private func children(_ action: StressAction) {
    guard let box = pick(StressBox.self, action.a) else { return }
    switch action.kind {
    case .addChild: add(make(action.b), to: box)
    case .removeChild:
      guard let child = box.children.last else { return }
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      // A call of the child may have added it again.
      if !child.view.isDescendant(of: box.view) { child.removeFromParent() }
    case .swapChildren:
      guard let old = box.children.last else { return }
      let new = makePage()
      old.willMove(toParent: nil)
      box.addChild(new)
      new.view.frame = box.view.bounds
      new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      let options: [UIView.AnimationOptions] = [
        [], .transitionCrossDissolve, .transitionFlipFromLeft, .transitionCurlUp,
      ]
      box.transition(
        from: old, to: new, duration: action.b % 3 == 0 ? 0 : 0.3,
        options: options[action.c % options.count], animations: nil
      ) { _ in
        // A call of the child may have added it again.
        if old.parent === box, !old.view.isDescendant(of: box.view) { old.removeFromParent() }
        new.didMove(toParent: box)
      }
    default:
      guard let child = pick(UIViewController.self, action.b), child !== box,
        child !== window.rootViewController, !(child is UIAlertController)
      else { return }
      add(child, to: box)
    }
  }

  private func appearance(_ action: StressAction) {
    switch action.kind {
    case .changeSheet:
      let sheets = all.compactMap {
        $0.ownPresented?.presentationController as? UISheetPresentationController
      }
      guard !sheets.isEmpty else { return }
      let sheet = sheets[action.a % sheets.count]
      let change = {
        sheet.detents = action.b % 2 == 0 ? [.medium(), .large()] : [.large()]
        sheet.selectedDetentIdentifier = action.c % 2 == 0 ? .medium : .large
      }
      if action.b % 3 == 0 { change() } else { sheet.animateChanges(change) }
    case .changeBars:
      guard let stack = pick(UINavigationController.self, action.a) else { return }
      let isAnimated = action.b % 2 == 0
      switch action.c % 3 {
      case 0: stack.setNavigationBarHidden(!stack.isNavigationBarHidden, animated: isAnimated)
      case 1: stack.setToolbarHidden(!stack.isToolbarHidden, animated: isAnimated)
      default: stack.navigationBar.prefersLargeTitles.toggle()
      }
    case .preferMode:
      let modes: [UISplitViewController.DisplayMode] = [
        .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary,
      ]
      pick(StressSplit.self, action.a)?.preferredDisplayMode = modes[action.b % modes.count]
    default:
      (action.a % 2 == 0 ? window : pick(UIViewController.self, action.b)?.view)?.layoutIfNeeded()
    }
  }

  private func time(_ action: StressAction) {
    switch action.kind {
    case .frames: for _ in 0...(action.a % 3) { simulator.advanceFrame() }
    case .wait: simulator.advance(by: Double(action.a % 400) / 1000)
    default: settle()
    }
  }

  private func input(_ action: StressAction) {
    let size = window.bounds.size
    let point = CGPoint(
      x: size.width * CGFloat(action.a) / 1000, y: size.height * CGFloat(action.b) / 1000)
    switch action.kind {
    case .tap: simulator.tap(at: point)
    case .escape: simulator.press("Escape")
    case .release:
      if let heldAt { simulator.touchUp(at: heldAt) }
      heldAt = nil
    default:
      guard heldAt == nil else { return }
      let start = action.c % 3 == 0 ? CGPoint(x: 3, y: point.y) : point
      let ends = [
        CGPoint(x: size.width * 0.9, y: start.y), CGPoint(x: start.x, y: size.height * 0.95),
        CGPoint(x: size.width * 0.1, y: start.y),
      ]
      let end = ends[action.c / 3 % ends.count]
      simulator.drag(from: start, to: end, duration: 0.15)
      if action.kind == .hold { heldAt = end } else { simulator.touchUp(at: end) }
    }
  }
}
