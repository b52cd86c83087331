import Testing
import UIKit
import UIKitTestSupport

/// What emitters look like: confetti, snow, and a fire whose colours are added.
@MainActor
struct EmitterPictureTests {
  private func image(_ size: CGSize, _ draw: @escaping (CGRect) -> Void) -> CGImage? {
    UIGraphicsImageRenderer(size: size).image { _ in draw(CGRect(origin: .zero, size: size)) }
      .cgImage
  }

  /// A spot that fades out towards its edge.
  private func glow(_ side: CGFloat) -> CGImage? {
    image(CGSize(width: side, height: side)) { rect in
      guard
        let gradient = CGGradient(
          colorsSpace: nil, colors: [UIColor.white.cgColor, UIColor(white: 1, alpha: 0).cgColor],
          locations: nil)
      else { return }
      let middle = CGPoint(x: rect.midX, y: rect.midY)
      UIGraphicsGetCurrentContext()?.drawRadialGradient(
        gradient, startCenter: middle, startRadius: 0, endCenter: middle, endRadius: side / 2,
        options: [])
    }
  }

  private func show(_ emitter: CAEmitterLayer, in scene: Scene) {
    emitter.frame = scene.view.bounds
    // The page's clock is not that of the particles.
    (emitter.speed, emitter.timeOffset) = (0, 5)
    scene.view.layer.addSublayer(emitter)
  }

  @Test(arguments: scales) func confetti(scale: CGFloat) {
    let scene = Scene(height: 240, scale: scale)
    let emitter = CAEmitterLayer()
    emitter.emitterPosition = CGPoint(x: 120, y: -10)
    emitter.emitterShape = .line
    emitter.emitterSize = CGSize(width: 240, height: 2)
    let strip = image(CGSize(width: 10, height: 6)) { rect in
      UIColor.white.setFill()
      UIBezierPath(rect: rect).fill()
    }
    let colors: [UIColor] = [.systemRed, .systemBlue, .systemGreen, .systemYellow, .systemPurple]
    emitter.emitterCells = colors.map { color in
      let cell = CAEmitterCell()
      cell.contents = strip
      cell.contentsScale = UIScreen.main.scale
      cell.color = color.cgColor
      (cell.birthRate, cell.lifetime) = (6, 5)
      (cell.velocity, cell.velocityRange) = (80, 40)
      (cell.emissionLongitude, cell.emissionRange) = (.pi, .pi / 4)
      (cell.spin, cell.spinRange, cell.scaleRange, cell.yAcceleration) = (3, 4, 0.4, 10)
      return cell
    }
    show(emitter, in: scene)
    scene.check("strips")
  }

  @Test(arguments: scales) func snow(scale: CGFloat) {
    let scene = Scene(height: 240, scale: scale)
    scene.view.backgroundColor = UIColor(red: 0.1, green: 0.2, blue: 0.4, alpha: 1)
    let emitter = CAEmitterLayer()
    emitter.emitterPosition = CGPoint(x: 120, y: -5)
    emitter.emitterShape = .line
    emitter.emitterSize = CGSize(width: 280, height: 0)
    let flake = CAEmitterCell()
    flake.contents = glow(16)
    flake.contentsScale = UIScreen.main.scale
    (flake.birthRate, flake.lifetime) = (30, 8)
    (flake.velocity, flake.velocityRange) = (35, 20)
    (flake.emissionLongitude, flake.emissionRange) = (.pi, .pi / 6)
    (flake.scale, flake.scaleRange, flake.alphaRange) = (0.6, 0.6, 0.5)
    emitter.emitterCells = [flake]
    show(emitter, in: scene)
    scene.check("flakes")
  }

  @Test(arguments: scales) func fire(scale: CGFloat) {
    let scene = Scene(height: 240, scale: scale)
    scene.view.backgroundColor = UIColor(white: 0.08, alpha: 1)
    let emitter = CAEmitterLayer()
    emitter.emitterPosition = CGPoint(x: 120, y: 210)
    emitter.emitterShape = .line
    emitter.emitterSize = CGSize(width: 50, height: 0)
    emitter.renderMode = .additive
    let flame = CAEmitterCell()
    flame.contents = glow(40)
    flame.contentsScale = UIScreen.main.scale
    flame.color = UIColor(red: 0.8, green: 0.4, blue: 0.2, alpha: 0.25).cgColor
    (flame.birthRate, flame.lifetime, flame.lifetimeRange) = (150, 1.2, 0.6)
    (flame.velocity, flame.velocityRange) = (110, 50)
    (flame.emissionLongitude, flame.emissionRange) = (0, .pi / 8)
    (flame.scale, flame.scaleRange, flame.scaleSpeed) = (0.9, 0.3, -0.5)
    (flame.greenSpeed, flame.alphaSpeed) = (-0.2, -0.15)
    emitter.emitterCells = [flame]
    show(emitter, in: scene)
    scene.check("flames")
  }
}
