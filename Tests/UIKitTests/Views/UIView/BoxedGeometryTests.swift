import Testing
import UIKit
import UIKitTestSupport

/// Geometry boxed as in Objective-C.
@MainActor
struct BoxedGeometryTests {
  @Test func whatIsBoxedComesOutAgain() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    let vector = CGVector(dx: 5, dy: 6)
    #expect(NSValue(cgVector: vector).cgVectorValue == vector)
    let turn = CGAffineTransform(rotationAngle: 1)
    #expect(NSValue(cgAffineTransform: turn).cgAffineTransformValue == turn)
    let tilt = CATransform3DMakeRotation(1, 1, 2, 3)
    #expect(NSValue(caTransform3D: tilt).caTransform3DValue == tilt)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    #expect(NSValue(caTransform3D: tilt) == NSValue(caTransform3D: tilt))
    #expect(NSValue(caTransform3D: tilt) != NSValue(caTransform3D: CATransform3DIdentity))
  }

  @Test func askingForAnotherKindIsAnErrorAndNoTrap() {
    let warnings = Diagnostics.collecting {
      #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgRectValue == .zero)
      #expect(NSValue(cgRect: .zero).caTransform3DValue == CATransform3DIdentity)
      #expect(NSNumber(value: 3).cgPointValue == .zero)
    }
    #expect(warnings.count == 3)
    #expect(warnings[0].contains("CGPoint") && warnings[0].contains("rectangle"))
  }

  @Test func animationsTakeBoxedKeyframes() {
    let simulator = Simulator(root: UIViewController())
    let layer = CALayer()
    simulator.window.layer.addSublayer(layer)
    let path = CAKeyframeAnimation(keyPath: "position")
    path.values = [CGPoint(x: 10, y: 0), CGPoint(x: 30, y: 40)].map(NSValue.init(cgPoint:))
    path.duration = 1
    layer.add(path, forKey: "path")
    let turn = CABasicAnimation(keyPath: "transform")
    turn.fromValue = NSValue(caTransform3D: CATransform3DMakeTranslation(0, 0, 0))
    turn.toValue = NSValue(caTransform3D: CATransform3DMakeTranslation(8, 0, 0))
    turn.duration = 1
    layer.add(turn, forKey: "turn")
    simulator.advance(by: 1.0 / 60)
    simulator.advance(by: 0.5)
    let shown = layer.presentation()
    #expect(abs((shown?.position.x ?? 0) - 20) < 1e-6)
    #expect(abs((shown?.position.y ?? 0) - 20) < 1e-6)
    #expect(abs((shown?.transform.m41 ?? 0) - 4) < 1e-6)
  }
}
