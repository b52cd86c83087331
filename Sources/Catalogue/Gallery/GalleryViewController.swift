import TransitionGallery
import UIKit

/// Two or three pictures in a container, with the effect and the gesture that the user chooses.
final class GalleryViewController: UIViewController {
  private let settings = GallerySettings()
  private let foldSettings = FoldSettings()
  private let axisSettings = AxisSettings()
  private let paintings: (first: Painting, second: Painting)
  private var choice: GalleryChoice
  private var transition: GalleryTransition
  private var shown: UIViewController?

  init(_ choice: GalleryChoice, paintings: (first: Painting, second: Painting)) {
    self.choice = choice
    self.paintings = paintings
    transition = GalleryTransition(choice.effect, interaction: choice.gesture.interaction)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    // This colour is visible beside pages in perspective.
    view.backgroundColor = UIColor(hex: 0x14161C)
    showContainer()
  }

  // MARK: The container

  private func showContainer() {
    transition = GalleryTransition(choice.effect, interaction: choice.gesture.interaction)
    applyEffect()
    shown?.willMove(toParent: nil)
    shown?.view.removeFromSuperview()
    shown?.removeFromParent()
    let container = makeContainer()
    addChild(container)
    container.view.frame = view.bounds
    container.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(container.view)
    container.didMove(toParent: self)
    shown = container
  }

  private func makeContainer() -> UIViewController {
    let first = makeFirstPage()
    switch choice.container {
    case .present: return first
    case .push:
      let stack = UINavigationController(rootViewController: first)
      stack.isNavigationBarHidden = true
      transition.animatePushes(of: stack)
      return stack
    case .tabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [first, makePage(paintings.second), makePage(.evening)]
      transition.animateTabs(of: tabs)
      return tabs
    }
  }

  private func makeFirstPage() -> PaintingPage {
    let panel = ChoicePanel(choice)
    panel.onOpen = { [weak self] in self?.open() }
    panel.onChange = { [weak self] choice in self?.change(to: choice) }
    return PaintingPage(paintings.first, hint: "", panel: panel) { _ in }
  }

  private func makePage(_ painting: Painting) -> PaintingPage {
    PaintingPage(painting, hint: choice.hint) { page in
      if let tabs = page.tabBarController {
        tabs.selectedIndex = max(tabs.selectedIndex - 1, 0)
      } else if let stack = page.navigationController {
        stack.popViewController(animated: true)
      } else {
        page.dismiss(animated: true)
      }
    }
  }

  // MARK: Choices

  private func change(to new: GalleryChoice) {
    let isSame = new.container == choice.container && new.gesture == choice.gesture
    choice = new
    applyEffect()
    if !isSame { showContainer() }
  }

  private func applyEffect() {
    switch choice.effect.id {
    case GalleryEffect.fold.id: transition.effect = .fold(folds: foldSettings.folds)
    case GalleryEffect.cube.id: transition.effect = .cube(about: axisSettings.axis)
    case GalleryEffect.turn.id: transition.effect = .turn(about: axisSettings.axis)
    default: transition.effect = choice.effect
    }
    let own = transition.effect.makeAnimator(isReversed: false).duration
    transition.duration = settings.duration == 1 ? nil : own * settings.duration
  }

  private func open() {
    switch shown {
    case let stack as UINavigationController:
      stack.pushViewController(makePage(paintings.second), animated: true)
    case let tabs as UITabBarController: tabs.selectedIndex = 1
    default:
      let page = makePage(paintings.second)
      transition.animatePresentation(of: page)
      page.modalPresentationStyle = .fullScreen
      present(page, animated: true)
    }
  }
}
