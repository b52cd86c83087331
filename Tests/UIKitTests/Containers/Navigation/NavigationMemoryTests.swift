import CoreGraphics
import QuartzCore
import Testing
import UIKitTestSupport

import UIKit

/// What pushes and pops leave in memory.
@MainActor
struct NavigationMemoryTests {
  /// Everything in a tree of views, with its layers and recognisers.
  private func parts(of view: UIView) -> [AnyObject] {
    [view, view.layer] + (view.gestureRecognizers ?? []) + (view.layer.sublayers ?? [])
      + view.subviews.flatMap { parts(of: $0) }
  }

  @Test(arguments: [true, false]) func nothingOfAPageThatIsGone(hasLargeTitles: Bool) {
    let fixture = NavigationFixture()
    fixture.navigation.delegate = nil
    fixture.navigation.navigationBar.prefersLargeTitles = hasLargeTitles
    fixture.navigation.isToolbarHidden = false
    var seen: [ObjectIdentifier: WeakReference] = [:]
    func sample() {
      for part in parts(of: fixture.simulator.window) {
        seen[ObjectIdentifier(part)] = WeakReference(object: part)
      }
    }
    func watch() {
      fixture.simulator.showChanges()
      while Simulator.isTransitioning {
        sample()
        fixture.simulator.advanceFrame()
      }
      fixture.simulator.settle()
      sample()
    }
    for _ in 0..<3 {
      let page = fixture.make("page")
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .edit)
      page.toolbarItems = [UIBarButtonItem(systemItem: .trash)]
      fixture.navigation.pushViewController(page, animated: true)
      Simulator.endTurn()
      watch()
      fixture.navigation.popViewController(animated: true)
      Simulator.endTurn()
      watch()
    }
    let kept = Set(parts(of: fixture.simulator.window).map { ObjectIdentifier($0) })
    let left = seen.filter { !kept.contains($0.key) }.compactMap(\.value.object)
    #expect(left.map { "\(type(of: $0))" }.isEmpty)
    #expect(seen.count > kept.count)
  }
}
