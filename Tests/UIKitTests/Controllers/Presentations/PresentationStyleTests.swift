import CoreGraphics
import Testing
import UIKitSimulator

import UIKit

/// What each style covers, and how it adapts when the size class changes.
@MainActor
struct PresentationStyleTests {
  static let phone = CGSize(width: 400, height: 800)
  static let pad = CGSize(width: 820, height: 1180)

  /// A root with a child that fills its lower half and defines a presentation context.
  @MainActor
  struct Nest {
    let fixture: Fixture
    let child: JournalController
    let leaf: JournalController

    init(size: CGSize) {
      fixture = Fixture(size: size)
      child = JournalController("child", fixture.journal)
      leaf = JournalController("leaf", fixture.journal)
      child.definesPresentationContext = true
      add(
        child, to: fixture.root,
        frame: CGRect(x: 0, y: size.height / 2, width: size.width, height: size.height / 2))
      add(leaf, to: child, frame: child.view.bounds)
      fixture.simulator.settle()
      _ = fixture.journal.take()
    }

    private func add(_ child: UIViewController, to parent: UIViewController, frame: CGRect) {
      parent.addChild(child)
      child.view.frame = frame
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleTopMargin]
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
  }

  @Test(arguments: [
    (UIModalPresentationStyle.fullScreen, true), (.overFullScreen, false),
  ])
  func stylesOfTheWholeScreen(style: UIModalPresentationStyle, removes: Bool) {
    let nest = Nest(size: Self.phone)
    let presented = JournalController("presented", nest.fixture.journal)
    presented.modalPresentationStyle = style
    nest.leaf.present(presented, animated: false)
    #expect(presented.view.frame == nest.fixture.simulator.window.bounds)
    #expect((nest.fixture.root.view.window == nil) == removes)
    #expect(nest.fixture.root.presentedViewController === presented)
    #expect(nest.leaf.presentedViewController === presented)
    #expect(presented.presentingViewController === nest.fixture.root)
    presented.dismiss(animated: false)
    #expect(nest.fixture.root.view.window != nil && presented.view.window == nil)
  }

  @Test(arguments: [(UIModalPresentationStyle.currentContext, true), (.overCurrentContext, false)])
  func stylesOfTheCurrentContext(style: UIModalPresentationStyle, removes: Bool) {
    let nest = Nest(size: Self.pad)
    let presented = JournalController("presented", nest.fixture.journal)
    presented.modalPresentationStyle = style
    nest.leaf.present(presented, animated: true)
    nest.fixture.simulator.settle()
    let lines = nest.fixture.journal.take().filter { !$0.contains("Load") }
    let expected = [
      "child willDisappear", "leaf willDisappear", "presented willAppear",
      "presented didAppear", "child didDisappear", "leaf didDisappear",
    ]
    #expect(lines == (removes ? expected : ["presented willAppear", "presented didAppear"]))
    let frame = presented.view.convert(presented.view.bounds, to: nest.fixture.root.view)
    #expect(frame == CGRect(x: 0, y: 590, width: 820, height: 590))
    #expect((nest.child.view.window == nil) == removes && nest.fixture.root.view.window != nil)
    #expect(presented.presentingViewController === nest.child)
    presented.dismiss(animated: true)
    nest.fixture.simulator.settle()
    #expect(nest.child.view.superview === nest.fixture.root.view)
    #expect(nest.child.view.frame == CGRect(x: 0, y: 590, width: 820, height: 590))
    #expect(nest.fixture.root.view.subviews == [nest.child.view])
  }

  @Test func withoutAContextTheOutermostContainerIsCovered() {
    let nest = Nest(size: Self.pad)
    nest.child.definesPresentationContext = false
    let presented = UIViewController()
    presented.modalPresentationStyle = .overCurrentContext
    nest.leaf.present(presented, animated: false)
    #expect(presented.presentingViewController === nest.fixture.root)
    #expect(presented.view.frame.size == Self.pad)
  }

  @Test func inACompactWidthTheCurrentContextIsTheScreen() {
    let nest = Nest(size: Self.phone)
    let presented = UIViewController()
    presented.modalPresentationStyle = .currentContext
    nest.leaf.present(presented, animated: false)
    #expect(presented.view.frame.size == Self.phone)
    #expect(presented.presentationController?.adaptivePresentationStyle == .fullScreen)
    #expect(presented.presentationController?.presentationStyle == .currentContext)
    presented.dismiss(animated: false)
    #expect(nest.child.view.superview === nest.fixture.root.view)
    #expect(nest.child.view.frame == CGRect(x: 0, y: 400, width: 400, height: 400))
  }

  // MARK: Adaptation

  @MainActor
  final class Adapter: NSObject, UIAdaptivePresentationControllerDelegate {
    var calls: [String] = []
    var compact = UIModalPresentationStyle.fullScreen
    var substitute: UIViewController?

    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle { compact }

    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { substitute }

    func presentationController(
      _ presentationController: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { calls.append("\(style), \(transitionCoordinator?.isAnimated ?? true)") }
  }

  @Test func theDelegateChoosesTheStyleOfACompactWidthLive() {
    let fixture = Fixture(size: Self.pad)
    let adapter = Adapter()
    let presented = JournalController("presented", fixture.journal)
    presented.modalPresentationStyle = .overCurrentContext
    presented.presentationController?.delegate = adapter
    fixture.root.present(presented, animated: false)
    #expect(adapter.calls == ["none, false"] && fixture.root.view.window != nil)
    _ = fixture.journal.take()
    fixture.simulator.resize(to: Self.phone)
    fixture.simulator.settle()
    #expect(adapter.calls == ["none, false", "fullScreen, false"])
    #expect(fixture.root.view.window == nil && presented.view.frame.size == Self.phone)
    #expect(fixture.journal.take() == ["root willDisappear at once", "root didDisappear at once"])
    fixture.simulator.resize(to: Self.pad)
    fixture.simulator.settle()
    #expect(adapter.calls.last == "none, false" && fixture.root.view.window != nil)
    #expect(fixture.journal.take() == ["root willAppear at once", "root didAppear at once"])
    #expect(fixture.root.view.frame.size == Self.pad && presented.view.frame.size == Self.pad)
    presented.dismiss(animated: false)
    #expect(fixture.simulator.window.subviews == [fixture.root.view])
  }

  @Test func theDelegateMayShowAnotherControllerInstead() {
    let fixture = Fixture(size: Self.pad)
    let adapter = Adapter()
    let presented = JournalController("presented", fixture.journal)
    let frame = JournalController("frame", fixture.journal)
    adapter.substitute = frame
    presented.modalPresentationStyle = .overFullScreen
    presented.presentationController?.delegate = adapter
    fixture.root.present(presented, animated: false)
    _ = fixture.journal.take()
    fixture.simulator.resize(to: Self.phone)
    fixture.simulator.settle()
    #expect(fixture.root.presentedViewController === frame && presented.view.window == nil)
    #expect(frame.view.frame.size == Self.phone)
    fixture.simulator.resize(to: Self.pad)
    fixture.simulator.settle()
    #expect(fixture.root.presentedViewController === presented && frame.view.window == nil)
    fixture.root.dismiss(animated: false)
    #expect(fixture.journal.endsBalanced("frame", isVisible: false))
    #expect(fixture.journal.endsBalanced("presented", isVisible: false))
    #expect(fixture.root.presentedViewController == nil)
  }

  @Test func automaticIsWhatTheAppSays() {
    let fixture = Fixture(size: Self.phone)
    let application = UIApplication.shared
    application.automaticModalPresentationStyle = .overFullScreen
    let presented = UIViewController()
    fixture.root.present(presented, animated: false)
    #expect(presented.presentationController?.presentationStyle == .overFullScreen)
    #expect(fixture.root.view.window != nil)
    let warnings = Diagnostics.collecting { application.automaticModalPresentationStyle = .none }
    #expect(warnings.count == 1 && application.automaticModalPresentationStyle == .overFullScreen)
  }
}
