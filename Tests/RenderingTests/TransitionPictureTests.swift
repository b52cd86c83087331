import Testing
import UIKit
import UIKitSnapshotTesting
import UIKitTestSupport

/// What view transitions look like while they run: a sheet each.
@MainActor
struct TransitionPictureTests {
  private static let flips: [(name: String, option: UIView.AnimationOptions)] = [
    ("left", .transitionFlipFromLeft), ("right", .transitionFlipFromRight),
    ("top", .transitionFlipFromTop), ("bottom", .transitionFlipFromBottom),
  ]

  @Test(arguments: 0..<4, scales) func flips(side: Int, scale: CGFloat) {
    let flip = Self.flips[side]
    check(flip.option, name: "flip-\(flip.name)", at: [0.25, 0.45, 0.55, 0.8], scale: scale)
  }

  @Test(arguments: scales) func curls(scale: CGFloat) {
    check(.transitionCurlUp, name: "curl-up", at: [0.1, 0.35, 0.65, 0.9], scale: scale)
    check(.transitionCurlDown, name: "curl-down", at: [0.1, 0.35, 0.65, 0.9], scale: scale)
  }

  /// Two opaque pictures stay opaque while one becomes the other.
  @Test(arguments: scales) func dissolve(scale: CGFloat) {
    check(.transitionCrossDissolve, name: "dissolve", at: [0.25, 0.5, 0.75], scale: scale)
  }

  /// One card becomes another in a second, evenly.
  private func check(
    _ option: UIView.AnimationOptions, name: String, at times: [Double], scale: CGFloat,
    testName: String = #function
  ) {
    let scene = Scene(width: 160, height: 200, scale: scale)
    let frame = CGRect(x: 0, y: 0, width: 120, height: 150)
    let container = UIView(frame: frame.offsetBy(dx: 20, dy: 25))
    let old = scene.card(frame, "Old", .systemIndigo)
    let new = scene.card(frame, "New", .systemOrange)
    container.addSubview(old)
    scene.view.addSubview(container)
    scene.simulator.settle()
    UIView.transition(
      from: old, to: new, duration: 1, options: [option, .curveLinear], completion: nil)
    scene.simulator.advanceFrame()
    var sheet = SnapshotSheet()
    var passed = 0.0
    for time in times {
      scene.simulator.advance(by: time - passed)
      passed = time
      sheet.add(scene.simulator, named: "\(Int((time * 100).rounded())) %")
    }
    assertSnapshot(of: sheet, as: .image, named: "\(name)-\(Int(scale))x", testName: testName)
  }
}
