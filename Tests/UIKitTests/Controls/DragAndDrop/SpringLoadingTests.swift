import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Views that are activated by a drag that stays on them for a second.
@MainActor
struct SpringLoadingTests {
  private final class Effect: NSObject, UISpringLoadedInteractionEffect {
    var states: [UISpringLoadedInteractionEffectState] = []

    func interaction(
      _ interaction: UISpringLoadedInteraction,
      didChangeWith context: any UISpringLoadedInteractionContext
    ) { states.append(context.state) }
  }

  private final class Behavior: NSObject, UISpringLoadedInteractionBehavior {
    var allows = true
    var asked: [CGPoint] = []
    var finished = 0

    func shouldAllow(
      _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool {
      asked.append(context.location(in: interaction.view))
      return allows
    }
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction) { finished += 1 }
  }

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var chosen: [Int] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen.append(indexPath.row)
    }
    func tableView(
      _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
      with context: any UISpringLoadedInteractionContext
    ) -> Bool { indexPath.row != 1 }
  }

  private let page = DragPage()
  private let simulator: Simulator
  private let effect = Effect()
  private let behavior = Behavior()
  private let beside = CGPoint(x: 300, y: 200)
  private let onPlace = CGPoint(x: 275, y: 475)

  init() { simulator = Simulator(root: page) }

  /// Lifts what is on the page, and drags it to a point.
  private func drag(to point: CGPoint) {
    simulator.touchDown(at: CGPoint(x: 60, y: 130))
    simulator.settle()
    simulator.touchMove(to: point)
  }

  private func add(_ handler: @escaping () -> Void) -> UISpringLoadedInteraction {
    let interaction = UISpringLoadedInteraction(
      interactionBehavior: behavior, interactionEffect: effect
    ) { _, _ in handler() }
    page.place.addInteraction(interaction)
    return interaction
  }

  @Test func aDragThatStaysActivatesOnce() {
    var activations = 0
    let interaction = add { activations += 1 }
    drag(to: onPlace)
    #expect(interaction.view === page.place && behavior.asked == [CGPoint(x: 75, y: 75)])
    #expect(effect.states == [.possible])
    simulator.advance(by: 0.6)
    #expect(effect.states == [.possible])
    simulator.advance(by: 0.2)
    #expect(effect.states == [.possible, .activating] && activations == 0)
    simulator.touchMove(to: CGPoint(x: 280, y: 475))
    simulator.advance(by: 0.3)
    #expect(effect.states == [.possible, .activating, .activated] && activations == 1)
    simulator.advance(by: 3)
    #expect(activations == 1 && behavior.finished == 0)
    simulator.touchMove(to: beside)
    #expect(effect.states.last == .inactive && behavior.finished == 1)
    simulator.touchMove(to: onPlace)
    simulator.advance(by: 1.1)
    #expect(activations == 2)
    simulator.touchCancel()
    #expect(behavior.finished == 2)
  }

  @Test func aDragThatLeavesOrIsDroppedActivatesNothing() {
    var activations = 0
    _ = add { activations += 1 }
    drag(to: onPlace)
    simulator.advance(by: 0.5)
    simulator.touchMove(to: beside)
    simulator.advance(by: 2)
    #expect(effect.states == [.possible, .inactive] && behavior.finished == 1)
    simulator.touchMove(to: onPlace)
    simulator.touchUp(at: onPlace)
    simulator.settle()
    simulator.advance(by: 2)
    #expect(effect.states == [.possible, .inactive, .possible, .inactive] && activations == 0)
    #expect(page.dropped == ["apple"])
  }

  @Test func theBehaviourDecidesAtEachMovement() {
    var activations = 0
    let interaction = add { activations += 1 }
    behavior.allows = false
    drag(to: onPlace)
    simulator.advance(by: 2)
    #expect(effect.states.isEmpty && activations == 0)
    behavior.allows = true
    simulator.touchMove(to: CGPoint(x: 280, y: 475))
    #expect(effect.states == [.possible])
    page.place.removeInteraction(interaction)
    simulator.advance(by: 2)
    #expect(effect.states == [.possible, .inactive] && activations == 0)
    simulator.touchCancel()
  }

  @Test func theUsualEffectIsAShade() {
    page.place.addInteraction(UISpringLoadedInteraction { _, _ in })
    drag(to: onPlace)
    #expect(page.place.layer.sublayers?.count == 1)
    #expect(page.place.layer.sublayers?.first?.frame == page.place.bounds)
    simulator.advance(by: 1.1)
    #expect(page.place.layer.sublayers?.isEmpty ?? true)
    simulator.touchCancel()
  }

  @Test func aButtonIsPressed() {
    var presses = 0
    let button = UIButton(frame: page.place.frame)
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    page.view.addSubview(button)
    #expect(!button.isSpringLoaded)
    button.isSpringLoaded = true
    button.isEnabled = false
    drag(to: onPlace)
    simulator.advance(by: 2)
    #expect(presses == 0)
    button.isEnabled = true
    simulator.touchMove(to: CGPoint(x: 280, y: 475))
    simulator.advance(by: 1.1)
    #expect(presses == 1)
    button.isSpringLoaded = false
    #expect(button.interactions.isEmpty)
    simulator.touchCancel()
  }

  @Test func aRowOfATableIsSelectedUnlessTheDelegateRefuses() {
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 300, width: 390, height: 300))
    table.rowHeight = 50
    (table.dataSource, table.delegate, table.isSpringLoaded) = (rows, rows, true)
    page.view.addSubview(table)
    simulator.settle()
    func middle(_ row: Int) -> CGPoint { CGPoint(x: 200, y: 325 + 50 * CGFloat(row)) }
    drag(to: middle(0))
    simulator.advance(by: 0.5)
    simulator.touchMove(to: middle(2))
    simulator.advance(by: 0.6)
    #expect(rows.chosen.isEmpty, "another row begins again")
    simulator.advance(by: 0.5)
    #expect(rows.chosen == [2])
    simulator.touchMove(to: middle(1))
    simulator.advance(by: 2)
    #expect(rows.chosen == [2])
    simulator.touchMove(to: middle(0))
    simulator.advance(by: 1.1)
    #expect(rows.chosen == [2, 0])
    simulator.touchCancel()
  }
}
