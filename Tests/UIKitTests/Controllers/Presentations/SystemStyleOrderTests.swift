import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// All calls of the system's styles, in order.
@MainActor
struct SystemStyleOrderTests {
  enum Style: CaseIterable {
    case edgeSheet, pageSheet, formSheet, popover, alert, actionSheet, actionPopover

    var isWide: Bool { [.pageSheet, .formSheet, .popover, .actionPopover].contains(self) }

    var animator: String {
      switch self {
      case .edgeSheet, .pageSheet, .formSheet, .actionSheet: "SheetAnimator"
      case .popover, .actionPopover: "PopoverAnimator"
      case .alert: "AlertAnimator"
      }
    }
  }

  @MainActor
  private struct OrderFixture {
    let simulator: Simulator
    let root = UIViewController()
    let presented: UIViewController

    init(_ style: Style) {
      let root = root
      simulator = Simulator(
        size: CGSize(width: style.isWide ? 1000 : 400, height: 800), scale: 1, root: root)
      switch style {
      case .alert, .actionSheet, .actionPopover:
        presented = UIAlertController(
          title: "T", message: nil, preferredStyle: style == .alert ? .alert : .actionSheet)
      default:
        presented = UIViewController()
        presented.modalPresentationStyle =
          style == .popover ? .popover : style == .formSheet ? .formSheet : .pageSheet
        if style == .edgeSheet { _ = presented.sheetPresentationController }
      }
      if style == .popover || style == .actionPopover {
        presented.popoverPresentationController?.sourceView = root.view
        presented.popoverPresentationController?.sourceRect = CGRect(
          x: 500, y: 100, width: 10, height: 10)
      }
      presented.modalTransitionStyle = .flipHorizontal
    }

    /// The calls to controllers and animators while `body` runs.
    func calls(_ body: (_ done: @escaping () -> Void) -> Void) -> [String] {
      var calls: [String] = []
      TransitionTrace.onCall = { call in
        // The order of calls about traits and sizes is not tested here.
        guard !call.call.hasPrefix("traitCollection"), !call.call.hasPrefix("viewSafeArea") else {
          return
        }
        calls.append("\(call.object) \(call.call.prefix { $0 != "(" })")
      }
      body { calls.append("completion") }
      simulator.settle()
      TransitionTrace.onCall = nil
      return calls
    }
  }

  @Test(arguments: Style.allCases) func animated(style: Style) {
    let fixture = OrderFixture(style)
    let name = "\(type(of: fixture.presented))"
    #expect(
      fixture.calls { fixture.root.present(fixture.presented, animated: true, completion: $0) } == [
        "\(name) viewDidLoad", "\(name) viewWillAppear", "\(style.animator) transitionDuration",
        "\(style.animator) animateTransition", "\(name) viewIsAppearing",
        "\(name) viewDidAppear", "completion",
        "\(style.animator) animationEnded",
      ])
    #expect(
      fixture.calls { fixture.presented.dismiss(animated: true, completion: $0) } == [
        "\(name) viewWillDisappear", "\(style.animator) transitionDuration",
        "\(style.animator) animateTransition", "\(name) viewDidDisappear", "completion",
        "\(style.animator) animationEnded",
      ])
    #expect(fixture.simulator.window.subviews == [fixture.root.view])
  }

  @Test(arguments: Style.allCases) func atOnce(style: Style) {
    let fixture = OrderFixture(style)
    let name = "\(type(of: fixture.presented))"
    #expect(
      fixture.calls { fixture.root.present(fixture.presented, animated: false, completion: $0) }
        == [
          "\(name) viewDidLoad", "\(name) viewWillAppear", "\(name) viewIsAppearing",
          "\(name) viewDidAppear", "completion",
        ])
    #expect(
      fixture.calls { fixture.presented.dismiss(animated: false, completion: $0) } == [
        "\(name) viewWillDisappear", "\(name) viewDidDisappear", "completion",
      ])
    #expect(fixture.simulator.window.subviews == [fixture.root.view])
  }

  /// A drag that is cancelled in the middle, and one that finishes.
  @Test(arguments: [Style.edgeSheet, .pageSheet, .formSheet], [false, true])
  func underAFinger(style: Style, finishes: Bool) {
    let fixture = OrderFixture(style)
    fixture.root.present(fixture.presented, animated: false)
    fixture.simulator.settle()
    let name = "\(type(of: fixture.presented))"
    let x: CGFloat = style == .edgeSheet ? 200 : 500
    let start = CGPoint(x: x, y: 200)
    let end = CGPoint(x: x, y: finishes ? 700 : 300)
    let calls = fixture.calls { _ in
      fixture.simulator.drag(from: start, to: end, duration: 1)
      for _ in 0..<12 {
        fixture.simulator.advance(by: fixture.simulator.frameDuration)
        fixture.simulator.touchMove(to: end)
      }
      fixture.simulator.touchUp(at: end)
    }
    let begin = [
      "\(name) viewWillDisappear", "SheetAnimator transitionDuration",
      "UIPercentDrivenInteractiveTransition startInteractiveTransition",
      "SheetAnimator animateTransition",
    ]
    let rest =
      finishes
      ? ["\(name) viewDidDisappear"]
      : ["\(name) viewWillAppear", "\(name) viewIsAppearing", "\(name) viewDidAppear"]
    #expect(calls == begin + rest + ["SheetAnimator animationEnded"])
    #expect((fixture.presented.view.window == nil) == finishes)
  }
}
