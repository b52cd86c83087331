import Testing
import UIKitTestSupport

import UIKit

/// A controller that looks for the containers around it when it has been made.
final class AwakePage: UIViewController {
  var containers: [String] = []
  var count = 0

  override func awakeFromNib() {
    super.awakeFromNib()
    count += 1
    containers = [navigationController, splitViewController, tabBarController]
      .compactMap { $0.map { "\(type(of: $0))" } }
  }
}

@MainActor
struct ContainerAwakeTests {
  /// An app often sets the delegate of the containers there.
  @Test func aChildHasItsContainersInAwakeFromNib() throws {
    let storyboard = try StoryboardText.storyboard(
      StoryboardText.container("tabBarController", "tabs", [("viewControllers", "split")]),
      StoryboardText.container(
        "splitViewController", "split",
        [("masterViewController", "nav"), ("detailViewController", "detail")]),
      StoryboardText.container("navigationController", "nav", [("rootViewController", "list")]),
      StoryboardText.scene("list", class: "AwakePage"), StoryboardText.scene("detail"))
    let tabs: UITabBarController = storyboard.instantiateViewController(identifier: "tabs")
    let split = try #require(tabs.viewControllers?.first as? UISplitViewController)
    let stack = try #require(split.viewControllers.first as? UINavigationController)
    let list = try #require(stack.viewControllers.first as? AwakePage)
    #expect(
      list.containers == ["UINavigationController", "UISplitViewController", "UITabBarController"])
    #expect(list.count == 1)
  }
}
