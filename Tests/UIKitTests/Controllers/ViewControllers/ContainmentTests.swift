import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

@MainActor
struct ContainmentTests {
  @Test func aChildIsNotifiedOfItsParentInTheDocumentedOrder() {
    let fixture = Fixture()
    let child = fixture.makeController("child")
    fixture.root.addChild(child)
    #expect(fixture.journal.take() == ["child willMove to root"])
    #expect(child.parent === fixture.root && fixture.root.children == [child])
    fixture.root.view.addSubview(child.view)
    child.didMove(toParent: fixture.root)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    let moves = fixture.journal.take().filter { $0.contains("ove to") }
    #expect(
      moves == ["child didMove to root", "child willMove to nothing", "child didMove to nothing"])
    #expect(child.parent == nil && fixture.root.children.isEmpty)
  }

  @Test func aChildMovesFromOneParentToAnother() {
    let journal = Journal()
    let (first, second) = (JournalController("1", journal), JournalController("2", journal))
    let child = JournalController("child", journal)
    first.addChild(child)
    second.addChild(child)
    #expect(first.children.isEmpty && second.children == [child] && child.parent === second)
    second.addChild(child)
    #expect(second.children == [child])
  }

  @Test func aControllerCannotBecomeItsOwnChildOrAncestorsParent() {
    let journal = Journal()
    let (outer, inner) = (JournalController("outer", journal), JournalController("inner", journal))
    outer.addChild(inner)
    let warnings = Diagnostics.collecting {
      outer.addChild(outer)
      inner.addChild(outer)
    }
    #expect(!warnings.isEmpty)
    #expect(outer.parent == nil && outer.children == [inner] && inner.children.isEmpty)
  }

  @Test func appearanceIsPassedOnToTheChildrenInTheView() {
    let fixture = Fixture()
    let child = fixture.makeController("child")
    let aside = fixture.makeController("aside")
    let container = fixture.makeController("container")
    for controller in [child, aside] {
      container.addChild(controller)
      controller.didMove(toParent: container)
    }
    container.view.addSubview(child.view)
    _ = fixture.journal.take()
    fixture.root.present(container, animated: false)
    let calls = fixture.journal.take()
    #expect(
      calls.filter { $0.hasPrefix("child") } == [
        "child willAppear at once", "child didAppear at once",
      ])
    #expect(calls.filter { $0.hasPrefix("aside") }.isEmpty, "its view is not in the container's")
    fixture.root.dismiss(animated: false)
    #expect(
      fixture.journal.take().filter { $0.hasPrefix("child") } == [
        "child willDisappear at once", "child didDisappear at once",
      ])
  }

  @Test func aContainerMayForwardByItself() {
    final class Own: JournalController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let fixture = Fixture()
    let container = Own("container", fixture.journal)
    let child = fixture.makeController("child")
    container.addChild(child)
    container.view.addSubview(child.view)
    _ = fixture.journal.take()
    fixture.root.present(container, animated: false)
    #expect(fixture.journal.lines.filter { $0.hasPrefix("child") }.isEmpty)
  }

  @Test func presentingFromAChildPresentsFromTheOutermostContainer() {
    let fixture = Fixture()
    let child = fixture.makeController("child")
    fixture.root.addChild(child)
    fixture.root.view.addSubview(child.view)
    child.didMove(toParent: fixture.root)
    let modal = fixture.makeController()
    child.present(modal, animated: false)
    #expect(modal.presentingViewController === fixture.root)
    #expect(
      child.presentedViewController === modal && fixture.root.presentedViewController === modal)
    child.dismiss(animated: false)
    #expect(modal.presentingViewController == nil && fixture.root.presentedViewController == nil)
  }

  @Test func parentsDoNotKeepChildrenNorChildrenParents() {
    let journal = Journal()
    weak var (parent, child): (JournalController?, JournalController?)
    do {
      let (made, inner) = (
        JournalController("parent", journal), JournalController("child", journal)
      )
      made.addChild(inner)
      made.view.addSubview(inner.view)
      (parent, child) = (made, inner)
    }
    #expect(parent == nil && child == nil)
  }

  @Test func aChildAppearsAndDisappearsWithItsViewInAVisibleParent() {
    final class Watching: UIViewController {
      var moves: [String] = []
      override func viewWillAppear(_ animated: Bool) { note("willAppear") }
      override func viewDidAppear(_ animated: Bool) { note("didAppear") }
      override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
      override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
      private func note(_ call: String) {
        moves.append(call + (isMovingToParent ? " in" : "") + (isMovingFromParent ? " out" : ""))
      }
    }
    let fixture = Fixture()
    let child = Watching()
    fixture.root.addChild(child)
    fixture.root.view.addSubview(child.view)
    child.didMove(toParent: fixture.root)
    fixture.simulator.settle()
    #expect(child.moves == ["willAppear in", "didAppear in"])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(child.moves.dropFirst(2) == ["willDisappear out", "didDisappear out"])
    #expect(!child.isMovingToParent && !child.isMovingFromParent)
  }

  @Test func movingAChildsViewInsideItsWindowIsNoAppearance() {
    let fixture = Fixture()
    let child = fixture.makeController("child")
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    fixture.root.view.addSubview(box)
    fixture.root.addChild(child)
    fixture.root.view.addSubview(child.view)
    _ = fixture.journal.take()
    box.addSubview(child.view)
    #expect(fixture.journal.take().isEmpty)
  }
}
