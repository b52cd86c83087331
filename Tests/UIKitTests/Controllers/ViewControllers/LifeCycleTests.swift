import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

@MainActor
struct LifeCycleTests {
  @Test func theViewIsMadeAtItsFirstUse() {
    let journal = Journal()
    let controller = JournalController("a", journal)
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil && journal.lines.isEmpty)
    _ = controller.view
    _ = controller.view
    #expect(journal.take() == ["a didLoad"])
    #expect(controller.view.next === controller)
  }

  @Test func aRootComesAndGoesWithItsWindow() {
    let journal = Journal()
    let first = JournalController("first", journal)
    let simulator = Simulator(root: first)
    #expect(
      journal.take() == ["first didLoad", "first willAppear at once", "first didAppear at once"])
    let second = JournalController("second", journal)
    simulator.window.rootViewController = second
    #expect(
      journal.take() == [
        "first willDisappear at once", "first didDisappear at once", "second didLoad",
        "second willAppear at once", "second didAppear at once",
      ])
    #expect(first.view.superview == nil && second.view.window === simulator.window)
  }

  /// A view that its controller makes has no size; on iOS it is that of the window when the root is
  /// about to appear.
  @Test func theRootsViewHasTheWindowsSizeWhenItIsAboutToAppear() {
    final class Root: UIViewController {
      var sizes: [CGSize] = []
      override func loadView() { view = UIView() }
      override func viewDidLoad() { sizes.append(view.bounds.size) }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        sizes.append(view.bounds.size)
        #expect(view.superview == nil)
      }
    }
    let root = Root()
    let simulator = Simulator(size: CGSize(width: 300, height: 500), scale: 1, root: root)
    #expect(root.sizes == [.zero, CGSize(width: 300, height: 500)])
    #expect(root.view.frame == simulator.window.bounds)
  }

  @Test func aLoadViewThatSetsNoViewIsReportedAndDoesNotCrash() {
    final class Careless: UIViewController {
      override func loadView() {}
    }
    let warnings = Diagnostics.collecting {
      let controller = Careless()
      #expect(controller.view != nil)
    }
    #expect(warnings.count == 1)
  }

  @Test func aLoadViewThatAsksForTheViewDoesNotRecurse() {
    final class Circular: UIViewController {
      override func loadView() { view = view ?? UIView() }
    }
    let controller = Circular()
    #expect(controller.view != nil)
  }

  @Test func layoutIsAnnouncedAroundTheViewsOwn() {
    final class LayoutView: UIView {
      var journal: Journal?
      override func layoutSubviews() { journal?.note("layout") }
    }
    final class LayoutController: JournalController {
      override func loadView() {
        let made = LayoutView(frame: .zero)
        made.journal = journal
        view = made
      }
      override func viewWillLayoutSubviews() { note("willLayout") }
      override func viewDidLayoutSubviews() { note("didLayout") }
    }
    let journal = Journal()
    let controller = LayoutController("a", journal)
    _ = Simulator(root: controller)
    #expect(journal.lines.contains("a didLoad"))
    let layout = journal.take().filter { $0.lowercased().contains("layout") }
    #expect(Array(layout.prefix(3)) == ["a willLayout", "layout", "a didLayout"])
    controller.view.setNeedsLayout()
    controller.view.layoutIfNeeded()
    #expect(journal.take() == ["a willLayout", "layout", "a didLayout"])
  }

  @Test func appearanceCallsThatChangeNothingAreLeftOut() {
    let journal = Journal()
    let controller = JournalController("a", journal)
    controller.endAppearanceTransition()
    controller.beginAppearanceTransition(false, animated: true)
    #expect(journal.take().isEmpty)
    controller.beginAppearanceTransition(true, animated: true)
    controller.beginAppearanceTransition(true, animated: true)
    controller.endAppearanceTransition()
    controller.endAppearanceTransition()
    #expect(journal.take() == ["a didLoad", "a willAppear", "a didAppear"])
  }
}
