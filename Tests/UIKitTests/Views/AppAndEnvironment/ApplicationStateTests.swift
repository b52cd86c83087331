import Foundation
import Platform
import Testing
import UIKit
import UIKitTestSupport

/// The state of the app, what it posts, and what it asks of the desktop.
@MainActor
struct ApplicationStateTests {
  private static var posted: [String] = []

  /// Runs `body` and returns the names of what is posted meanwhile.
  private func posted(_ names: [Notification.Name], during body: () -> Void) -> [String] {
    Self.posted = []
    let center = NotificationCenter.default
    let observers = names.map { name in
      center.addObserver(forName: name, object: nil, queue: nil) { notification in
        let name = notification.name.rawValue
        MainActor.assumeIsolated { Self.posted.append(name) }
      }
    }
    defer { observers.forEach(center.removeObserver) }
    body()
    return Self.posted
  }

  @Test func focusAndVisibilityArePosted() {
    let simulator = Simulator(root: UIViewController())
    let names = [
      UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
      UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
    ]
    var states: [UIApplication.State] = [UIApplication.shared.applicationState]
    let calls = posted(names) {
      simulator.setFocus(false)
      states.append(UIApplication.shared.applicationState)
      simulator.platform.send(.visibilityChanged(isVisible: false))
      states.append(UIApplication.shared.applicationState)
      simulator.platform.send(.visibilityChanged(isVisible: true))
      simulator.setFocus(true)
      states.append(UIApplication.shared.applicationState)
    }
    #expect(
      calls == [
        "UIApplicationWillResignActiveNotification", "UIApplicationDidEnterBackgroundNotification",
        "UIApplicationWillEnterForegroundNotification",
        "UIApplicationDidBecomeActiveNotification",
      ])
    #expect(states == [.active, .inactive, .background, .active])
  }

  @Test func aSceneNotifiesToo() {
    let simulator = Simulator(root: UIViewController())
    let calls = posted([UIScene.willDeactivateNotification, UIScene.didActivateNotification]) {
      simulator.setFocus(false)
      simulator.setFocus(true)
    }
    #expect(calls == ["UISceneWillDeactivateNotification", "UISceneDidActivateNotification"])
  }

  @Test func aBadgeIsInTheTitleOfTheWindow() {
    let simulator = Simulator(root: UIViewController())
    let title = simulator.stage.window.title
    UIApplication.shared.applicationIconBadgeNumber = 3
    #expect(simulator.stage.window.title == "(3) \(title)")
    simulator.stage.scene.title = "Mail"
    #expect(simulator.stage.window.title == "(3) Mail")
    UIApplication.shared.applicationIconBadgeNumber = 0
    #expect(simulator.stage.window.title == "Mail")
  }

  @Test func theIdleTimerIsThatOfTheDesktop() {
    let simulator = Simulator(root: UIViewController())
    #expect(!simulator.platform.keepsScreenOn)
    UIApplication.shared.isIdleTimerDisabled = true
    #expect(simulator.platform.keepsScreenOn)
    UIApplication.shared.isIdleTimerDisabled = false
    #expect(!simulator.platform.keepsScreenOn)
  }

  @Test func aLinkIsNotOpenedAndSaysSo() throws {
    let url = try #require(URL(string: "https://example.org/page"))
    #expect(!UIApplication.shared.canOpenURL(url))
    var results: [Bool] = []
    let warnings = Diagnostics.collecting {
      UIApplication.shared.open(url) { results.append($0) }
    }
    #expect(results == [false] && warnings.count == 1)
    #expect(warnings.first?.contains("https://example.org/page") == true)
  }

  @Test func theDeviceSaysWhichBehaviourToExpect() throws {
    let simulator = Simulator(root: UIViewController())
    let device = UIDevice.current
    #expect(device.systemName == "iOS" && device.systemVersion == "18.0")
    #expect(device.userInterfaceIdiom == .phone && device.model == "iPhone")
    let identifier = try #require(device.identifierForVendor)
    #expect(device.identifierForVendor == identifier)
    simulator.resize(to: CGSize(width: 1024, height: 768))
    #expect(device.userInterfaceIdiom == .pad && device.model == "iPad")
  }

  // MARK: Background tasks

  @Test func tasksInTheBackgroundAreCounted() {
    let simulator = Simulator(root: UIViewController())
    let application = withExtendedLifetime(simulator) { UIApplication.shared }
    let first = application.beginBackgroundTask()
    let second = application.beginBackgroundTask(withName: "save") { Issue.record("expired") }
    #expect(first != second && first != .invalid && second != .invalid)
    #expect(application.backgroundTaskCount == 2)
    application.endBackgroundTask(first)
    #expect(application.backgroundTaskCount == 1)
    let warnings = Diagnostics.collecting {
      application.endBackgroundTask(second)
      application.endBackgroundTask(second)
      application.endBackgroundTask(.invalid)
    }
    #expect(application.backgroundTaskCount == 0 && warnings.count == 2)
  }

  // MARK: An application of the program's own

  private final class CountingApplication: UIApplication {
    private(set) var began = 0
    override func sendEvent(_ event: UIEvent) {
      if event.allTouches?.contains(where: { $0.phase == .began }) ?? false { began += 1 }
      super.sendEvent(event)
    }
  }

  @Test func theApplicationIsOfTheProgramsClass() throws {
    UIApplication.principalClass = CountingApplication.self
    defer { UIApplication.principalClass = UIApplication.self }
    let page = UIViewController()
    let simulator = Simulator(root: page)
    let application = try #require(UIApplication.shared as? CountingApplication)
    let button = UIButton(frame: page.view.bounds)
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    page.view.addSubview(button)
    simulator.tap(at: CGPoint(x: 100, y: 100))
    #expect(application.began == 1 && presses == 1)
  }
}
