import Testing
import UIKitSimulator
import UIKitTestSupport
import UIKit

/// Children that an app adds to a navigation controller by itself.
@MainActor
struct AddedRootTests {
  @Test func theChildThatIsAddedToAnEmptyStackIsTheRoot() {
    let navigation = UINavigationController()
    let simulator = Simulator(scale: 1, root: navigation)
    let root = UIViewController()
    root.title = "Root"
    navigation.addChild(root)
    simulator.settle()
    #expect(navigation.viewControllers == [root] && navigation.children == [root])
    #expect(root.view.window != nil && navigation.navigationBar.topItem === root.navigationItem)
  }

  @Test func aChildBesideAStackIsNotOnIt() {
    let fixture = NavigationFixture()
    let beside = fixture.make("beside")
    fixture.navigation.addChild(beside)
    #expect(fixture.navigation.viewControllers == [fixture.root])
    #expect(beside.parent === fixture.navigation)
  }
}
