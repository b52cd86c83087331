import Testing
import UIKit
import UIKitSnapshotTesting
import UIKitTestSupport

/// Bars at rest, in mid-push and under a finger, light and dark, with large titles and without.
@MainActor
struct NavigationBarPictureTests {
  @Test(arguments: [UIUserInterfaceStyle.light, .dark], [true, false])
  func bars(style: UIUserInterfaceStyle, isLarge: Bool) {
    let navigation = UINavigationController(rootViewController: page("Mailboxes", .always))
    navigation.navigationBar.prefersLargeTitles = isLarge
    navigation.isToolbarHidden = false
    navigation.traitOverrides.verticalSizeClass = .regular
    let simulator = Simulator(
      size: CGSize(width: 320, height: 240), scale: 2, framesPerSecond: 20, style: style,
      root: navigation)
    var sheet = SnapshotSheet()
    sheet.add(simulator, named: "rest")
    navigation.pushViewController(page("Inbox", .never), animated: true)
    simulator.advance(by: 0.2)
    sheet.add(simulator, named: "push")
    simulator.settle()
    sheet.add(simulator, named: "pushed")
    simulator.drag(
      from: CGPoint(x: 2, y: 150), to: CGPoint(x: 120, y: 150), duration: 0.3)
    sheet.add(simulator, named: "swipe")
    assertSnapshot(
      of: sheet, as: .image, named: "\(style)-\(isLarge ? "large" : "plain")", testName: "bars")
  }

  /// From a plain title with buttons on both sides to a large one, and on to one with a long back
  /// title.
  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func largeTitlesInMidPush(style: UIUserInterfaceStyle) {
    let first = page("Inbox", .never)
    first.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    let navigation = UINavigationController(rootViewController: first)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.isToolbarHidden = false
    navigation.traitOverrides.verticalSizeClass = .regular
    let simulator = Simulator(
      size: CGSize(width: 320, height: 240), scale: 1, framesPerSecond: 20, style: style,
      root: navigation)
    var sheet = SnapshotSheet()
    navigation.pushViewController(page("All Mailboxes", .always), animated: true)
    simulator.advance(by: 0.2)
    sheet.add(simulator, named: "push")
    simulator.settle()
    sheet.add(simulator, named: "pushed")
    let third = page("Archive", .never)
    third.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .search),
    ]
    third.toolbarItems = nil
    navigation.pushViewController(third, animated: true)
    simulator.advance(by: 0.2)
    sheet.add(simulator, named: "push further")
    simulator.settle()
    simulator.drag(
      from: CGPoint(x: 2, y: 150), to: CGPoint(x: 160, y: 150), duration: 0.3)
    sheet.add(simulator, named: "swipe")
    assertSnapshot(of: sheet, as: .image, named: "\(style)", testName: "large")
  }

  private func page(
    _ title: String, _ mode: UINavigationItem.LargeTitleDisplayMode
  ) -> UIViewController {
    let page = UIViewController()
    page.title = title
    page.view.backgroundColor = .systemBackground
    page.navigationItem.largeTitleDisplayMode = mode
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: mode == .always ? .edit : .compose)
    page.toolbarItems = [
      UIBarButtonItem(systemItem: .refresh), .flexibleSpace(),
      UIBarButtonItem(systemItem: mode == .always ? .add : .trash),
    ]
    return page
  }
}
