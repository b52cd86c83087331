import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// A child whose view is added to that of a parent that has appeared: as on iOS it is about to
/// appear at once, and it has appeared when it is laid out.
@MainActor
struct ChildArrivalTests {
  private final class Child: UIViewController {
    var calls: [String] = []

    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      calls.append("didMove to \(parent == nil ? "nothing" : "parent")")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      calls.append("willAppear")
    }
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      calls.append("isAppearing \(Int(view.bounds.width)) × \(Int(view.bounds.height))")
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      if calls.last != "layout" { calls.append("layout") }
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      calls.append("didAppear \(isMovingToParent)")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      calls.append("willDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      calls.append("didDisappear")
    }

    /// The calls but those of layout.
    var appearanceCalls: [String] { calls.filter { $0 != "layout" } }
  }

  private let root = UIViewController()
  private let child = Child()
  private let simulator: Simulator

  init() {
    simulator = Simulator(size: CGSize(width: 400, height: 400), scale: 1, root: root)
  }

  /// As Apple's guide has it, with the frame after the view.
  private func add() {
    root.addChild(child)
    root.view.addSubview(child.view)
    child.view.frame = CGRect(x: 20, y: 30, width: 200, height: 100)
    child.didMove(toParent: root)
  }

  @Test func itAppearsWithTheSizeThatItIsGivenAndAfterItsLayout() {
    add()
    #expect(child.calls == ["willAppear", "didMove to parent"])
    simulator.settle()
    #expect(
      child.calls.prefix(5) == [
        "willAppear", "didMove to parent", "isAppearing 200 × 100", "layout", "didAppear true",
      ])
    #expect(child.appearanceCalls.count == 4)
    #expect(!child.isMovingToParent)
  }

  /// The constraints are made after the view is added, as they have to be.
  @Test func constraintsHaveGivenItsSize() {
    root.addChild(child)
    child.view.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(child.view)
    NSLayoutConstraint.activate([
      child.view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      child.view.topAnchor.constraint(equalTo: root.view.topAnchor),
      child.view.widthAnchor.constraint(equalToConstant: 120),
      child.view.heightAnchor.constraint(equalToConstant: 80),
    ])
    child.didMove(toParent: root)
    simulator.settle()
    #expect(child.appearanceCalls.contains("isAppearing 120 × 80"))
    #expect(child.appearanceCalls.last == "didAppear true")
  }

  @Test func oneThatIsRemovedInTheSameTurnHasNeverAppeared() {
    add()
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    simulator.settle()
    #expect(
      child.appearanceCalls == [
        "willAppear", "didMove to parent", "willDisappear", "didDisappear", "didMove to nothing",
      ])
  }

  @Test func oneWhoseParentLeavesInTheSameTurnGoesWithIt() {
    add()
    simulator.window.rootViewController = UIViewController()
    simulator.settle()
    #expect(
      child.appearanceCalls == [
        "willAppear", "didMove to parent", "willDisappear", "didDisappear",
      ])
  }

  @Test func oneThatLosesItsParentInTheSameTurnAndStaysHasAppearedOnce() {
    add()
    child.removeFromParent()
    simulator.settle()
    #expect(child.view.window != nil)
    #expect(child.appearanceCalls.filter { $0.hasPrefix("didAppear") }.count == 1)
    child.view.removeFromSuperview()
    #expect(child.appearanceCalls.suffix(2) == ["willDisappear", "didDisappear"])
  }

  @Test func aContainerThatMakesTheCallsItselfMayEndThemAtOnce() {
    root.addChild(child)
    child.beginAppearanceTransition(true, animated: true)
    root.view.addSubview(child.view)
    child.endAppearanceTransition()
    child.didMove(toParent: root)
    simulator.settle()
    #expect(child.appearanceCalls.filter { $0 == "willAppear" }.count == 1)
    #expect(child.appearanceCalls.filter { $0.hasPrefix("didAppear") }.count == 1)
  }
}
