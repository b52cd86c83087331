import Testing
import UIKit
import UIKitTestSupport

/// What layers look like: groups, perspective, masks, shapes and gradients.
@MainActor
struct LayerPictureTests {
  /// A translucent group shows what is below it through the whole, and never its own parts through
  /// each other; so does a group in a group.
  @Test(arguments: scales) func nestedGroupOpacity(scale: CGFloat) {
    let scene = Scene(scale: scale)
    scene.layer(CGRect(x: 0, y: 70, width: 240, height: 20), .black)
    let outer = scene.layer(CGRect(x: 20, y: 20, width: 200, height: 120), .systemBlue)
    outer.opacity = 0.5
    let inner = scene.layer(CGRect(x: 40, y: 30, width: 120, height: 60), .systemRed, in: outer)
    inner.opacity = 0.5
    scene.layer(CGRect(x: 60, y: 20, width: 90, height: 60), .systemYellow, in: inner)
    outer.cornerRadius = 24
    outer.masksToBounds = true
    scene.check("groups")
  }

  /// A row of cards turned about the vertical axis in one perspective; the last one faces away.
  @Test(arguments: scales) func perspective(scale: CGFloat) {
    let scene = Scene(scale: scale)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 300
    scene.view.layer.sublayerTransform = perspective
    for (index, angle) in [-1.1, -0.5, 0.5, 1.1].enumerated() {
      let card = scene.card(
        CGRect(x: 8 + 57 * CGFloat(index), y: 40, width: 52, height: 80), "R", .systemIndigo)
      scene.view.addSubview(card)
      card.layer.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
    }
    scene.check("row")
  }

  @Test(arguments: scales) func aLayerThatFacesAwayIsHiddenUnlessDoubleSided(scale: CGFloat) {
    let scene = Scene(scale: scale)
    for (index, isDoubleSided) in [true, false].enumerated() {
      let card = scene.card(
        CGRect(x: 20 + 110 * CGFloat(index), y: 40, width: 90, height: 80), "Ab", .systemGreen)
      scene.view.addSubview(card)
      card.layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
      card.layer.isDoubleSided = isDoubleSided
    }
    scene.check("sides")
  }

  // MARK: Masks

  @Test(arguments: scales) func masks(scale: CGFloat) {
    let scene = Scene(width: 360, scale: scale)
    let circle = CAShapeLayer()
    circle.path = CGPath(ellipseIn: CGRect(x: 10, y: 20, width: 80, height: 80), transform: nil)
    let fade = CAGradientLayer()
    fade.frame = CGRect(x: 0, y: 0, width: 100, height: 120)
    fade.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
    let tilted = CALayer()
    tilted.frame = CGRect(x: 20, y: 30, width: 60, height: 60)
    tilted.backgroundColor = UIColor(white: 0, alpha: 0.6).cgColor
    tilted.cornerRadius = 12
    tilted.setAffineTransform(CGAffineTransform(rotationAngle: 0.4))
    let masks: [CALayer] = [circle, fade, tilted]
    for (index, mask) in masks.enumerated() {
      let card = scene.card(
        CGRect(x: 15 + 115 * CGFloat(index), y: 20, width: 100, height: 120), "Mask", .systemPink)
      card.layer.mask = mask
      scene.view.addSubview(card)
    }
    scene.check("masks")
  }

  /// The mask has a mask of its own, and the masked layer is turned and half transparent.
  @Test(arguments: scales) func aMaskOfAMaskTurned(scale: CGFloat) {
    let scene = Scene(scale: scale)
    let card = scene.card(CGRect(x: 60, y: 20, width: 120, height: 120), "Twice", .systemTeal)
    scene.view.addSubview(card)
    let mask = CAShapeLayer()
    mask.frame = card.bounds
    mask.path = CGPath(ellipseIn: card.bounds, transform: nil)
    let second = CAGradientLayer()
    second.frame = mask.bounds
    second.colors = [UIColor.black, .black, .clear].map(\.cgColor)
    second.startPoint = CGPoint(x: 0, y: 0.5)
    second.endPoint = CGPoint(x: 1, y: 0.5)
    mask.mask = second
    card.layer.mask = mask
    card.transform = CGAffineTransform(rotationAngle: .pi / 6)
    card.alpha = 0.8
    scene.check("turned")
  }

  // MARK: Shapes

  @Test(arguments: scales) func shapes(scale: CGFloat) {
    let scene = Scene(width: 360, scale: scale)
    let star = CGMutablePath()
    for corner in 0..<5 {
      let angle = CGFloat(corner) * 4 * .pi / 5 - .pi / 2
      let point = CGPoint(x: 50 + 45 * cos(angle), y: 50 + 45 * sin(angle))
      if corner == 0 { star.move(to: point) } else { star.addLine(to: point) }
    }
    star.closeSubpath()
    for (index, rule) in [CAShapeLayerFillRule.nonZero, .evenOdd].enumerated() {
      let shape = scene.add(
        CAShapeLayer(), CGRect(x: 10 + 110 * CGFloat(index), y: 25, width: 100, height: 100))
      shape.path = star
      shape.fillRule = rule
      shape.fillColor = UIColor.systemOrange.cgColor
      shape.strokeColor = UIColor.systemBrown.cgColor
      shape.lineWidth = 3
      shape.lineJoin = .round
    }
    for (index, cap) in [CAShapeLayerLineCap.butt, .round, .square].enumerated() {
      let line = scene.add(
        CAShapeLayer(), CGRect(x: 240, y: 20 + 22 * CGFloat(index), width: 100, height: 20))
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 10, y: 10))
      path.addLine(to: CGPoint(x: 90, y: 10))
      line.path = path
      line.strokeColor = UIColor.systemBlue.cgColor
      line.lineWidth = 8
      line.lineCap = cap
      line.lineDashPattern = index == 0 ? [12, 6] : nil
    }
    // Three quarters of a ring, from an eighth on.
    let ring = scene.add(CAShapeLayer(), CGRect(x: 262, y: 90, width: 60, height: 60))
    ring.path = CGPath(ellipseIn: CGRect(x: 5, y: 5, width: 50, height: 50), transform: nil)
    ring.fillColor = nil
    ring.strokeColor = UIColor.systemGreen.cgColor
    ring.lineWidth = 7
    ring.lineCap = .round
    ring.strokeStart = 0.125
    ring.strokeEnd = 0.875
    scene.check("shapes")
  }

  @Test(arguments: scales) func gradients(scale: CGFloat) {
    let scene = Scene(width: 360, scale: scale)
    let types: [CAGradientLayerType] = [.axial, .radial, .conic]
    for (index, type) in types.enumerated() {
      let gradient = scene.add(
        CAGradientLayer(), CGRect(x: 15 + 115 * CGFloat(index), y: 20, width: 100, height: 120))
      gradient.type = type
      gradient.colors = [UIColor.systemPink, .systemYellow, .systemIndigo].map(\.cgColor)
      gradient.locations = [0, 0.3, 1]
      gradient.startPoint = type == .axial ? CGPoint(x: 0, y: 0) : CGPoint(x: 0.5, y: 0.5)
      gradient.endPoint = CGPoint(x: 1, y: 1)
      gradient.cornerRadius = 16
    }
    scene.check("gradients")
  }

  // MARK: Layers of other kinds

  @Test(arguments: scales) func aCubeOfATransformLayer(scale: CGFloat) {
    let scene = Scene(scale: scale)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 400
    scene.view.layer.sublayerTransform = perspective
    let cube = CATransformLayer()
    cube.position = CGPoint(x: 120, y: 80)
    let side: CGFloat = 70
    let colors: [UIColor] = [
      .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemBlue, .systemPurple,
    ]
    let turns: [(CGFloat, CGFloat, CGFloat, CGFloat)] = [
      (0, 0, 1, 0), (.pi / 2, 0, 1, 0), (.pi, 0, 1, 0), (-.pi / 2, 0, 1, 0), (.pi / 2, 1, 0, 0),
      (-.pi / 2, 1, 0, 0),
    ]
    for (color, turn) in zip(colors, turns) {
      let face = CALayer()
      face.bounds = CGRect(x: 0, y: 0, width: side, height: side)
      face.backgroundColor = color.cgColor
      face.borderWidth = 3
      face.borderColor = UIColor(white: 1, alpha: 0.7).cgColor
      let rotation = CATransform3DMakeRotation(turn.0, turn.1, turn.2, turn.3)
      face.transform = CATransform3DTranslate(rotation, 0, 0, side / 2)
      cube.addSublayer(face)
    }
    let tilt = CATransform3DMakeRotation(-0.5, 1, 0, 0)
    cube.transform = CATransform3DRotate(tilt, 0.7, 0, 1, 0)
    scene.view.layer.addSublayer(cube)
    scene.check("cube")
  }

  @Test(arguments: scales) func aReplicatedDial(scale: CGFloat) {
    let scene = Scene(scale: scale)
    let dial = scene.add(CAReplicatorLayer(), CGRect(x: 60, y: 20, width: 120, height: 120))
    dial.instanceCount = 12
    dial.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
    dial.instanceColor = UIColor.white.cgColor
    dial.instanceAlphaOffset = -0.07
    let bar = scene.layer(CGRect(x: 56, y: 4, width: 8, height: 28), .systemBlue, in: dial)
    bar.cornerRadius = 4
    scene.check("dial")
  }

  // MARK: Corners

  /// Continuous corners in the upper row and circular ones in the lower row: a background, a
  /// border, a clipped picture, and a button without room for the whole curve.
  @Test(arguments: scales) func corners(scale: CGFloat) {
    let scene = Scene(width: 360, height: 190, scale: scale)
    for (row, curve) in [CALayerCornerCurve.continuous, .circular].enumerated() {
      let y = 15 + 88 * CGFloat(row)
      let plain = scene.layer(CGRect(x: 15, y: y, width: 72, height: 72), .systemBlue)
      let line = scene.layer(CGRect(x: 102, y: y, width: 72, height: 72), .white)
      (line.borderWidth, line.borderColor) = (3, UIColor.systemOrange.cgColor)
      (line.shadowOpacity, line.shadowRadius) = (0.4, 4)
      line.shadowOffset = CGSize(width: 0, height: 2)
      let clip = scene.card(CGRect(x: 189, y: y, width: 72, height: 72), "Ab", .systemGreen)
      clip.clipsToBounds = true
      scene.view.addSubview(clip)
      let button = scene.layer(CGRect(x: 276, y: y + 16, width: 72, height: 40), .systemIndigo)
      for layer in [plain, line, clip.layer, button] {
        layer.cornerRadius = layer === button ? 16 : 22
        layer.cornerCurve = curve
      }
    }
    scene.check("curves")
  }
}
