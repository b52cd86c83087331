import CoreGraphics
import Testing
import UIKitTestSupport

import QuartzCore
import UIKit

/// What a visual effect view shows of what is below it.
@MainActor
struct VisualEffectViewTests {
  /// A black page whose right half is white, 400 × 60 points, with a view over it.
  @MainActor private final class Page {
    let controller = UIViewController()
    let simulator: Simulator
    let effectView: UIVisualEffectView

    init(_ effect: UIVisualEffect?, scale: CGFloat = 1) {
      simulator = Simulator(
        size: CGSize(width: 400, height: 60), scale: scale, root: controller)
      effectView = UIVisualEffectView(effect: effect)
      controller.view.backgroundColor = .black
      let right = UIView(frame: CGRect(x: 200, y: 0, width: 200, height: 60))
      right.backgroundColor = .white
      effectView.frame = controller.view.bounds
      controller.view.addSubview(right)
      controller.view.addSubview(effectView)
      simulator.settle()
    }

    /// The grey of a pixel, 0 to 255.
    func grey(_ x: Int, _ y: Int = 30) -> Double {
      Double((simulator.snapshot()?.pixel(x: x, y: y) ?? 0) & 255)
    }

    var pixels: [UInt32] {
      guard let image = simulator.snapshot() else { return [] }
      return (0..<image.width).map { image.pixel(x: $0, y: image.height / 2) }
    }
  }

  /// The grey at a distance from an edge from black to white through a Gaussian of that deviation,
  /// under white of an opacity. Three boxes come within 3 % of the Gaussian.
  private func grey(at distance: Double, sigma: Double, white: Double) -> Double {
    let blurred = 127.5 * (1 + erf(distance / sigma / 2.0.squareRoot()))
    return blurred * (1 - white) + 255 * white
  }

  /// The radius is that of Apple's sample of image effects, with white of 0.3 above.
  @Test(arguments: [1.0, 2]) func aLightBlurIsAGaussianOfThirtyPointsUnderWhite(scale: Double) {
    let page = Page(UIBlurEffect(style: .light), scale: scale)
    for x in [120, 170, 190, 205, 230, 280] {
      let place = (Double(x) + 0.5) / scale - 200
      guard Double(x) / scale > 100 else { continue }
      let expected = grey(at: place, sigma: 30, white: 0.3)
      #expect(abs(page.grey(x, Int(30 * scale)) - expected) <= 8, "\(place)")
    }
  }

  @Test func anEffectWithinAnAnimationBlockFollowsItsRadiusAndItsTint() {
    let page = Page(nil)
    #expect(page.grey(199) == 0 && page.grey(200) == 255)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      page.effectView.effect = UIBlurEffect(style: .light)
    }
    page.simulator.advanceFrame()
    page.simulator.advance(by: 0.5)
    for x in [170, 190, 210, 230] {
      // Half of the radius, and half of the white.
      let expected = grey(at: Double(x) + 0.5 - 200, sigma: 15, white: 0.15)
      #expect(abs(page.grey(x) - expected) <= 10, "\(x)")
    }
    page.simulator.settle()
    #expect(abs(page.grey(230) - grey(at: 30.5, sigma: 30, white: 0.3)) <= 8)
  }

  @Test func anAnimatorScrubsAndReversesAnEffect() {
    let page = Page(nil)
    let sharp = page.pixels
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      page.effectView.effect = UIBlurEffect(style: .dark)
    }
    animator.pauseAnimation()
    func shown(at fraction: CGFloat) -> [UInt32] {
      animator.fractionComplete = fraction
      page.simulator.advanceFrame()
      return page.pixels
    }
    let quarter = shown(at: 0.25)
    let most = shown(at: 0.75)
    #expect(quarter != most)
    #expect(shown(at: 0.25) == quarter)
    #expect(shown(at: 0) == sharp)
    animator.fractionComplete = 0.4
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    page.simulator.settle()
    #expect(page.pixels == sharp)
  }

  @Test func stylesThatFollowTheInterfaceTurnDarkWithIt() {
    let page = Page(UIBlurEffect(style: .systemMaterial))
    let light = page.grey(5)
    page.effectView.overrideUserInterfaceStyle = .dark
    page.simulator.settle()
    let dark = page.grey(5)
    #expect(light > 150 && dark < 80)
    page.effectView.effect = UIBlurEffect(style: .systemMaterialLight)
    page.simulator.settle()
    #expect(page.grey(5) == light)
  }

  /// From thin to thick, less and less of what is below is seen.
  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func materialsRunFromThinToThick(style: UIUserInterfaceStyle) {
    let page = Page(nil)
    page.effectView.overrideUserInterfaceStyle = style
    let contrasts = [
      UIBlurEffect.Style.systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
      .systemThickMaterial,
    ].map { style in
      page.effectView.effect = UIBlurEffect(style: style)
      page.simulator.settle()
      return page.grey(395) - page.grey(5)
    }
    #expect(contrasts == contrasts.sorted(by: >) && Set(contrasts).count == 4)
  }

  @Test func theEffectIsClippedToRoundCorners() {
    let page = Page(UIBlurEffect(style: .systemThickMaterialLight))
    page.effectView.frame = CGRect(x: 20, y: 10, width: 100, height: 40)
    page.effectView.layer.cornerRadius = 20
    page.effectView.clipsToBounds = true
    page.simulator.settle()
    #expect(page.grey(21, 11) == 0 && page.grey(19, 30) == 0)
    #expect(page.grey(70, 30) > 200 && page.grey(70, 11) > 200)
  }

  /// Black of 0.88 over white that is blurred and lightened.
  @Test func vibrantContentHasTheColoursOfWhatIsBelow() {
    let page = Page(UIBlurEffect(style: .light))
    let inner = UIVisualEffectView(
      effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light)))
    inner.frame = page.effectView.bounds
    page.effectView.contentView.addSubview(inner)
    let bar = UIView(frame: CGRect(x: 0, y: 20, width: 400, height: 20))
    bar.backgroundColor = .systemRed
    inner.contentView.addSubview(bar)
    page.simulator.settle()
    for x in [10, 390] {
      #expect(abs(page.grey(x, 30) - 0.12 * page.grey(x, 5)) <= 1.5, "\(x)")
    }
    bar.alpha = 0.5
    page.simulator.settle()
    #expect(abs(page.grey(390, 30) - 0.56 * page.grey(390, 5)) <= 2)
  }

  // MARK: Unusual places

  @Test func anOpacityMixesTheBlurWithWhatIsSharp() {
    let page = Page(UIBlurEffect(style: .light))
    let full = page.grey(190)
    page.effectView.alpha = 0.5
    page.simulator.settle()
    #expect(abs(page.grey(190) - full / 2) <= 1)
  }

  @Test func unusualPlacesDoNotCrash() {
    var deep = CATransform3DIdentity
    deep.m34 = -1 / 300
    let places: [(UIView) -> Void] = [
      { $0.frame = .zero }, { $0.frame = CGRect(x: -900, y: 0, width: 50, height: 50) },
      { $0.frame = CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7) },
      { $0.layer.transform = CATransform3DRotate(deep, 1, 0, 1, 0) },
      { $0.superview?.layer.transform = CATransform3DRotate(deep, 0.5, 0, 1, 0) },
      { $0.transform = CGAffineTransform(rotationAngle: 0.4) },
      { $0.mask = UIView(frame: CGRect(x: 10, y: 10, width: 90, height: 20)) },
      { $0.layer.shouldRasterize = true }, { $0.layer.shadowOpacity = 1 },
      { $0.layer.filters = [CIFilter.pixellate()] },
    ]
    for place in places {
      let page = Page(UIBlurEffect(style: .regular))
      let inner = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
      inner.frame = page.effectView.bounds
      page.effectView.contentView.addSubview(inner)
      place(page.effectView)
      page.simulator.advanceFrame()
      #expect(page.simulator.snapshot() != nil)
      place(inner)
      page.simulator.advanceFrame()
      #expect(page.simulator.snapshot() != nil)
    }
  }

  /// In a plane that is turned in space the view blurs what lies in that plane.
  @Test func inAPlaneInPerspectiveWhatLiesInItIsBlurred() {
    let page = Page(UIBlurEffect(style: .light))
    let flat = page.grey(190)
    var deep = CATransform3DIdentity
    deep.m34 = -1 / 1e6
    page.controller.view.layer.transform = CATransform3DRotate(deep, 0.02, 0, 1, 0)
    page.simulator.settle()
    #expect(abs(page.grey(190) - flat) <= 6)
  }

  @Test func snapshotsAndDrawnHierarchiesShowTheEffect() throws {
    let page = Page(UIBlurEffect(style: .light))
    let shown = page.grey(190)
    let drawn = UIGraphicsImageRenderer(bounds: page.controller.view.bounds).image { _ in
      page.controller.view.drawHierarchy(
        in: page.controller.view.bounds, afterScreenUpdates: true)
    }
    let image = try #require(drawn.cgImage)
    let scale = image.width / 400
    #expect(abs(Double(image.pixel(x: 190 * scale, y: 30 * scale) & 255) - shown) <= 3)
    let copy = try #require(page.effectView.snapshotView(afterScreenUpdates: true))
    page.effectView.removeFromSuperview()
    page.controller.view.addSubview(copy)
    page.simulator.settle()
    #expect(abs(page.grey(190) - shown) <= 1)
  }

  // MARK: Its content

  @Test func subviewsOfTheViewItselfAreReported() {
    let warnings = Diagnostics.collecting {
      let view = UIVisualEffectView(effect: nil)
      view.addSubview(UIView())
      view.contentView.addSubview(UIView())
    }
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("contentView") == true)
  }

  @Test func theContentFillsTheViewAndTakesTouches() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    view.frame = CGRect(x: 0, y: 0, width: 80, height: 50)
    view.layoutIfNeeded()
    #expect(view.contentView.frame == view.bounds)
    #expect(view.contentView.superview === view)
    #expect(view.hitTest(CGPoint(x: 9, y: 9), with: nil) === view.contentView)
  }

  @Test func effectsOfOneStyleAreEqual() {
    #expect(UIBlurEffect(style: .dark) == UIBlurEffect(style: .dark))
    #expect(UIBlurEffect(style: .dark) != UIBlurEffect(style: .light))
    let blur = UIBlurEffect(style: .dark)
    #expect(UIVibrancyEffect(blurEffect: blur) == UIVibrancyEffect(blurEffect: blur, style: .label))
    #expect(UIVibrancyEffect(blurEffect: blur, style: .fill) != UIVibrancyEffect(blurEffect: blur))
    #expect(blur.copy() as? UIBlurEffect === blur)
  }
}
