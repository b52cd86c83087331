import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// The status bar of a screen that has one, and who decides on it.
@MainActor
struct StatusBarTests {
  private final class Page: UIViewController {
    var style = UIStatusBarStyle.default
    var isBarHidden = false
    var animation = UIStatusBarAnimation.fade
    var decidingChild: UIViewController?

    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersStatusBarHidden: Bool { isBarHidden }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { animation }
    override var childForStatusBarStyle: UIViewController? { decidingChild }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
    }
  }

  /// As high as on an iPhone without a notch.
  private static let frame = CGRect(x: 0, y: 0, width: 390, height: 20)

  private func show(_ root: UIViewController, size: CGSize = CGSize(width: 390, height: 844))
    -> Simulator
  {
    let simulator = Simulator(size: size, scale: 1, root: root)
    simulator.showsStatusBar = true
    simulator.settle()
    return simulator
  }

  private var manager: UIStatusBarManager? {
    UIApplication.shared.windows.first?.windowScene?.statusBarManager
  }

  /// The darkest and the lightest grey in the bar, from 0 to 255.
  private func shades(_ simulator: Simulator) throws -> (darkest: Int, lightest: Int) {
    let picture = try #require(simulator.snapshot())
    var (darkest, lightest) = (255, 0)
    for y in 0..<20 {
      for x in 0..<390 {
        let green = Int(picture.pixel(x: x, y: y) >> 8 & 0xff)
        (darkest, lightest) = (min(darkest, green), max(lightest, green))
      }
    }
    return (darkest, lightest)
  }

  @Test func aScreenHasNoBarAtFirst() {
    let page = Page()
    let simulator = Simulator(root: page)
    #expect(!simulator.showsStatusBar && UIApplication.shared.isStatusBarHidden)
    #expect(UIApplication.shared.statusBarFrame == .zero && page.view.safeAreaInsets == .zero)
  }

  @Test func theSafeAreaBeginsBelowTheBar() {
    let page = Page()
    let simulator = show(page)
    #expect(page.view.safeAreaInsets.top == 20)
    #expect(UIApplication.shared.statusBarFrame == Self.frame)
    #expect(manager?.statusBarFrame == Self.frame && manager?.isStatusBarHidden == false)
    simulator.showsStatusBar = false
    simulator.settle()
    #expect(page.view.safeAreaInsets == .zero && manager?.isStatusBarHidden == true)
  }

  @Test func aTabletHasAHigherBarAndAPhoneInLandscapeHasNone() {
    let page = Page()
    let simulator = show(page, size: CGSize(width: 800, height: 1000))
    #expect(UIApplication.shared.statusBarFrame.size == CGSize(width: 800, height: 24))
    simulator.resize(to: CGSize(width: 844, height: 390))
    simulator.settle()
    #expect(UIApplication.shared.statusBarFrame == .zero && page.view.safeAreaInsets == .zero)
  }

  @Test func observersAreNotifiedOfItsFrame() {
    let page = Page()
    var lines: [String] = []
    let names = [
      UIApplication.willChangeStatusBarFrameNotification,
      UIApplication.didChangeStatusBarFrameNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let box = note.userInfo?[UIApplication.statusBarFrameUserInfoKey] as? NSValue
        MainActor.assumeIsolated {
          let (now, frame) = (UIApplication.shared.statusBarFrame, box?.cgRectValue ?? .null)
          lines.append(
            "\(name == names[0] ? "will" : "did") \(frame.height), is \(now.height)")
        }
      }
    }
    defer { observers.forEach(NotificationCenter.default.removeObserver) }
    let simulator = show(page)
    #expect(lines == [])
    page.isBarHidden = true
    page.setNeedsStatusBarAppearanceUpdate()
    simulator.settle()
    #expect(lines == ["will 0.0, is 20.0", "did 20.0, is 0.0"])
  }

  @Test func observersAreNotifiedOfTheOrientation() {
    let page = Page()
    let simulator = show(page)
    var lines: [String] = []
    let names = [
      UIApplication.willChangeStatusBarOrientationNotification,
      UIApplication.didChangeStatusBarOrientationNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let number = note.userInfo?[UIApplication.statusBarOrientationUserInfoKey] as? NSNumber
        MainActor.assumeIsolated {
          let now = UIApplication.shared.statusBarOrientation.rawValue
          let width = UIScreen.main.bounds.width
          lines.append("\(name == names[0] ? "will" : "did") \(number ?? 0), is \(now) \(width)")
        }
      }
    }
    defer { observers.forEach(NotificationCenter.default.removeObserver) }
    simulator.turn(to: .landscapeLeft)
    simulator.settle()
    // Apple's numbers: portrait is 1, and a device turned to the left has the interface 3.
    #expect(lines == ["will 3, is 1 390.0", "did 1, is 3 844.0"])
  }

  @Test func theTextIsDarkOrLightAsPreferred() throws {
    let page = Page()
    let simulator = show(page)
    let byDefault = try shades(simulator)
    #expect(byDefault.darkest < 60 && byDefault.lightest == 255)
    page.view.backgroundColor = .black
    page.style = .lightContent
    page.setNeedsStatusBarAppearanceUpdate()
    simulator.settle()
    let light = try shades(simulator)
    #expect(light.darkest == 0 && light.lightest > 195)
    #expect(manager?.statusBarStyle == .lightContent)
  }

  @Test func aHiddenBarFadesInsideAnAnimation() throws {
    let page = Page()
    let simulator = show(page)
    page.isBarHidden = true
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      page.setNeedsStatusBarAppearanceUpdate()
    }
    simulator.advance(by: 0.5)
    let half = try shades(simulator)
    #expect(half.darkest > 90 && half.darkest < 170)
    simulator.settle()
    #expect(try shades(simulator).darkest == 255)
    #expect(page.view.safeAreaInsets == .zero)
  }

  @Test func aFullScreenPresentationTakesTheBarOverAndASheetDoesNot() {
    let (root, modal) = (Page(), Page())
    let simulator = show(root)
    modal.style = .lightContent
    modal.modalPresentationStyle = .overFullScreen
    root.present(modal, animated: false)
    simulator.settle()
    #expect(manager?.statusBarStyle == .default)
    root.dismiss(animated: false)
    simulator.settle()
    modal.modalPresentationCapturesStatusBarAppearance = true
    root.present(modal, animated: false)
    simulator.settle()
    #expect(manager?.statusBarStyle == .lightContent)
    root.dismiss(animated: false)
    simulator.settle()
    modal.modalPresentationCapturesStatusBarAppearance = false
    modal.modalPresentationStyle = .fullScreen
    root.present(modal, animated: true)
    simulator.settle()
    #expect(manager?.statusBarStyle == .lightContent)
    root.dismiss(animated: true)
    simulator.settle()
    #expect(manager?.statusBarStyle == .default)
  }

  /// A navigation bar that is shown decides on the style, the top controller on whether the bar is
  /// hidden.
  @Test func aStackDecidesByItsBar() {
    let page = Page()
    (page.style, page.isBarHidden) = (.lightContent, false)
    let navigation = UINavigationController(rootViewController: page)
    let simulator = show(navigation)
    #expect(manager?.statusBarStyle == .default)
    #expect(navigation.navigationBar.frame.minY == 20)
    #expect(page.view.safeAreaInsets.top == 64)
    navigation.navigationBar.barStyle = .black
    navigation.setNeedsStatusBarAppearanceUpdate()
    #expect(manager?.statusBarStyle == .lightContent)
    navigation.navigationBar.barStyle = .default
    navigation.setNavigationBarHidden(true, animated: false)
    navigation.setNeedsStatusBarAppearanceUpdate()
    #expect(manager?.statusBarStyle == .lightContent)
    page.isBarHidden = true
    navigation.setNeedsStatusBarAppearanceUpdate()
    simulator.settle()
    #expect(manager?.isStatusBarHidden == true)
  }

  @Test func theBarIsBackWhenAWindowThatHidItHasGone() throws {
    let simulator = show(Page())
    let scene = try #require(simulator.window.windowScene)
    let (window, cover) = (UIWindow(windowScene: scene), Page())
    cover.isBarHidden = true
    window.rootViewController = cover
    window.makeKeyAndVisible()
    simulator.settle()
    #expect(manager?.isStatusBarHidden == true)
    window.isHidden = true
    simulator.settle()
    #expect(manager?.isStatusBarHidden == false && simulator.window.isKeyWindow)
  }

  @Test func aChainOfChildrenThatNamesItselfEnds() {
    let (page, child) = (Page(), Page())
    child.style = .lightContent
    (page.decidingChild, child.decidingChild) = (child, page)
    let simulator = show(page)
    #expect(manager?.statusBarStyle == .lightContent)
    simulator.settle()
  }

  @Test func settingTheStyleForTheApplicationIsReported() {
    let simulator = show(Page())
    let warnings = Diagnostics.collecting {
      UIApplication.shared.statusBarStyle = .lightContent
    }
    #expect(warnings.count == 1 && manager?.statusBarStyle == .default)
    simulator.settle()
  }
}
