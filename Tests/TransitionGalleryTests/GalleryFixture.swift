import QuartzCore
import TransitionGallery
import UIKit
import UIKitTestSupport

@testable import UIKitSnapshotTesting

/// Two pages in a container whose transitions have an effect, driven by the test.
@MainActor
final class GalleryFixture {
  static let duration: TimeInterval = 0.4
  /// A frame is a twentieth of the transition.
  static let framesPerSecond: Double = 50

  let simulator: Simulator
  let base: GalleryCase
  let first: UIViewController
  let second: UIViewController
  let interactor = UIPercentDrivenInteractiveTransition()
  private let delegate = AnimatorDelegate()
  private let root: UIViewController

  /// - Parameter delegate: animates instead of the test's own one, which is driven by `interactor`.
  init(
    _ base: GalleryCase, size: CGSize = CGSize(width: 240, height: 320), scale: Double = 1,
    duration: TimeInterval? = GalleryFixture.duration, transition: GalleryTransition? = nil,
    first: UIViewController = GalleryPage(.systemIndigo),
    second: UIViewController = GalleryPage(.systemOrange)
  ) {
    self.base = base
    (self.first, self.second) = (first, second)
    delegate.animator = {
      base.effect.makeAnimator(isReversed: base.isReversed, duration: duration)
    }
    transition?.duration = duration
    let root: UIViewController
    switch base.container {
    case .stack:
      let stack = UINavigationController(rootViewController: first)
      stack.isNavigationBarHidden = true
      stack.delegate = delegate
      if base.isReversed { stack.pushViewController(second, animated: false) }
      transition?.animatePushes(of: stack)
      root = stack
    case .modal:
      root = first
      second.transitioningDelegate = delegate
      second.modalPresentationStyle = .fullScreen
      transition?.animatePresentation(of: second)
    case .tabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [first, second]
      tabs.delegate = delegate
      if base.isReversed { tabs.selectedIndex = 1 }
      transition?.animateTabs(of: tabs)
      root = tabs
    }
    self.root = root
    simulator = Simulator(
      size: size, scale: scale, framesPerSecond: Self.framesPerSecond, root: root)
    if base.container == .modal, base.isReversed {
      root.present(second, animated: transition != nil)
      simulator.settle()
    }
    _ = second.view
    simulator.advance(by: 1)
  }

  /// The page at the start, and the one at the end.
  var from: UIViewController { base.isReversed ? second : first }
  var to: UIViewController { base.isReversed ? first : second }
  /// Where the transition happens; nil unless it runs.
  var container: UIView? { isRunning ? from.view.superview : nil }
  var isRunning: Bool { Simulator.isTransitioning }
  /// Whether the second page is shown.
  var showsSecond: Bool {
    switch base.container {
    case .stack: (root as? UINavigationController)?.topViewController === second
    case .modal: root.presentedViewController === second
    case .tabs: (root as? UITabBarController)?.selectedIndex == 1
    }
  }

  func start(interactively: Bool) {
    delegate.interactor = { [interactor] in interactively ? interactor : nil }
    switch (base.container, base.isReversed) {
    case (.stack, false):
      (root as? UINavigationController)?.pushViewController(second, animated: true)
    case (.stack, true): (root as? UINavigationController)?.popViewController(animated: true)
    case (.modal, false): root.present(second, animated: true)
    case (.modal, true): second.dismiss(animated: true)
    case (.tabs, _): (root as? UITabBarController)?.selectedIndex = base.isReversed ? 0 : 1
    }
    simulator.endTurn()
  }

  /// Moves to a fraction and shows it.
  func show(_ fraction: CGFloat) {
    interactor.update(fraction)
    simulator.advance(by: simulator.frameDuration)
  }

  // MARK: What is shown

  private var layers: [CALayer] {
    var layers: [CALayer] = []
    func collect(_ layer: CALayer) {
      layers.append(layer)
      for sublayer in layer.sublayers ?? [] { collect(sublayer) }
    }
    collect(simulator.window.layer)
    return layers
  }

  /// The values of all layers on the screen.
  var shown: [CGFloat] { layers.flatMap { numbers(of: $0.presentation() ?? $0) } }

  /// The pixels.
  var picture: CGImage? { simulator.snapshot() }

  private func numbers(of layer: CALayer) -> [CGFloat] {
    [
      layer.position.x, layer.position.y, layer.bounds.minX, layer.bounds.minY, layer.bounds.width,
      layer.bounds.height, CGFloat(layer.opacity), layer.isHidden ? 1 : 0, layer.anchorPoint.x,
      layer.anchorPoint.y, layer.zPosition,
    ] + layer.transform.numbers + layer.sublayerTransform.numbers
  }

  // MARK: What is left

  /// What a cancelled transition must leave as it was.
  struct Remains: Equatable {
    let values: [[CGFloat]]
    let pages: [[CGFloat]]
    let keys: [[String]]
    let hierarchy: String
  }

  var remains: Remains {
    let pages = [first, second].map { page in
      let layer = page.view.layer
      return [
        CGFloat(layer.opacity), layer.isHidden ? 1 : 0, layer.anchorPoint.x, layer.anchorPoint.y,
      ] + layer.transform.numbers + layer.sublayerTransform.numbers
    }
    return Remains(
      values: layers.map(numbers), pages: pages, keys: layers.map { $0.animationKeys() ?? [] },
      hierarchy: simulator.window.recursiveDescription())
  }
}

extension CATransform3D {
  var numbers: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }
}

/// What distinguishes two pictures by more than rounding; nil if nothing does.
@MainActor
func difference(_ a: CGImage?, _ b: CGImage?) -> String? {
  guard let a, let b else { return "there is no picture" }
  return Diffing.image.difference(a, b, .exact)?.message
}

/// The largest difference between two lists; infinity if their lengths differ.
func distance(_ a: [CGFloat], _ b: [CGFloat]) -> CGFloat {
  guard a.count == b.count, !a.isEmpty else { return .infinity }
  return zip(a, b).map { abs($0 - $1) }.max() ?? .infinity
}
