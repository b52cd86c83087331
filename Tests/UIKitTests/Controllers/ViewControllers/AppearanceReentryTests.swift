import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// A controller that is removed during its own appearance calls also makes its children disappear.
@MainActor
struct AppearanceReentryTests {
  private final class Leaving: UIViewController {
    var onWillAppear: () -> Void = {}
    var onDidAppear: () -> Void = {}

    override func viewWillAppear(_ animated: Bool) { onWillAppear() }
    override func viewDidAppear(_ animated: Bool) { onDidAppear() }
  }

  @Test(arguments: [true, false])
  func aChildOfOneThatLeavesInsideItsAppearanceCallIsNotLeftAppearing(inWill: Bool) {
    let fixture = Fixture(size: CGSize(width: 400, height: 800))
    let (parent, child) = (Leaving(), fixture.makeController("child"))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    let window = fixture.simulator.window
    let leave = { window.rootViewController = UIViewController() }
    if inWill { parent.onWillAppear = leave } else { parent.onDidAppear = leave }
    fixture.root.addChild(parent)
    fixture.root.view.addSubview(parent.view)
    parent.didMove(toParent: fixture.root)
    fixture.simulator.settle()
    #expect(child.view.window == nil)
    let calls = fixture.journal.lines.filter { $0.contains("child") && $0.contains("ppear") }
    #expect(calls.isEmpty || fixture.journal.endsBalanced("child", isVisible: false), "\(calls)")
  }

  @Test func aRootThatGivesTheWindowAnotherInsideItsAppearanceCallIsNotLeftInIt() {
    let fixture = Fixture(size: CGSize(width: 400, height: 800))
    let (root, other) = (Leaving(), fixture.makeController("other"))
    let window = fixture.simulator.window
    root.onWillAppear = { [unowned root] in
      root.onWillAppear = {}
      window.rootViewController = other
    }
    window.rootViewController = root
    fixture.simulator.settle()
    #expect(window.subviews == [other.view] && root.view.window == nil)
    #expect(fixture.journal.endsBalanced("other", isVisible: true))
  }
}
