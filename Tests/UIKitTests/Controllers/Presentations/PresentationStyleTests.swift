import CoreGraphics
import Testing
import UIKitSimulator

import UIKit

/// What each style covers, and what becomes of it when there is more or less room.
@Suite(.serialized) @MainActor
struct PresentationStyleTests {
  static let phone = CGSize(width: 400, height: 800)
  static let pad = CGSize(width: 820, height: 1180)

  /// A root with a child that fills its lower half and defines a presentation context.
  @MainActor
  struct Nest {
    let stand: Stand
    let child: JournalController
    let leaf: JournalController

    init(size: CGSize) {
      stand = Stand(size: size)
      child = JournalController("child", stand.journal)
      leaf = JournalController("leaf", stand.journal)
      child.definesPresentationContext = true
      add(
        child, to: stand.root,
        frame: CGRect(x: 0, y: size.height / 2, width: size.width, height: size.height / 2))
      add(leaf, to: child, frame: child.view.bounds)
      stand.simulator.settle()
      _ = stand.journal.take()
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
    (UIModalPresentationStyle.fullScreen, true), (.automatic, true), (.overFullScreen, false),
  ])
  func stylesOfTheWholeScreen(style: UIModalPresentationStyle, removes: Bool) {
    let nest = Nest(size: Self.phone)
    let presented = JournalController("presented", nest.stand.journal)
    presented.modalPresentationStyle = style
    nest.leaf.present(presented, animated: false)
    #expect(presented.view.frame == nest.stand.simulator.window.bounds)
    #expect((nest.stand.root.view.window == nil) == removes)
    #expect(nest.stand.root.presentedViewController === presented)
    #expect(nest.leaf.presentedViewController === presented)
    #expect(presented.presentingViewController === nest.stand.root)
    presented.dismiss(animated: false)
    #expect(nest.stand.root.view.window != nil && presented.view.window == nil)
  }

  @Test(arguments: [(UIModalPresentationStyle.currentContext, true), (.overCurrentContext, false)])
  func stylesOfTheCurrentContext(style: UIModalPresentationStyle, removes: Bool) {
    let nest = Nest(size: Self.pad)
    let presented = JournalController("presented", nest.stand.journal)
    presented.modalPresentationStyle = style
    nest.leaf.present(presented, animated: true)
    nest.stand.simulator.settle()
    let lines = nest.stand.journal.take().filter { !$0.contains("Load") }
    let expected = [
      "child willDisappear", "leaf willDisappear", "presented willAppear",
      "presented didAppear", "child didDisappear", "leaf didDisappear",
    ]
    #expect(lines == (removes ? expected : ["presented willAppear", "presented didAppear"]))
    let frame = presented.view.convert(presented.view.bounds, to: nest.stand.root.view)
    #expect(frame == CGRect(x: 0, y: 590, width: 820, height: 590))
    #expect((nest.child.view.window == nil) == removes && nest.stand.root.view.window != nil)
    #expect(presented.presentingViewController === nest.child)
    presented.dismiss(animated: true)
    nest.stand.simulator.settle()
    #expect(nest.child.view.superview === nest.stand.root.view)
    #expect(nest.child.view.frame == CGRect(x: 0, y: 590, width: 820, height: 590))
    #expect(nest.stand.root.view.subviews == [nest.child.view])
  }

  @Test func withoutAContextTheOutermostContainerIsCovered() {
    let nest = Nest(size: Self.pad)
    nest.child.definesPresentationContext = false
    let presented = UIViewController()
    presented.modalPresentationStyle = .overCurrentContext
    nest.leaf.present(presented, animated: false)
    #expect(presented.presentingViewController === nest.stand.root)
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
    #expect(nest.child.view.superview === nest.stand.root.view)
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
    let stand = Stand(size: Self.pad)
    let adapter = Adapter()
    let presented = JournalController("presented", stand.journal)
    presented.modalPresentationStyle = .overCurrentContext
    presented.presentationController?.delegate = adapter
    stand.root.present(presented, animated: false)
    #expect(adapter.calls == ["none, false"] && stand.root.view.window != nil)
    _ = stand.journal.take()
    stand.simulator.resize(to: Self.phone)
    stand.simulator.settle()
    #expect(adapter.calls == ["none, false", "fullScreen, false"])
    #expect(stand.root.view.window == nil && presented.view.frame.size == Self.phone)
    #expect(stand.journal.take() == ["root willDisappear at once", "root didDisappear at once"])
    stand.simulator.resize(to: Self.pad)
    stand.simulator.settle()
    #expect(adapter.calls.last == "none, false" && stand.root.view.window != nil)
    #expect(stand.journal.take() == ["root willAppear at once", "root didAppear at once"])
    #expect(stand.root.view.frame.size == Self.pad && presented.view.frame.size == Self.pad)
    presented.dismiss(animated: false)
    #expect(stand.simulator.window.subviews == [stand.root.view])
  }

  @Test func theDelegateMayShowAnotherControllerInstead() {
    let stand = Stand(size: Self.pad)
    let adapter = Adapter()
    let presented = JournalController("presented", stand.journal)
    let frame = JournalController("frame", stand.journal)
    adapter.substitute = frame
    presented.modalPresentationStyle = .overFullScreen
    presented.presentationController?.delegate = adapter
    stand.root.present(presented, animated: false)
    _ = stand.journal.take()
    stand.simulator.resize(to: Self.phone)
    stand.simulator.settle()
    #expect(stand.root.presentedViewController === frame && presented.view.window == nil)
    #expect(frame.view.frame.size == Self.phone)
    stand.simulator.resize(to: Self.pad)
    stand.simulator.settle()
    #expect(stand.root.presentedViewController === presented && frame.view.window == nil)
    stand.root.dismiss(animated: false)
    #expect(stand.journal.endsBalanced("frame", isVisible: false))
    #expect(stand.journal.endsBalanced("presented", isVisible: false))
    #expect(stand.root.presentedViewController == nil)
  }

  @Test func automaticIsWhatTheAppSays() {
    let stand = Stand(size: Self.phone)
    let application = UIApplication.shared
    application.automaticModalPresentationStyle = .overFullScreen
    defer { application.automaticModalPresentationStyle = .fullScreen }
    let presented = UIViewController()
    stand.root.present(presented, animated: false)
    #expect(presented.presentationController?.presentationStyle == .overFullScreen)
    #expect(stand.root.view.window != nil)
    let told = Diagnostics.collecting { application.automaticModalPresentationStyle = .none }
    #expect(told.count == 1 && application.automaticModalPresentationStyle == .overFullScreen)
  }
}
