import CoreGraphics
import QuartzCore
import Testing
import UIKitTestSupport

import UIKit

/// A device that is turned, and the interface that turns with it.
@MainActor
struct OrientationTests {
  /// A red square in the upper left corner, and notes of what it is told.
  private final class Page: UIViewController {
    var supported: UIInterfaceOrientationMask?
    var autorotates = true
    var calls: [String] = []
    let corner = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    private(set) var coordinator: (any UIViewControllerTransitionCoordinator)?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      corner.backgroundColor = .red
      view.addSubview(corner)
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      supported ?? super.supportedInterfaceOrientations
    }
    override var shouldAutorotate: Bool { autorotates }

    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      calls.append("traits")
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      self.coordinator = coordinator
      calls.append("size \(Int(size.width)) × \(Int(size.height)), still \(Int(view.bounds.width))")
      coordinator.animate(
        alongsideTransition: { [weak self] _ in
          self?.calls.append("alongside, now \(Int(self?.view.bounds.width ?? 0))")
        },
        completion: { [weak self] _ in self?.calls.append("completion") })
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      if calls.last != "layout", !calls.isEmpty { calls.append("layout") }
    }
  }

  @MainActor private final class Heard { var count = 0 }

  private let phone = CGSize(width: 390, height: 844)
  private let tablet = CGSize(width: 820, height: 1180)

  private func scene(_ simulator: Simulator) throws -> UIWindowScene {
    try #require(simulator.window.windowScene)
  }

  @Test func theInterfaceTurnsWithTheDevice() throws {
    let page = Page()
    let simulator = Simulator(size: phone, scale: 1, root: page)
    let scene = try scene(simulator)
    #expect(scene.interfaceOrientation == .portrait)
    simulator.turn(to: .landscapeLeft)
    simulator.settle()
    #expect(UIDevice.current.orientation == .landscapeLeft)
    #expect(scene.interfaceOrientation == .landscapeRight)
    #expect(scene.screen.bounds == CGRect(x: 0, y: 0, width: 844, height: 390))
    #expect(simulator.window.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    #expect(page.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    let picture = try #require(simulator.snapshot())
    #expect(picture.width == 844 && picture.height == 390)
    simulator.turn(to: .portrait)
    simulator.settle()
    #expect(scene.interfaceOrientation == .portrait && page.view.bounds.size == phone)
  }

  @Test func itTurnsFromWhereItLay() throws {
    let page = Page()
    let simulator = Simulator(size: phone, scale: 1, root: page)
    simulator.turn(to: .landscapeLeft)
    simulator.advanceFrame()
    // Turned to the left, the upper left corner of the device is at the lower left.
    var picture = try #require(simulator.snapshot())
    #expect(picture.pixel(x: 5, y: 384) & 0xFF_FFFF == 0xFF0000)
    #expect(picture.pixel(x: 5, y: 5) & 0xFF_FFFF == 0xFFFFFF)
    simulator.advance(by: 0.15)
    let half = try #require(simulator.window.layer.presentation())
    #expect(abs(atan2(half.transform.m12, half.transform.m11) + .pi / 4) < 0.1)
    #expect(abs(half.bounds.width - 617) < 40 && abs(half.bounds.height - 617) < 40)
    #expect(isNear(half.position.x, 422) && isNear(half.position.y, 195))
    simulator.settle()
    picture = try #require(simulator.snapshot())
    #expect(picture.pixel(x: 5, y: 5) & 0xFF_FFFF == 0xFF0000)
    #expect(simulator.window.layer.animationKeys() ?? [] == [])
    #expect(simulator.window.transform == .identity)
  }

  @Test func controllersAreNotifiedAndAnimateAlongside() throws {
    let page = Page()
    let simulator = Simulator(size: phone, scale: 1, root: page)
    page.calls = ["turn"]
    simulator.turn(to: .landscapeRight)
    let coordinator = try #require(page.coordinator)
    #expect(coordinator.isAnimated && coordinator.transitionDuration == 0.3)
    // The interface turns against the device: anticlockwise, by a quarter.
    #expect(isNear(atan2(coordinator.targetTransform.b, coordinator.targetTransform.a), -.pi / 2))
    simulator.advance(by: 0.2)
    #expect(
      page.calls == [
        "turn", "traits", "size 844 × 390, still 390", "alongside, now 844", "layout",
      ])
    simulator.settle()
    #expect(page.calls.last == "completion")
  }

  @Test func aHalfTurnTakesTwiceAsLong() throws {
    let page = Page()
    let simulator = Simulator(size: tablet, scale: 1, root: page)
    simulator.turn(to: .portraitUpsideDown)
    #expect(try scene(simulator).interfaceOrientation == .portraitUpsideDown)
    simulator.advance(by: 0.79)
    #expect(simulator.window.layer.animationKeys() == ["interfaceOrientation"])
    simulator.settle()
    #expect(simulator.window.layer.animationKeys() ?? [] == [])
    #expect(simulator.window.bounds.size == tablet)
  }

  @Test(arguments: [true, false])
  func anOrientationThatIsNotSupportedChangesTheDeviceAlone(autorotates: Bool) throws {
    let page = Page()
    page.autorotates = autorotates
    if autorotates { page.supported = .portrait }
    let simulator = Simulator(size: phone, scale: 1, root: page)
    page.calls = ["turn"]
    let device = try scene(simulator).device
    let heard = Heard()
    let observer = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: device, queue: nil
    ) { _ in MainActor.assumeIsolated { heard.count += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    simulator.turn(to: .landscapeRight)
    #expect(heard.count == 0, "nothing is posted before it is asked for")
    device.beginGeneratingDeviceOrientationNotifications()
    simulator.turn(to: .landscapeLeft)
    simulator.turn(to: .landscapeLeft)
    simulator.turn(to: .faceUp)
    device.endGeneratingDeviceOrientationNotifications()
    device.endGeneratingDeviceOrientationNotifications()
    simulator.turn(to: .landscapeLeft)
    #expect(heard.count == 2 && !device.isGeneratingDeviceOrientationNotifications)
    #expect(device.orientation == .landscapeLeft)
    #expect(try scene(simulator).interfaceOrientation == .portrait)
    #expect(page.calls == ["turn"] && page.view.bounds.size == phone)
    // What is allowed now turns it at the end of the turn.
    page.autorotates = true
    page.supported = .all
    page.setNeedsUpdateOfSupportedInterfaceOrientations()
    #expect(page.view.bounds.size == phone)
    simulator.endTurn()
    #expect(page.view.bounds.width == 844)
  }

  @Test func aControllerThatCoversTheScreenDecides() throws {
    let page = Page()
    let simulator = Simulator(size: phone, scale: 1, root: page)
    let wide = Page()
    wide.supported = .landscape
    wide.modalPresentationStyle = .fullScreen
    page.present(wide, animated: true)
    simulator.settle()
    #expect(try scene(simulator).interfaceOrientation == .landscapeRight)
    #expect(wide.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    page.dismiss(animated: true)
    simulator.settle()
    #expect(try scene(simulator).interfaceOrientation == .portrait)
    #expect(page.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test func aTransitionIsWaitedFor() throws {
    let page = Page()
    let simulator = Simulator(size: phone, scale: 1, root: page)
    let next = Page()
    next.modalPresentationStyle = .fullScreen
    page.present(next, animated: true)
    simulator.advance(by: 0.1)
    simulator.turn(to: .landscapeLeft)
    simulator.advance(by: 0.1)
    #expect(try scene(simulator).interfaceOrientation == .portrait)
    simulator.settle()
    #expect(try scene(simulator).interfaceOrientation == .landscapeRight)
    #expect(next.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .overFullScreen, .popover])
  func whatIsPresentedFollows(style: UIModalPresentationStyle) throws {
    let page = Page()
    let simulator = Simulator(size: phone, scale: 1, root: page)
    let next = Page()
    next.modalPresentationStyle = style
    next.popoverPresentationController?.sourceView = page.corner
    page.present(next, animated: true)
    simulator.settle()
    for orientation in [UIDeviceOrientation.landscapeLeft, .portrait, .landscapeRight] {
      simulator.turn(to: orientation)
      simulator.advance(by: 0.1)
      simulator.turn(to: .portrait)
      simulator.turn(to: orientation)
      simulator.settle()
      let frame = next.view.convert(next.view.bounds, to: simulator.window)
      #expect(simulator.window.bounds.contains(frame), "\(style), \(orientation)")
    }
    page.dismiss(animated: true)
    simulator.settle()
    #expect(page.presentedViewController == nil && simulator.isIdle)
    #expect(page.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
  }

  @Test func aProgramAsksForAnOrientation() throws {
    let page = Page()
    page.supported = [.portrait, .landscapeRight]
    let simulator = Simulator(size: phone, scale: 1, root: page)
    let scene = try scene(simulator)
    var errors: [String] = []
    func ask(for mask: UIInterfaceOrientationMask?) {
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: mask)) { errors.append("\($0)") }
      simulator.settle()
    }
    ask(for: .landscape)
    #expect(scene.interfaceOrientation == .landscapeRight && errors.isEmpty)
    ask(for: nil)
    ask(for: .all)
    #expect(scene.interfaceOrientation == .landscapeRight && errors.isEmpty)
    ask(for: [.landscapeLeft, .portraitUpsideDown])
    #expect(scene.interfaceOrientation == .landscapeRight && errors.count == 1)
  }

  @Test func aControllerThatSupportsNothingIsReportedOnce() throws {
    let page = Page()
    page.supported = []
    let warnings = Diagnostics.collecting {
      let simulator = Simulator(size: phone, scale: 1, root: page)
      for orientation in [UIDeviceOrientation.landscapeLeft, .portrait, .landscapeRight] {
        simulator.turn(to: orientation)
        simulator.settle()
      }
    }
    #expect(warnings.count == 1 && page.view.bounds.size == phone)
  }

  @Test func aLandscapeRootTurnsAnUprightDevice() throws {
    let page = Page()
    page.supported = .landscapeLeft
    let simulator = Simulator(size: phone, scale: 1, root: page)
    #expect(try scene(simulator).interfaceOrientation == .landscapeLeft)
    #expect(page.view.bounds.width == 844)
  }

  @Test func theInterfaceTurnsBackWhenAWindowInFrontHasGone() throws {
    let page = Page()
    let simulator = Simulator(size: phone, scale: 1, root: page)
    let scene = try scene(simulator)
    let (window, film) = (UIWindow(windowScene: scene), Page())
    film.supported = .landscapeRight
    window.rootViewController = film
    window.makeKeyAndVisible()
    simulator.settle()
    #expect(scene.interfaceOrientation == .landscapeRight)
    window.isHidden = true
    simulator.settle()
    #expect(scene.interfaceOrientation == .portrait && page.view.bounds.size == phone)
  }

  @Test func aWindowThatIsResizedHasTheOrientationOfItsShape() throws {
    let page = Page()
    page.supported = .portrait
    let simulator = Simulator(size: phone, scale: 1, root: page)
    simulator.resize(to: CGSize(width: 1000, height: 600))
    simulator.settle()
    #expect(try scene(simulator).interfaceOrientation == .landscapeRight)
    #expect(page.view.bounds.size == CGSize(width: 1000, height: 600))
    page.present(UIViewController(), animated: true)
    simulator.settle()
    #expect(page.view.window?.bounds.size == CGSize(width: 1000, height: 600))
  }

  @Test func touchesAreCancelled() throws {
    let page = Page()
    let simulator = Simulator(size: phone, scale: 1, root: page)
    let scroll = UIScrollView(frame: page.view.bounds)
    scroll.contentSize = CGSize(width: 390, height: 4000)
    page.view.addSubview(scroll)
    simulator.touchDown(at: CGPoint(x: 200, y: 600))
    simulator.touchMove(to: CGPoint(x: 200, y: 500))
    #expect(scroll.isTracking)
    simulator.turn(to: .landscapeLeft)
    #expect(!scroll.isTracking && !scroll.isDragging)
    simulator.touchUp(at: CGPoint(x: 200, y: 300))
    simulator.settle()
    #expect(simulator.isIdle)
  }
}
