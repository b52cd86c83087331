import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Where an edit menu is shown, and where it moves with what it belongs to.
@MainActor
struct EditMenuPlaceTests {
  private final class Page: UIViewController, UIEditMenuInteractionDelegate {
    private(set) lazy var interaction = UIEditMenuInteraction(delegate: self)
    var target = CGRect(x: 100, y: 400, width: 100, height: 20)

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addInteraction(interaction)
    }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? { UIMenu(children: [UIAction(title: "One") { _ in }]) }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { target }
  }

  /// The frame of the open menu's card, which is in front in what covers the window.
  private func card(_ simulator: Simulator) throws -> CGRect {
    try #require(simulator.window.subviews.last?.subviews.last).frame
  }

  private func present(
    _ page: Page, _ simulator: Simulator, _ direction: UIEditMenuArrowDirection
  ) {
    let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero)
    configuration.preferredArrowDirection = direction
    page.interaction.presentEditMenu(with: configuration)
    simulator.settle()
  }

  @Test func itFollowsItsTarget() throws {
    let page = Page()
    let simulator = Simulator(root: page)
    present(page, simulator, .automatic)
    let before = try card(simulator)
    #expect(before.minY >= 420)
    page.target.origin.y -= 100
    page.interaction.updateVisibleMenuPosition(animated: false)
    #expect(try card(simulator) == before.offsetBy(dx: 0, dy: -100))
    page.target.origin.y += 50
    page.interaction.updateVisibleMenuPosition(animated: true)
    simulator.settle()
    #expect(try card(simulator) == before.offsetBy(dx: 0, dy: -50))
  }

  @Test func oneWithAnArrowDownIsAboveItsTarget() throws {
    let page = Page()
    let simulator = Simulator(root: page)
    present(page, simulator, .down)
    #expect(try card(simulator).maxY <= 400)
  }
}
