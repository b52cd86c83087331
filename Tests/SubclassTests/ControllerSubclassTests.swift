import Testing
import UIKit
import UIKitSimulator

/// Subclasses of controllers, with the initializers that apps give them.
@MainActor struct ControllerSubclassTests {
  @Test func aControllerInitializesItselfByTheNamesOfItsFile() {
    #expect(DetailController(number: 7).number == 7)
    #expect(PlainController().log == ["nib nil"])
    #expect(PlainController(nibName: "Page", bundle: nil).nibName == "Page")
    #expect(UntouchedController(nibName: "Page", bundle: nil).nibName == "Page")
    #expect(UntouchedController().nibName == nil)
  }

  @Test func containersTakeTheirUsualInitializers() {
    #expect(TableController(style: .grouped).tableView.style == .grouped)
    #expect(TableController().tableView.style == .plain)
    #expect(ListController(rows: 3).rows == 3)
    let layout = UICollectionViewFlowLayout()
    #expect(
      GridController(collectionViewLayout: layout).collectionView.collectionViewLayout === layout)
    let root = UIViewController()
    #expect(StackController(rootViewController: root).viewControllers == [root])
    let stack = StackController(navigationBarClass: BadgeBar.self, toolbarClass: nil)
    #expect(stack.navigationBar is BadgeBar)
    #expect(StackController(nibName: nil, bundle: nil).viewControllers == [])
    #expect(TabsController().made == 1)
    #expect(SplitController(style: .doubleColumn).style == .doubleColumn)
    let pages = PagesController(transitionStyle: .scroll, navigationOrientation: .vertical)
    #expect(pages.navigationOrientation == .vertical)
    #expect(PagesController().transitionStyle == .pageCurl)
  }

  @Test func presentationControllersAndSeguesTakeTheirs() {
    let (first, second) = (UIViewController(), UIViewController())
    let presentation = CardPresentation(presentedViewController: first, presenting: second)
    #expect(presentation.dimming.alpha == 0.5)
    let segue = FadeSegue(identifier: "fade", source: first, destination: second)
    #expect(segue.made == "fade")
  }

  @Test func containersNotifyAChildThatOverridesTheAppearanceTransitions() {
    let page = SilentPage()
    let simulator = Simulator(root: UINavigationController(rootViewController: page))
    simulator.settle()
    #expect(page.log == ["will appear", "did appear"])
    page.navigationController?.setViewControllers([UIViewController()], animated: false)
    simulator.settle()
    #expect(page.log == ["will appear", "did appear", "will disappear", "did disappear"])
  }

  @Test func overriddenMembersAreCalled() {
    let parent = PlainController()
    let child = PlainController()
    parent.addChild(child)
    child.didMove(toParent: parent)
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(
      child.log == ["nib nil", "moved", "begin", "view loaded", "will appear", "did appear", "end"])
  }
}

private final class UntouchedController: UIViewController {}

private class DetailController: UIViewController {
  let number: Int

  init(number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private class PlainController: UIViewController {
  var log: [String] = []

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    log.append("nib \(nibNameOrNil ?? "nil")")
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("view loaded")
  }
  override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
  override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    log.append("moved")
  }
  override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    log.append("begin")
    super.beginAppearanceTransition(isAppearing, animated: animated)
  }
  override func endAppearanceTransition() {
    super.endAppearanceTransition()
    log.append("end")
  }
  override var presentedViewController: UIViewController? { super.presentedViewController }
  override var modalPresentationStyle: UIModalPresentationStyle {
    get { .overFullScreen }
    set {}
  }
  override func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    super.childContaining(source)
  }
}

/// Overrides what only a container of the program calls.
private class SilentPage: UIViewController {
  var log: [String] = []
  override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  override func endAppearanceTransition() {}
  override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
  override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
  override func viewWillDisappear(_ animated: Bool) { log.append("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
}

private class TableController: UITableViewController {
  override init(style: UITableView.Style) { super.init(style: style) }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
}

private class ListController: UITableViewController {
  let rows: Int
  init(rows: Int) {
    self.rows = rows
    super.init(style: .plain)
  }
  required init?(coder: NSCoder) { nil }
}

private class GridController: UICollectionViewController {
  override init(collectionViewLayout layout: UICollectionViewLayout) {
    super.init(collectionViewLayout: layout)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class BadgeBar: UINavigationBar {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class StackController: UINavigationController {
  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
  }
  override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
  }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class TabsController: UITabBarController {
  var made = 0
  init() {
    super.init(nibName: nil, bundle: nil)
    made += 1
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class SplitController: UISplitViewController {
  override init(style: UISplitViewController.Style) { super.init(style: style) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class PagesController: UIPageViewController {
  override init(
    transitionStyle style: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) {
    super.init(
      transitionStyle: style, navigationOrientation: navigationOrientation, options: options)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class CardPresentation: UIPresentationController {
  let dimming = UIView()
  override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    dimming.alpha = 0.5
  }
  override var frameOfPresentedViewInContainerView: CGRect { .zero }
  override func containerViewWillLayoutSubviews() { super.containerViewWillLayoutSubviews() }
}

private class FadeSegue: UIStoryboardSegue {
  private(set) var made: String?
  override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    super.init(identifier: identifier, source: source, destination: destination)
    made = identifier
  }
  override func perform() { source.present(destination, animated: false) }
}
