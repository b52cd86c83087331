import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Windows that the program releases without hiding them, as overlays for messages often are: since
/// iOS 13 nothing else keeps them.
@MainActor
struct ReleasedWindowTests {
  private final class Page: UIViewController {
    var calls: [String] = []
    var onDisappear: () -> Void = {}
    var touches: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .red
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      calls.append("will appear")
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      calls.append("did appear")
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      calls.append(view.window == nil ? "will disappear, no window" : "will disappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      calls.append("did disappear")
      onDisappear()
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      self.touches.append("began")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      self.touches.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      self.touches.append("cancelled")
    }
  }

  /// Keeps an overlay, as a program does.
  @MainActor
  private final class Owner {
    var window: UIWindow?

    /// Shows a page in front of everything else.
    func show(_ page: UIViewController, isKey: Bool = false, in scene: UIWindowScene?) {
      guard let scene else { return }
      let window = UIWindow(windowScene: scene)
      window.windowLevel = .alert
      window.rootViewController = page
      self.window = window
      if isKey { window.makeKeyAndVisible() } else { window.isHidden = false }
    }
  }

  private static let middle = CGPoint(x: 100, y: 100)
  /// How often it was posted that a window has become the key window.
  private static var posts = 0
  private let main: Page
  private let simulator: Simulator
  private let owner = Owner()
  private var scene: UIWindowScene? { simulator.window.windowScene }

  init() {
    let page = Page()
    main = page
    simulator = Simulator(size: CGSize(width: 200, height: 200), scale: 1, root: page)
    page.view.backgroundColor = .white
    simulator.settle()
  }

  private func show(_ page: UIViewController, isKey: Bool = false) {
    owner.show(page, isKey: isKey, in: scene)
    simulator.settle()
  }

  private var colorInTheMiddle: UInt32? { simulator.snapshot()?.pixel(x: 100, y: 100) }

  @Test func itIsGoneFromTheScreenAndTheScene() {
    show(Page())
    #expect(scene?.windows.count == 2 && scene?.windows.last === owner.window)
    #expect(colorInTheMiddle != 0xFFFF_FFFF)
    weak let window = owner.window
    owner.window = nil
    #expect(window == nil && scene?.windows == [simulator.window])
    simulator.settle()
    #expect(colorInTheMiddle == 0xFFFF_FFFF)
    simulator.tap(at: Self.middle)
    #expect(main.touches == ["began", "ended"])
  }

  @Test func itsRootControllerDisappears() {
    let page = Page()
    show(page)
    owner.window = nil
    simulator.settle()
    #expect(page.calls == ["will appear", "did appear", "will disappear", "did disappear"])
    #expect(page.view.window == nil && page.view.superview == nil)
  }

  @Test func nothingKeepsWhatItShowed() {
    weak var page: Page?
    do {
      let shown = Page()
      page = shown
      show(shown)
    }
    #expect(page != nil)
    owner.window = nil
    simulator.settle()
    #expect(page == nil)
  }

  @Test func viewsThatAreKeptLeaveIt() {
    final class Mark: UIView {
      var windows: [Bool] = []
      override func didMoveToWindow() { windows.append(window != nil) }
    }
    let (mark, inner) = (Mark(), Mark())
    mark.addSubview(inner)
    show(Page())
    owner.window?.addSubview(mark)
    owner.window = nil
    simulator.settle()
    #expect(mark.windows == [true, false] && inner.windows == [true, false])
    #expect(mark.superview == nil && inner.superview === mark)
  }

  /// A page that removes its own overlay reads and sets the property that is just being set.
  @Test func itsOwnerMayUseThePropertyInTheLastCalls() {
    let page = Page()
    page.onDisappear = { [owner] in owner.window = nil }
    show(page)
    owner.window = nil
    simulator.settle()
    #expect(page.calls.last == "did disappear" && owner.window == nil)
  }

  // MARK: The key window

  @Test func anotherWindowIsTheKeyWindowAtOnce() {
    Self.posts = 0
    show(Page(), isKey: true)
    #expect(owner.window?.isKeyWindow == true)
    let observer = NotificationCenter.default.addObserver(
      forName: UIWindow.didBecomeKeyNotification, object: simulator.window, queue: nil
    ) { _ in MainActor.assumeIsolated { Self.posts += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    owner.window = nil
    #expect(simulator.window.isKeyWindow)
    simulator.settle()
    #expect(Self.posts == 1 && scene?.keyWindow === simulator.window)
  }

  @Test func aWindowThatWasNotKeyChangesNoKeyWindow() {
    show(Page())
    owner.window = nil
    simulator.settle()
    #expect(simulator.window.isKeyWindow)
  }

  @Test func theFirstResponderResigns() {
    let (page, field) = (Page(), UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30)))
    page.view.addSubview(field)
    show(page, isKey: true)
    field.becomeFirstResponder()
    simulator.settle()
    #expect(field.isEditing)
    owner.window = nil
    simulator.settle()
    #expect(!field.isEditing && !field.isFirstResponder)
  }

  @Test func theOrientationIsThatOfTheOtherWindow() throws {
    final class Upright: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }
    final class Film: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscapeRight }
    }
    let simulator = Simulator(size: CGSize(width: 390, height: 844), scale: 1, root: Upright())
    let scene = try #require(simulator.window.windowScene)
    owner.show(Film(), isKey: true, in: scene)
    simulator.settle()
    #expect(scene.interfaceOrientation == .landscapeRight)
    owner.window = nil
    simulator.settle()
    #expect(scene.interfaceOrientation == .portrait)
  }

  // MARK: Touches

  @Test func itsTouchesAreCancelled() {
    let page = Page()
    show(page)
    simulator.touchDown(at: Self.middle)
    owner.window = nil
    simulator.endTurn()
    #expect(page.touches == ["began", "cancelled"])
    simulator.touchUp(at: Self.middle)
    simulator.tap(at: Self.middle)
    #expect(page.touches == ["began", "cancelled"] && main.touches == ["began", "ended"])
  }

  @Test func aButtonInItMayReleaseIt() {
    let (page, button) = (Page(), UIButton(frame: CGRect(x: 50, y: 50, width: 100, height: 100)))
    button.addAction(UIAction { [owner] _ in owner.window = nil }, for: .touchUpInside)
    page.view.addSubview(button)
    show(page)
    simulator.tap(at: Self.middle)
    simulator.settle()
    #expect(page.calls.last == "did disappear" && scene?.windows == [simulator.window])
  }

  // MARK: Transitions

  /// Seconds after the presentation was requested: before it begins, in the middle, and at rest.
  @Test(arguments: [0, 0.1, 2])
  func whatItsControllerPresentsEnds(seconds: TimeInterval) {
    let (page, presented) = (Page(), Page())
    show(page)
    page.present(presented, animated: true)
    if seconds > 0 { simulator.advance(by: seconds) }
    // It cannot be presented where its window has gone before.
    _ = Diagnostics.collecting {
      owner.window = nil
      simulator.settle()
    }
    #expect(page.presentedViewController == nil && presented.presentingViewController == nil)
    #expect(presented.view.window == nil)
    #expect(seconds == 0 ? presented.calls == [] : presented.calls.last == "did disappear")
    #expect(page.calls.last == "did disappear")
    #expect(simulator.isIdle && !UIApplication.shared.isIgnoringInteractionEvents)
    simulator.tap(at: Self.middle)
    #expect(main.touches == ["began", "ended"])
  }

  @Test func aControllerThatCoveredItsRootDisappears() {
    let (page, presented) = (Page(), Page())
    show(page)
    presented.modalPresentationStyle = .fullScreen
    page.present(presented, animated: true)
    simulator.settle()
    owner.window = nil
    simulator.settle()
    #expect(
      presented.calls == ["will appear", "did appear", "will disappear", "did disappear"])
    #expect(
      page.calls == ["will appear", "did appear", "will disappear", "did disappear"],
      "it disappeared when it was covered")
  }

  @Test func aPushThatRunsInItEnds() {
    let (page, pushed) = (Page(), Page())
    let navigation = UINavigationController(rootViewController: page)
    show(navigation)
    navigation.pushViewController(pushed, animated: true)
    simulator.advance(by: 0.1)
    owner.window = nil
    simulator.settle()
    #expect(page.calls.last == "did disappear" && pushed.calls.last == "did disappear")
    #expect(simulator.isIdle && !UIApplication.shared.isIgnoringInteractionEvents)
  }

  // MARK: Elsewhere

  @Test func itsRootMayBeShownInAnotherWindowAtOnce() {
    let page = Page()
    show(page)
    owner.window = nil
    owner.show(page, in: scene)
    simulator.settle()
    #expect(page.view.window === owner.window && owner.window != nil)
    #expect(page.view.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
    #expect(colorInTheMiddle != 0xFFFF_FFFF)
    #expect(page.calls == ["will appear", "did appear"], "it was on the screen all the time")
  }

  @Test func aHiddenOneIsReleasedWithoutCalls() {
    let page = Page()
    show(page)
    owner.window?.isHidden = true
    let calls = page.calls
    owner.window = nil
    simulator.settle()
    #expect(page.calls == calls && calls.last == "did disappear")
  }

  @Test func theEndOfTheAppMakesNoCalls() {
    let page = Page()
    do {
      let simulator = Simulator(
        size: CGSize(width: 200, height: 200), scale: 1, root: UIViewController())
      owner.show(page, in: simulator.window.windowScene)
      simulator.settle()
    }
    owner.window = nil
    #expect(page.calls == ["will appear", "did appear"])
  }
}
