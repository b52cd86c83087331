import CoreGraphics
import Testing
import UIKitTestSupport
import UIKit

/// Images by turns. A turn of 4 frames takes 0.4 seconds, in which frames of the screen are 10 ms.
@MainActor
struct AnimatedImageTests {
  private static let colors: [UIColor] = [.red, .green, .blue, .white]

  private func image(_ color: UIColor, side: CGFloat = 10) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      color.setFill()
      context.fill(.infinite)
    }
  }

  private func makeView() -> (Simulator, UIImageView) {
    let controller = UIViewController()
    let simulator = Simulator(scale: 1, framesPerSecond: 100, root: controller)
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    controller.view.addSubview(view)
    simulator.settle()
    return (simulator, view)
  }

  /// The names of the colours in the view at the middle of each of some tenths of a second.
  private func colors(_ simulator: Simulator, tenths: Int, y: Int = 5) throws -> String {
    var names = ""
    for _ in 0..<tenths {
      simulator.advance(by: 0.05)
      let pixel = try #require(simulator.snapshot()).pixel(x: 5, y: y) & 0xFFFFFF
      names += [0xFF0000: "r", 0x00FF00: "g", 0x0000FF: "b", 0xFFFFFF: "w", 0: "-"][pixel] ?? "?"
      simulator.advance(by: 0.05)
    }
    return names
  }

  @Test func anAnimatedImageHasItsImagesAndTheirDuration() throws {
    let frames = Self.colors.map { image($0) }
    let animated = try #require(UIImage.animatedImage(with: frames, duration: 2))
    #expect(animated.images == frames && animated.duration == 2)
    #expect(animated.size == CGSize(width: 10, height: 10))
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    #expect(frames[0].images == nil && frames[0].duration == 0)
    // Apple: a thirtieth of a second for each image.
    let usual = UIImage.animatedImage(with: frames, duration: 0)
    #expect(abs((usual?.duration ?? 0) - 4.0 / 30) < 1e-12)
    #expect(animated != frames[0] && animated == UIImage.animatedImage(with: frames, duration: 2))
  }

  @Test func anAnimatedImageIsShownByItself() throws {
    let (simulator, view) = makeView()
    view.image = .animatedImage(with: Self.colors.map { image($0) }, duration: 0.4)
    #expect(view.isAnimating)
    #expect(try colors(simulator, tenths: 9) == "rgbwrgbwr")
    view.stopAnimating()
    #expect(!view.isAnimating)
    #expect(try colors(simulator, tenths: 2) == "rr")
    view.image = image(.blue)
    #expect(try colors(simulator, tenths: 2) == "bb" && !view.isAnimating)
  }

  @Test func imagesAreShownAsOftenAsWanted() throws {
    let (simulator, view) = makeView()
    view.image = image(.white)
    view.animationImages = [UIColor.red, .green].map { image($0) }
    view.animationDuration = 0.2
    view.animationRepeatCount = 2
    #expect(try !view.isAnimating && colors(simulator, tenths: 2) == "ww")
    view.startAnimating()
    #expect(try view.isAnimating && colors(simulator, tenths: 4) == "rgrg")
    simulator.settle()
    #expect(try !view.isAnimating && colors(simulator, tenths: 2) == "ww")
    // Once more, from the beginning.
    view.startAnimating()
    #expect(try colors(simulator, tenths: 1) == "r")
    view.animationImages = nil
    #expect(try !view.isAnimating && colors(simulator, tenths: 1) == "w")
    view.startAnimating()
    #expect(!view.isAnimating)
  }

  @Test func theUsualDurationIsAThirtiethOfASecondForEach() throws {
    let (simulator, view) = makeView()
    view.animationImages = Self.colors.flatMap { color in Array(repeating: image(color), count: 3) }
    view.startAnimating()
    // Three images are a tenth of a second.
    #expect(try colors(simulator, tenths: 5) == "rgbwr")
  }

  @Test func aHighlightedViewShowsItsOwn() throws {
    let (simulator, view) = makeView()
    view.animationImages = [UIColor.red, .green].map { image($0) }
    view.highlightedAnimationImages = [UIColor.blue, .white].map { image($0) }
    view.animationDuration = 0.2
    view.startAnimating()
    #expect(try colors(simulator, tenths: 2) == "rg")
    view.isHighlighted = true
    #expect(try colors(simulator, tenths: 3) == "bwb")
    view.isHighlighted = false
    #expect(try colors(simulator, tenths: 2) == "rg")
  }

  @Test func imagesFollowTheTimeOfTheirLayer() throws {
    let (simulator, view) = makeView()
    view.image = .animatedImage(with: Self.colors.map { image($0) }, duration: 0.4)
    #expect(try colors(simulator, tenths: 2) == "rg")
    // Held, and shown at moments of choice, also backwards.
    let begin = view.layer.convertTime(CACurrentMediaTime(), from: nil) - 0.2
    view.layer.speed = 0
    for (moment, expected) in [(0.25, "bb"), (0.05, "rr"), (0.35, "ww"), (0.45, "rr")] {
      view.layer.timeOffset = begin + moment
      #expect(try colors(simulator, tenths: 2) == expected)
    }
  }

  @Test func anImageWhoseAnimationWasRemovedPlaysWhenItsViewComesBack() throws {
    let (simulator, view) = makeView()
    view.image = .animatedImage(with: Self.colors.map { image($0) }, duration: 0.4)
    #expect(try colors(simulator, tenths: 2) == "rg")
    view.layer.removeAllAnimations()
    #expect(try !view.isAnimating && colors(simulator, tenths: 2) == "rr")
    let parent = try #require(view.superview)
    view.removeFromSuperview()
    parent.addSubview(view)
    #expect(try view.isAnimating && colors(simulator, tenths: 4) == "rgbw")
    // Leaving alone does not stop it.
    view.removeFromSuperview()
    simulator.advance(by: 0.1)
    parent.addSubview(view)
    #expect(try colors(simulator, tenths: 3) == "gbw")
  }

  /// A controller with an animated image, on which a finger drags back and lets go.
  @Test func aCancelledTransitionDoesNotStopAnImage() throws {
    let shown = UIImageView(frame: CGRect(x: 0, y: 300, width: 10, height: 10))
    let root = UIViewController()
    let stack = UINavigationController(rootViewController: root)
    let simulator = Simulator(scale: 1, framesPerSecond: 100, root: stack)
    shown.image = .animatedImage(with: Self.colors.map { image($0) }, duration: 0.4)
    root.view.addSubview(shown)
    simulator.settle(limit: 1)
    stack.pushViewController(UIViewController(), animated: false)
    simulator.settle(limit: 1)
    simulator.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 60, y: 400), duration: 0.5)
    #expect(shown.window != nil, "the transition shows the first controller")
    simulator.touchUp(at: CGPoint(x: 60, y: 400))
    simulator.advance(by: 2)
    #expect(stack.viewControllers.count == 2)
    stack.popViewController(animated: false)
    simulator.advance(by: 0.1)
    let names = Set(try colors(simulator, tenths: 5, y: 305))
    #expect(shown.isAnimating && names.isSuperset(of: "rgbw"))
  }

  @Test func framesOfTemplatesHaveTheTint() throws {
    let (simulator, view) = makeView()
    let frames = [image(.red), image(.white)].map { $0.withRenderingMode(.alwaysTemplate) }
    view.tintColor = .green
    view.image = .animatedImage(with: frames, duration: 0.2)
    #expect(try colors(simulator, tenths: 2) == "gg")
    view.tintColor = .blue
    #expect(try colors(simulator, tenths: 2) == "bb")
  }

  @Test func numberedFilesAreAnAnimatedImage() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, color) in [("a0", 0), ("a1", 1), ("a2", 2), ("a4", 3), ("b1", 0), ("b2", 1)] {
      let data = try #require(image(Self.colors[color]).pngData())
      try data.write(to: folder.appending(path: "\(name).png"))
    }
    let bundle = try #require(Bundle(path: folder.path))
    let a = UIImage.animatedImageNamed("a", in: bundle, duration: 1)
    #expect(a?.images?.count == 3 && a?.duration == 1)
    #expect(UIImage.animatedImageNamed("b", in: bundle, duration: 1)?.images?.count == 2)
    var missing: UIImage?
    let warnings = Diagnostics.collecting {
      missing = UIImage.animatedImageNamed("c", in: bundle, duration: 1)
    }
    #expect(missing == nil && warnings.count == 1 && warnings.first?.contains("c0") == true)
  }

  @Test func badNumbersDoNotCrash() {
    let (simulator, view) = makeView()
    view.animationImages = [image(.red), UIImage()]
    view.animationDuration = .nan
    view.animationRepeatCount = -3
    view.startAnimating()
    simulator.advance(by: 0.5)
    #expect(view.isAnimating)
    #expect(UIImage.animatedImage(with: [UIImage()], duration: .infinity)?.duration == 1.0 / 30)
  }
}
