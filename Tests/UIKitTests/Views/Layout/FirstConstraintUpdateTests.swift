import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// The first layout of a view with constraints updates them, though nothing has requested it.
@MainActor
struct FirstConstraintUpdateTests {
  private final class Page: UIViewController {
    var calls: [String] = []
    var places: (UIView) -> Void = { _ in }

    override func viewDidLoad() {
      super.viewDidLoad()
      places(view)
    }
    override func updateViewConstraints() {
      calls.append("update")
      super.updateViewConstraints()
    }
    override func viewWillLayoutSubviews() { calls.append("layout") }
  }

  /// Centres a view in another one.
  private static func pin(_ view: UIView, in superview: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: superview.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: superview.centerYAnchor),
    ])
  }

  @Test func aControllerUpdatesTheConstraintsOfItsViewOnceBeforeItsFirstLayout() {
    let page = Page()
    page.places = { Self.pin(UIView(), in: $0) }
    let simulator = Simulator(scale: 1, root: page)
    #expect(page.calls.prefix(2) == ["update", "layout"])
    page.view.setNeedsLayout()
    simulator.settle()
    #expect(page.calls.filter { $0 == "update" }.count == 1)
    page.view.setNeedsUpdateConstraints()
    simulator.settle()
    #expect(page.calls.filter { $0 == "update" }.count == 2)
  }

  @Test func alsoWhereTheConstraintsAreDeeperInside() {
    let page = Page()
    page.places = { view in
      let box = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
      Self.pin(UIView(), in: box)
      view.addSubview(box)
    }
    _ = Simulator(scale: 1, root: page)
    #expect(page.calls.prefix(2) == ["update", "layout"])
    #expect(page.calls.filter { $0 == "update" }.count == 1)
  }

  @Test func aViewWithoutConstraintsIsNotAsked() {
    let page = Page()
    page.places = { $0.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))) }
    _ = Simulator(scale: 1, root: page)
    #expect(!page.calls.isEmpty && !page.calls.contains("update"))
  }

  @Test func constraintsThatComeLaterBringTheFirstUpdate() {
    let page = Page()
    let simulator = Simulator(scale: 1, root: page)
    page.calls = []
    Self.pin(UIView(), in: page.view)
    simulator.settle()
    #expect(page.calls.first == "update" && page.calls.filter { $0 == "update" }.count == 1)
  }
}
