import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Values that all instances of a class get when they enter a window.
@MainActor
struct AppearanceProxyTests {
  private final class Card: UIView {
    var ring = 1
  }

  private final class Special: UILabel {}

  /// Runs a test and forgets its proxies.
  private func withProxies(_ body: (UIViewController, Simulator) throws -> Void) rethrows {
    defer { AppearanceRegistry.shared.removeAll() }
    let page = UIViewController()
    let simulator = Simulator(root: page)
    try body(page, simulator)
  }

  @Test func aViewGetsTheValueWhenItEntersAWindow() {
    withProxies { page, _ in
      UILabel.appearance().textColor = .red
      let label = UILabel()
      #expect(label.textColor != .red)
      page.view.addSubview(label)
      #expect(label.textColor == .red)
      #expect(UILabel.appearance().textColor == .red)
      UILabel.appearance().textColor = .blue
      #expect(label.textColor == .red)
      label.removeFromSuperview()
      page.view.addSubview(label)
      #expect(label.textColor == .blue)
    }
  }

  @Test func aValueOfItsOwnHasPrecedence() {
    withProxies { page, _ in
      UILabel.appearance().textColor = .red
      let label = UILabel()
      label.textColor = .green
      page.view.addSubview(label)
      #expect(label.textColor == .green)
    }
  }

  @Test func aSubclassHasThoseOfItsSuperclassesAndItsOwn() {
    withProxies { page, _ in
      Special.appearance().numberOfLines = 3
      Special.appearance().textColor = .blue
      UILabel.appearance().textColor = .red
      UIView.appearance().alpha = 0.5
      let (label, special) = (UILabel(), Special())
      page.view.addSubview(label)
      page.view.addSubview(special)
      #expect(label.textColor == .red && label.numberOfLines == 1 && label.alpha == 0.5)
      #expect(special.textColor == .blue && special.numberOfLines == 3 && special.alpha == 0.5)
    }
  }

  @Test func containersRestrictAProxy() {
    withProxies { page, _ in
      UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .red
      UILabel.appearance(
        whenContainedInInstancesOf: [Card.self, UINavigationController.self]
      ).textColor = .blue
      let (inside, outside, card) = (UILabel(), UILabel(), Card())
      card.addSubview(inside)
      page.view.addSubview(card)
      page.view.addSubview(outside)
      #expect(inside.textColor == .red && outside.textColor != .red)
      card.removeFromSuperview()
      let inner = UIViewController()
      let navigation = UINavigationController(rootViewController: inner)
      page.addChild(navigation)
      page.view.addSubview(navigation.view)
      inner.view.addSubview(card)
      #expect(inside.textColor == .blue)
    }
  }

  @Test func aPropertyOfTheProgramsOwnIsGiven() {
    withProxies { page, _ in
      Card.appearance().ring = 4
      let card = Card()
      page.view.addSubview(card)
      #expect(card.ring == 4)
    }
  }

  @Test func theTintOfAViewCounts() {
    withProxies { page, _ in
      page.view.tintColor = .green
      UISwitch.appearance().tintColor = .red
      let (first, own) = (UISwitch(), UISwitch())
      own.tintColor = .blue
      page.view.addSubview(first)
      page.view.addSubview(own)
      #expect(first.tintColor == .red && own.tintColor == .blue)
    }
  }

  @Test func barsAndTheirItemsAreConfigured() {
    withProxies { page, simulator in
      UINavigationBar.appearance().barTintColor = .purple
      UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
      UINavigationBar.appearance().setBackgroundImage(UIImage(), for: .default)
      UIBarButtonItem.appearance().setTitleTextAttributes(
        [.foregroundColor: UIColor.orange], for: .normal)
      let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
      let inner = UIViewController()
      inner.navigationItem.rightBarButtonItem = item
      let navigation = UINavigationController(rootViewController: inner)
      navigation.modalPresentationStyle = .fullScreen
      page.present(navigation, animated: false)
      simulator.settle()
      let bar = navigation.navigationBar
      #expect(bar.barTintColor == .purple && bar.backgroundImage(for: .default) != nil)
      #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .white)
      let attributes = item.titleTextAttributes(for: .normal)
      #expect(attributes?[.foregroundColor] as? UIColor == .orange)
    }
  }
  @Test func theTitlesOfBackButtonsAreMovedOutOfSight() {
    withProxies { page, simulator in
      UIBarButtonItem.appearance().setBackButtonTitlePositionAdjustment(
        UIOffset(horizontal: -1000, vertical: 0), for: .default)
      let root = UIViewController()
      root.title = "Home"
      let navigation = UINavigationController(rootViewController: root)
      navigation.modalPresentationStyle = .fullScreen
      navigation.pushViewController(UIViewController(), animated: false)
      page.present(navigation, animated: false)
      simulator.settle()
      let bar = navigation.navigationBar
      let label = bar.labels("Home").first
      #expect(label.map { $0.convert($0.bounds, to: bar).maxX < 0 } == true)
      #expect(bar.buttonTitles == ["Home"])
    }
  }
}
