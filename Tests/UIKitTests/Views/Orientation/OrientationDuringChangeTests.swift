import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// The orientation of the interface while it changes: the former one in calls of what will happen,
/// and the new one in the changes of controllers and in their layout.
@MainActor
struct OrientationDuringChangeTests {
  private final class Page: UIViewController {
    var calls: [String] = []
    /// An orientation that it asks for in each change.
    var wanted: UIInterfaceOrientationMask?

    private func note(_ call: String) {
      guard let orientation = view.window?.windowScene?.interfaceOrientation else { return }
      calls.append("\(call) \(orientation.isLandscape ? "landscape" : "portrait")")
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      note("will")
      if let wanted {
        view.window?.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: wanted))
      }
      coordinator.animate(
        alongsideTransition: { [weak self] _ in self?.note("alongside") },
        completion: { [weak self] _ in self?.note("completion") })
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      note("layout")
    }
  }

  private let page = Page()
  private let simulator: Simulator

  init() {
    simulator = Simulator(size: CGSize(width: 390, height: 844), scale: 1, root: page)
    page.calls = []
  }

  @Test func aDeviceThatIsTurned() {
    simulator.turn(to: .landscapeLeft)
    simulator.settle()
    #expect(
      page.calls.filter { !$0.hasPrefix("layout") } == [
        "will portrait", "alongside landscape", "completion landscape",
      ])
    #expect(page.calls.contains("layout landscape") && !page.calls.contains("layout portrait"))
  }

  @Test func aWindowThatIsMadeWide() {
    simulator.resize(to: CGSize(width: 844, height: 390))
    simulator.settle()
    #expect(
      page.calls.filter { !$0.hasPrefix("layout") } == [
        "will portrait", "alongside landscape", "completion landscape",
      ])
    #expect(page.calls.contains("layout landscape") && !page.calls.contains("layout portrait"))
  }

  /// What is asked for meanwhile comes after the turn.
  @Test func aPageThatAsksForAnotherOrientationAsItTurns() throws {
    page.wanted = .portrait
    simulator.turn(to: .landscapeLeft)
    simulator.settle()
    #expect(try #require(simulator.window.windowScene).interfaceOrientation == .portrait)
    #expect(page.view.bounds.size == CGSize(width: 390, height: 844))
    #expect(
      page.calls.filter { $0.hasPrefix("will") } == ["will portrait", "will landscape"])
  }
}
