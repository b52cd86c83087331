import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// The coordinator of a change of size.
@MainActor
struct SizeChangeCoordinatorTests {
  /// Adds a block inside of a block, as a view does that is configured alongside.
  private final class Page: UIViewController {
    var calls: [String] = []

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      coordinator.animate(
        alongsideTransition: { [weak self] _ in
          self?.calls.append("outer")
          let isAccepted = coordinator.animate(
            alongsideTransition: { _ in self?.calls.append("inner") },
            completion: { _ in self?.calls.append("inner completion") })
          self?.calls.append("accepted \(isAccepted)")
        },
        completion: { [weak self] _ in
          self?.calls.append("outer completion")
          let isAccepted = coordinator.animate(alongsideTransition: { _ in
            self?.calls.append("too late")
          })
          self?.calls.append("accepted \(isAccepted)")
        })
    }
  }

  private static let expected = [
    "outer", "inner", "accepted true", "outer completion", "accepted false", "inner completion",
  ]

  @Test func aBlockThatIsAddedInsideOfABlockRunsToo() {
    let page = Page()
    let simulator = Simulator(size: CGSize(width: 300, height: 400), scale: 1, root: page)
    simulator.resize(to: CGSize(width: 320, height: 480))
    #expect(page.calls == Self.expected)
    withExtendedLifetime(simulator) {}
  }

  @Test func itRunsWhereTheInterfaceTurns() {
    let page = Page()
    let simulator = Simulator(size: CGSize(width: 390, height: 844), scale: 1, root: page)
    simulator.turn(to: .landscapeLeft)
    #expect(page.calls == Array(Self.expected.prefix(3)))
    simulator.settle()
    #expect(page.calls == Self.expected)
  }
}
