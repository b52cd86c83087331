import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// The calls that the delegate of a menu and the controller of its preview get, and the views.
@MainActor
struct ContextMenuDelegateTests {
  private final class Preview: UIViewController {
    weak var page: Page?
    /// What happens when the view is loaded.
    var onLoad: ((Preview) -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      onLoad?(self)
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      page?.calls.append("willAppear")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      page?.calls.append("didAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      page?.calls.append("willDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      page?.calls.append("didDisappear")
    }
  }

  private final class Page: UIViewController, UIContextMenuInteractionDelegate {
    let box = UIView(frame: CGRect(x: 20, y: 200, width: 100, height: 60))
    var calls: [String] = []
    var preview: Preview?
    var lifted: UITargetedPreview?
    var returning: UITargetedPreview?
    /// What happens when the preview is tapped.
    var onCommit: ((any UIContextMenuInteractionCommitAnimating) -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      box.addInteraction(UIContextMenuInteraction(delegate: self))
      view.addSubview(box)
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      calls.append("configuration")
      return UIContextMenuConfiguration(
        identifier: "box" as NSString,
        previewProvider: { [unowned self] in
          calls.append("preview")
          return preview
        },
        actionProvider: { [unowned self] _ in
          calls.append("menu")
          return UIMenu(children: [UIAction(title: "One") { _ in }])
        })
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
      highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
      calls.append("highlight \(identifier)")
      return lifted
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { returning }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { calls.append("willDisplay") }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { calls.append("willEnd") }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) { onCommit?(animator) }

    /// The calls since the last time.
    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  private let onBox = CGPoint(x: 60, y: 230)

  private func close(_ simulator: Simulator) {
    simulator.press("Escape")
    simulator.settle()
  }

  @Test func theViewToLiftIsAskedForBeforeTheMenuIsShown() {
    let page = Page()
    let simulator = Simulator(root: page)
    simulator.secondaryClick(at: onBox)
    simulator.settle()
    #expect(page.take() == ["configuration", "highlight box", "preview", "menu", "willDisplay"])
    close(simulator)
    #expect(page.take() == ["willEnd"])
  }

  @Test func itsAppearanceIsKnownWhileTheMenuIsOpen() throws {
    let page = Page()
    let simulator = Simulator(root: page)
    let interaction = try #require(page.box.interactions.first as? UIContextMenuInteraction)
    #expect(interaction.menuAppearance == .unknown)
    simulator.secondaryClick(at: onBox)
    simulator.settle()
    #expect(interaction.menuAppearance == .rich)
    close(simulator)
    #expect(interaction.menuAppearance == .unknown)
  }

  @Test func theControllerOfAPreviewAppearsAndDisappears() {
    let page = Page()
    let preview = Preview()
    (page.preview, preview.page) = (preview, page)
    preview.preferredContentSize = CGSize(width: 200, height: 100)
    let simulator = Simulator(root: page)
    simulator.secondaryClick(at: onBox)
    simulator.settle()
    #expect(page.take().suffix(3) == ["willDisplay", "willAppear", "didAppear"])
    close(simulator)
    #expect(page.take() == ["willEnd", "willDisappear", "didDisappear"])
  }

  @Test func aPreviewThatIsPushedAppearsOnTheStack() {
    let page = Page()
    let preview = Preview()
    (page.preview, preview.page) = (preview, page)
    preview.preferredContentSize = CGSize(width: 200, height: 100)
    page.onCommit = { [unowned page] animator in
      animator.addCompletion { page.show(preview, sender: nil) }
    }
    let simulator = Simulator(root: UINavigationController(rootViewController: page))
    simulator.settle()
    simulator.secondaryClick(at: page.box.convert(CGPoint(x: 40, y: 30), to: nil))
    simulator.settle()
    page.calls = []
    simulator.tap(at: preview.view.convert(CGPoint(x: 100, y: 50), to: nil))
    simulator.settle()
    #expect(
      page.take() == ["willEnd", "willDisappear", "didDisappear", "willAppear", "didAppear"])
    #expect(page.navigationController?.topViewController === preview)
  }

  @Test func aTranslucentViewIsTranslucentAgainAfterItsMenu() {
    let page = Page()
    let simulator = Simulator(root: page)
    page.box.alpha = 0.5
    simulator.secondaryClick(at: onBox)
    simulator.settle()
    #expect(page.box.alpha == 0)
    close(simulator)
    #expect(page.box.alpha == 0.5)
  }

  @Test func aViewInNoWindowIsLiftedWhereItsTargetIs() throws {
    let page = Page()
    let simulator = Simulator(root: page)
    page.lifted = UITargetedPreview(
      view: UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 40)),
      parameters: UIPreviewParameters(),
      target: UIPreviewTarget(container: page.view, center: CGPoint(x: 150, y: 300)))
    simulator.secondaryClick(at: onBox)
    simulator.settle()
    // Its background, the lifted view, and the card.
    let lifted = try #require(simulator.window.subviews.last).subviews[1]
    #expect(lifted.bounds.size == CGSize(width: 80, height: 40))
    #expect(lifted.center == CGPoint(x: 150, y: 300) && page.box.alpha == 1)
  }

  @Test func aPreviewHasTheSizeThatItsControllerPrefersWhenItsViewIsLoaded() {
    let page = Page()
    let preview = Preview()
    page.preview = preview
    preview.onLoad = { $0.preferredContentSize = CGSize(width: 200, height: 100) }
    let simulator = Simulator(root: page)
    simulator.secondaryClick(at: onBox)
    simulator.settle()
    #expect(preview.view.bounds.size == CGSize(width: 200, height: 100))
  }

  /// The target is 10 points from the side of the window, and the view 80 points wide.
  @Test func aViewInNoWindowGrowsFromItsTargetIntoTheWindow() throws {
    let page = Page()
    let simulator = Simulator(root: page)
    let small = CGAffineTransform(scaleX: 0.25, y: 0.25)
    page.lifted = UITargetedPreview(
      view: UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 40)),
      parameters: UIPreviewParameters(),
      target: UIPreviewTarget(
        container: page.view, center: CGPoint(x: 10, y: 300), transform: small))
    simulator.secondaryClick(at: onBox)
    let lifted = try #require(simulator.window.subviews.last).subviews[1]
    simulator.settle()
    #expect(lifted.center == CGPoint(x: 56, y: 300))
    #expect(lifted.transform.a > 0.9)
    close(simulator)
    #expect(lifted.center == CGPoint(x: 10, y: 300) && lifted.transform == small)
  }

  @Test func theLiftedViewHasTheShadowOfItsParameters() throws {
    let page = Page()
    let simulator = Simulator(root: page)
    let parameters = UIPreviewParameters()
    parameters.shadowPath = UIBezierPath(rect: CGRect(x: 10, y: 0, width: 80, height: 20))
    page.lifted = UITargetedPreview(view: page.box, parameters: parameters)
    simulator.secondaryClick(at: onBox)
    simulator.settle()
    let lifted = try #require(simulator.window.subviews.last).subviews[1]
    #expect(lifted.layer.shadowPath?.boundingBox == CGRect(x: 10, y: 0, width: 80, height: 20))
  }

  @Test func theLiftedViewReturnsToThePlaceThatTheDelegateNames() throws {
    let page = Page()
    let simulator = Simulator(root: page)
    page.returning = UITargetedPreview(
      view: page.box, parameters: UIPreviewParameters(),
      target: UIPreviewTarget(container: page.view, center: CGPoint(x: 300, y: 700)))
    simulator.secondaryClick(at: onBox)
    simulator.settle()
    let lifted = try #require(simulator.window.subviews.last).subviews[1]
    close(simulator)
    #expect(lifted.center == CGPoint(x: 300, y: 700))
  }

  @Test func theFunctionsOfAConfigurationHaveTypes() {
    let preview: UIContextMenuContentPreviewProvider = { Preview() }
    let actions: UIContextMenuActionProvider = { UIMenu(title: "Menu", children: $0) }
    let configuration = UIContextMenuConfiguration(
      identifier: "id" as NSString, previewProvider: preview, actionProvider: actions)
    #expect(configuration.identifier as? NSString == "id")
  }
}
