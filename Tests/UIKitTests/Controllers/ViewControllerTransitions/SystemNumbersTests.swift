import CoreGraphics
import QuartzCore
import Testing
import UIKitTestSupport
import UIKit

/// The system's own transitions, frame by frame, against formulas in this file.
@MainActor
struct SystemNumbersTests {
  // MARK: Formulas

  /// The curve of easing in and out, solved by halving.
  private static func eased(_ fraction: Double, from first: Double = 0.42) -> Double {
    let x = min(max(fraction, 0), 1)
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let s = (low + high) / 2
      let rest = 1 - s
      if 3 * rest * rest * s * first + 3 * rest * s * s * 0.58 + s * s * s < x {
        low = s
      } else {
        high = s
      }
    }
    let s = (low + high) / 2
    return 3 * (1 - s) * s * s + s * s * s
  }

  /// The remaining distance of a critically damped spring; the stiffness is mass times the square
  /// of the frequency.
  private static func rest(_ time: Double, mass: Double, stiffness: Double) -> Double {
    let frequency = (stiffness / mass).squareRoot()
    return (1 + frequency * time) * exp(-frequency * time)
  }

  // MARK: Frames

  /// A screen on which a transition runs.
  @MainActor
  private struct FrameRecorder {
    let simulator: Simulator
    let root: UIViewController
    static let size = CGSize(width: 400, height: 800)

    init(_ root: UIViewController = UIViewController(), size: CGSize = FrameRecorder.size) {
      self.root = root
      simulator = Simulator(size: size, scale: 1, framesPerSecond: 60, root: root)
    }

    /// Inspects each frame until nothing runs any more.
    ///
    /// - Returns: when the first frame came in which nothing ran, in seconds.
    func frames(_ inspect: (Double) -> Void) -> Double {
      simulator.showChanges()
      let start = simulator.time
      while Simulator.isTransitioning, simulator.time - start < 5 {
        inspect(simulator.time - start)
        simulator.advanceFrame()
      }
      return simulator.time - start
    }
  }

  private func expect(_ value: CGFloat, _ expected: Double, _ what: String, _ time: Double) {
    #expect(isNear(value, CGFloat(expected), within: 0.01), "\(what) at \(time) s")
  }

  /// Opacities are compared to a thousandth.
  private func expect(
    opacityOf view: UIView?, _ expected: Double, _ what: String, _ time: Double
  ) {
    let opacity = view?.layer.presentation()?.opacity ?? .nan
    #expect(isNear(CGFloat(opacity), CGFloat(expected), within: 1e-4), "\(what) at \(time) s")
  }

  private func isOver(_ end: Double, after duration: Double) -> Bool {
    end >= duration - 1e-6 && end <= duration + 1.0 / 60 + 1e-6
  }

  // MARK: Stacks and tabs

  /// 0.35 s, a distance of the whole width above and of 30 % below, black of a tenth, a shadow of 9
  /// points.
  @Test(arguments: [true, false], [true, false]) func slide(isPush: Bool, isMirrored: Bool) {
    let (lower, upper) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: lower)
    if !isPush { navigation.viewControllers = [lower, upper] }
    let recorder = FrameRecorder(navigation)
    UIScreen.main.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    defer { UIScreen.main.layoutDirection = .leftToRight }
    recorder.simulator.settle()
    if isPush {
      navigation.pushViewController(upper, animated: true)
      Simulator.endTurn()
    } else {
      navigation.popViewController(animated: true)
      Simulator.endTurn()
    }
    let container = upper.view.superview
    let side: Double = isMirrored ? -1 : 1
    let end = recorder.frames { time in
      let progress = Self.eased(time / 0.35)
      let covered = isPush ? progress : 1 - progress
      let distance = side * 400 * (1 - covered)
      expect(upper.view.shownFrame.minX, distance, "the upper page", time)
      expect(lower.view.shownFrame.minX, side * -0.3 * 400 * covered, "the lower page", time)
      let between = container?.subviews.filter { $0 !== lower.view && $0 !== upper.view } ?? []
      let shadow = between.first { $0.backgroundColor != .black }
      let dimmer = between.first { $0.backgroundColor == .black }
      expect(opacityOf: dimmer, 0.1 * covered, "the black", time)
      expect(opacityOf: shadow, covered, "the shadow", time)
      let frame = shadow?.shownFrame ?? .null
      expect(isMirrored ? frame.minX - 400 : frame.maxX, distance, "the shadow", time)
      #expect(frame.width == 9 && between.count == 2)
    }
    #expect(isOver(end, after: 0.35))
    let top = isPush ? upper : lower
    #expect(top.view.superview === container && top.view.isAlone)
  }

  @Test func selectingATabMovesNothing() {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    let recorder = FrameRecorder(tabs)
    tabs.selectedIndex = 1
    #expect(!Simulator.isTransitioning)
    let page = tabs.viewControllers?[1].view
    #expect(page?.isAlone == true && page?.window != nil)
    #expect(page?.layer.animationKeys() == nil)
    recorder.simulator.showChanges()
    #expect(!UIScreen.main.layerTree.isMoving)
  }

  // MARK: Modal transition styles

  private func modal(_ style: UIModalTransitionStyle) -> UIViewController {
    let modal = UIViewController()
    modal.modalPresentationStyle = .fullScreen
    modal.modalTransitionStyle = style
    return modal
  }

  /// The spring of mass 3, stiffness 1000 and damping 500 for half a second.
  @Test func coverVertical() {
    let recorder = FrameRecorder()
    let modal = modal(.coverVertical)
    recorder.root.present(modal, animated: true)
    Simulator.endTurn()
    var end = recorder.frames { time in
      let rest = Self.rest(time, mass: 3, stiffness: 1000)
      expect(modal.view.shownFrame.minY, 800 * rest, "the way up", time)
    }
    #expect(isOver(end, after: 0.5) && modal.view.frame == recorder.simulator.window.bounds)
    recorder.root.dismiss(animated: true)
    Simulator.endTurn()
    end = recorder.frames { time in
      let rest = Self.rest(time, mass: 3, stiffness: 1000)
      expect(modal.view.shownFrame.minY, 800 * (1 - rest), "the way down", time)
    }
    #expect(isOver(end, after: 0.5))
  }

  @Test func crossDissolve() {
    let recorder = FrameRecorder()
    let modal = modal(.crossDissolve)
    recorder.root.present(modal, animated: true)
    Simulator.endTurn()
    var end = recorder.frames { time in
      let progress = Self.eased(time / 0.4)
      expect(opacityOf: modal.view, progress, "the upper view", time)
      expect(opacityOf: recorder.root.view, 1, "what lies below", time)
    }
    #expect(isOver(end, after: 0.4))
    recorder.root.dismiss(animated: true)
    Simulator.endTurn()
    end = recorder.frames { time in
      let progress = Self.eased(time / 0.4)
      expect(opacityOf: modal.view, 1 - progress, "the upper view", time)
      expect(opacityOf: recorder.root.view, 1, "what lies below", time)
    }
    #expect(isOver(end, after: 0.4))
    #expect(modal.view.alpha == 1 && recorder.root.view.alpha == 1)
  }

  /// Half a turn about the vertical axis in 0.7 s, seen from 1200 points away.
  @Test func flip() throws {
    let recorder = FrameRecorder()
    let modal = modal(.flipHorizontal)
    for isPresenting in [true, false] {
      if isPresenting {
        recorder.root.present(modal, animated: true)
        Simulator.endTurn()
      } else {
        recorder.root.dismiss(animated: true)
        Simulator.endTurn()
      }
      let side: Double = isPresenting ? -1 : 1
      let (front, back) =
        isPresenting ? (recorder.root.view, modal.view) : (modal.view, recorder.root.view)
      let container = try #require(modal.presentationController?.containerView)
      let end = recorder.frames { time in
        let angle = side * .pi * Self.eased(time / 0.7)
        #expect(isNear(container.layer.sublayerTransform.m34, -1 / 1200))
        for (view, angle) in [(front, angle), (back, angle - side * .pi)] {
          guard let layer = view?.layer, let shown = layer.presentation() else { continue }
          let corner = corner(of: shown.transform, x: 200, y: 400)
          let depth = 1 + 200 * sin(angle) / 1200
          expect(corner.x, 200 * cos(angle) / depth, "a corner across", time)
          expect(corner.y, 400 / depth, "a corner down", time)
          #expect(!layer.isDoubleSided)
        }
      }
      #expect(isOver(end, after: 0.7))
      #expect(CATransform3DIsIdentity(container.layer.sublayerTransform))
      #expect(front?.layer.isDoubleSided == true && back?.layer.isDoubleSided == true)
    }
  }

  /// The projected position of a layer's point, relative to the centre of the container.
  private func corner(of transform: CATransform3D, x: CGFloat, y: CGFloat) -> CGPoint {
    var seen = CATransform3DIdentity
    seen.m34 = -1 / 1200
    let all = CATransform3DConcat(transform, seen)
    let depth = x * all.m14 + y * all.m24 + all.m44
    return CGPoint(
      x: (x * all.m11 + y * all.m21 + all.m41) / depth,
      y: (x * all.m12 + y * all.m22 + all.m42) / depth)
  }

  /// The edges of the page that turns, as they are drawn.
  @Test func theFlipIsDrawnInPerspective() throws {
    let recorder = FrameRecorder(size: CGSize(width: 400, height: 200))
    recorder.root.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let modal = modal(.flipHorizontal)
    modal.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    recorder.root.present(modal, animated: true)
    Simulator.endTurn()
    var inspections = 0
    _ = recorder.frames { time in
      let turned = .pi * Self.eased(time / 0.7)
      let isFront = turned < .pi / 2
      // Edge-on there is nothing to measure.
      guard abs(cos(turned)) > 0.1, let picture = recorder.simulator.snapshot() else { return }
      // The right side moves towards the viewer and outwards, the left one moves back.
      let left = -200 * abs(cos(turned)) / (1 + 200 * (isFront ? 1 : -1) * sin(turned) / 1200)
      guard left > -200 else { return }
      let color: UInt32 = isFront ? 0xFFFF_0000 : 0xFF00_00FF
      let first = (0..<400).first { picture.pixel(x: $0, y: 100) == color }
      #expect(abs(Double(first ?? -99) - (200 + left)) <= 1.5, "\(time) s")
      inspections += 1
    }
    #expect(inspections > 10)
  }

  /// 0.6 s; the amount of curl was chosen by eye.
  @Test func partialCurl() throws {
    let recorder = FrameRecorder()
    let modal = modal(.partialCurl)
    let path = "filters.PageCurlFilter.inputTime"
    for isPresenting in [true, false] {
      if isPresenting {
        recorder.root.present(modal, animated: true)
        Simulator.endTurn()
      } else {
        recorder.root.dismiss(animated: true)
        Simulator.endTurn()
      }
      let container = try #require(modal.presentationController?.containerView)
      let end = recorder.frames { time in
        let page = container.subviews.first { $0.layer.filters?.isEmpty == false }
        let shown = page?.layer.presentation()?.value(forKeyPath: path) as? Double ?? .nan
        let progress = Self.eased(time / 0.6)
        let expected = 0.6 * (isPresenting ? progress : 1 - progress)
        #expect(abs(shown - expected) < 1e-4, "\(time) s")
      }
      #expect(isOver(end, after: 0.6))
    }
    #expect(recorder.simulator.window.subviews == [recorder.root.view])
  }

  // MARK: Sheets and alerts

  /// The critically damped spring of stiffness 333.33 until it settles, with a dimming of 20 %
  /// black.
  @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet])
  func sheet(style: UIModalPresentationStyle) throws {
    let recorder = FrameRecorder(size: CGSize(width: 1000, height: 800))
    let modal = UIViewController()
    modal.modalPresentationStyle = style
    for isPresenting in [true, false] {
      if isPresenting {
        recorder.root.present(modal, animated: true)
        Simulator.endTurn()
      } else {
        recorder.root.dismiss(animated: true)
        Simulator.endTurn()
      }
      let container = try #require(modal.presentationController?.containerView)
      let view = try #require(modal.presentationController?.presentedView)
      let dimming = container.subviews.first { $0.backgroundColor == .black }
      let origin = view.frame.minY - view.transform.ty
      let end = recorder.frames { time in
        let rest = Self.rest(time, mass: 1, stiffness: 333.33)
        let covered = isPresenting ? 1 - rest : rest
        expect(
          view.shownFrame.minY, Double(origin) + Double(800 - origin) * (1 - covered), "it", time)
        expect(opacityOf: dimming, 0.2 * covered, "the black", time)
      }
      // Until a thousandth of the distance is left.
      #expect(isOver(end, after: 9.233413 / 333.33.squareRoot()))
    }
  }

  @Test func alert() throws {
    let recorder = FrameRecorder()
    let alert = UIAlertController(title: "Title", message: "Text", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    recorder.root.present(alert, animated: true)
    Simulator.endTurn()
    let view = try #require(alert.presentationController?.presentedView)
    #expect(view.bounds.width == 270)
    var end = recorder.frames { time in
      let progress = Self.eased(time / 0.3, from: 0)
      expect(view.shownFrame.width, 270 * (1.2 - 0.2 * progress), "the width", time)
      expect(opacityOf: view, progress, "what comes", time)
    }
    #expect(isOver(end, after: 0.3))
    alert.dismiss(animated: true)
    Simulator.endTurn()
    end = recorder.frames { time in
      expect(view.shownFrame.width, 270, "the width", time)
      expect(opacityOf: view, 1 - Self.eased(time / 0.2, from: 0), "what goes", time)
    }
    #expect(isOver(end, after: 0.2))
  }

  // MARK: Sizes

  @Test func barsAndFormSheets() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.isToolbarHidden = false
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let recorder = FrameRecorder(tabs, size: CGSize(width: 1000, height: 800))
    #expect(navigation.navigationBar.frame.height == 50)
    #expect(navigation.toolbar.frame.height == 50)
    #expect(tabs.tabBar.frame.height == 50)
    let form = UIViewController()
    form.modalPresentationStyle = .formSheet
    recorder.root.present(form, animated: false)
    #expect(form.view.bounds.size == CGSize(width: 540, height: 620))
  }
}
