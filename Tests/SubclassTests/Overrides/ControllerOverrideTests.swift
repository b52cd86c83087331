import Testing
import UIKit
import UIKitSimulator

/// A controller that overrides what apps override of controllers.
@MainActor struct ControllerOverrideTests {
  @Test func aControllersOverriddenMembersAreCalled() {
    let page = FullPage()
    let simulator = Simulator(root: page)
    simulator.settle()
    let child = UIViewController()
    page.addChild(child)
    page.addChild(FullPage())
    child.preferredContentSize = CGSize(width: 20, height: 20)
    page.additionalSafeAreaInsets.top = 10
    simulator.simulateMemoryWarning()
    simulator.resize(to: CGSize(width: 700, height: 400))
    simulator.settle()
    page.present(UIViewController(), animated: false)
    simulator.settle()
    page.dismiss(animated: false)
    simulator.settle()
    simulator.window.rootViewController = UIViewController()
    simulator.settle()
    #expect(
      page.log.missing(from: [
        "addChild(_:)", "dismiss(animated:completion:)", "loadView()",
        "preferredContentSizeDidChange(forChildContentContainer:)",
        "present(_:animated:completion:)", "traitCollectionDidChange(_:)",
        "updateViewConstraints()",
        "viewDidAppear(_:)", "viewDidDisappear(_:)", "viewDidLayoutSubviews()", "viewDidLoad()",
        "viewIsAppearing(_:)", "didReceiveMemoryWarning()",
        "viewSafeAreaInsetsDidChange()", "viewWillAppear(_:)", "viewWillDisappear(_:)",
        "viewWillLayoutSubviews()", "viewWillTransition(to:with:)", "willTransition(to:with:)",
      ]) == [])
  }

  @Test func whatOverridesReturnIsUsed() {
    let page = ContextPage()
    let simulator = Simulator(root: page)
    let sheet = ContextPage()
    page.present(sheet, animated: false)
    simulator.settle()
    #expect(sheet.presentationController?.presentationStyle == .overFullScreen)
    #expect(page.title == "Title" && page.navigationItem.title == "Item")
    #expect(page.tabBarItem.title == "Tab")
  }

  @Test func aChildSaysInWhichNavigationControllerItIs() {
    let page: UIViewController = StackedPage()
    #expect(page.navigationController === (page as? StackedPage)?.stack)
    #expect(UIViewController().navigationController == nil)
  }
}

private final class StackedPage: UIViewController {
  let stack = UINavigationController()
  override var navigationController: UINavigationController? { stack }
}

private class FullPage: UIViewController {
  let log = CallLog()

  override var title: String? { didSet {} }
  override var view: UIView! {
    get { super.view }
    set { super.view = newValue }
  }
  override var preferredContentSize: CGSize { didSet {} }
  override var modalPresentationStyle: UIModalPresentationStyle { didSet {} }
  override var modalTransitionStyle: UIModalTransitionStyle { didSet {} }
  override var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? { didSet {} }
  override var definesPresentationContext: Bool { didSet {} }
  override var isModalInPresentation: Bool { didSet {} }
  override var hidesBottomBarWhenPushed: Bool { didSet {} }
  override var toolbarItems: [UIBarButtonItem]? { didSet {} }
  override var additionalSafeAreaInsets: UIEdgeInsets { didSet {} }
  override var restorationIdentifier: String? { didSet {} }
  override var isViewLoaded: Bool { super.isViewLoaded }
  override var viewIfLoaded: UIView? { super.viewIfLoaded }
  override var nibName: String? { super.nibName }
  override var nibBundle: Bundle? { super.nibBundle }
  override var isBeingPresented: Bool { super.isBeingPresented }
  override var isBeingDismissed: Bool { super.isBeingDismissed }
  override var isMovingToParent: Bool { super.isMovingToParent }
  override var isMovingFromParent: Bool { super.isMovingFromParent }
  override var parent: UIViewController? { super.parent }
  override var children: [UIViewController] { super.children }
  override var presentedViewController: UIViewController? { super.presentedViewController }
  override var presentingViewController: UIViewController? { super.presentingViewController }
  override var presentationController: UIPresentationController? { super.presentationController }
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    super.transitionCoordinator
  }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override var next: UIResponder? { super.next }
  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [UIKeyCommand]? { super.keyCommands }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var prefersStatusBarHidden: Bool { true }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
  override var childForStatusBarStyle: UIViewController? { children.first }
  override var childForStatusBarHidden: UIViewController? { children.first }
  override var shouldAutorotate: Bool { false }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    .landscapeLeft
  }

  override func loadView() {
    log.note()
    super.loadView()
    view.setNeedsUpdateConstraints()
  }
  override func loadViewIfNeeded() { super.loadViewIfNeeded() }
  override func viewDidLoad() {
    super.viewDidLoad()
    log.note()
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.note()
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    log.note()
  }
  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    log.note()
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.note()
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.note()
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.note()
  }
  override func viewWillLayoutSubviews() { log.note() }
  override func viewDidLayoutSubviews() { log.note() }
  override func updateViewConstraints() {
    log.note()
    super.updateViewConstraints()
  }
  override func viewSafeAreaInsetsDidChange() { log.note() }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    log.note()
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    log.note()
  }
  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    log.note()
  }
  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { log.note() }
  override func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { super.overrideTraitCollection(forChild: childViewController) }

  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    log.note()
    super.present(viewControllerToPresent, animated: flag, completion: completion)
  }
  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    log.note()
    super.dismiss(animated: flag, completion: completion)
  }
  override func show(_ vc: UIViewController, sender: Any?) { super.show(vc, sender: sender) }
  override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    super.showDetailViewController(vc, sender: sender)
  }
  override func targetViewController(
    forAction action: Selector, sender: Any?
  ) -> UIViewController? { super.targetViewController(forAction: action, sender: sender) }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
  }
  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    super.performSegue(withIdentifier: identifier, sender: sender)
  }
  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { true }
  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
  ) -> Bool { true }
  override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] { super.allowedChildrenForUnwinding(from: source) }
  override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) { super.unwind(for: unwindSegue, towards: subsequentVC) }
  override func segueForUnwinding(
    to toViewController: UIViewController, from fromViewController: UIViewController,
    identifier: String?
  ) -> UIStoryboardSegue? { nil }

  override func addChild(_ childController: UIViewController) {
    super.addChild(childController)
    log.note()
  }
  override func removeFromParent() { super.removeFromParent() }
  override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
  override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
  override func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    super.transition(
      from: fromViewController, to: toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }
}

private class ContextPage: UIViewController {
  private let item = UINavigationItem(title: "Item")
  private let tab = UITabBarItem(title: "Tab", image: nil, tag: 1)

  override var modalPresentationStyle: UIModalPresentationStyle {
    get { .overFullScreen }
    set {}
  }
  override var title: String? {
    get { "Title" }
    set {}
  }
  override var navigationItem: UINavigationItem { item }
  override var tabBarItem: UITabBarItem! {
    get { tab }
    set {}
  }
}
