import CoreGraphics
import Testing
import UIKit

/// Geometry as text in the form that Apple documents for `NSCoder`.
@MainActor
struct GeometryTextTests {
  @Test func geometryIsWrittenBetweenBraces() {
    #expect(NSCoder.string(for: CGPoint(x: 1, y: -2.5)) == "{1, -2.5}")
    #expect(NSCoder.string(for: CGVector(dx: 3, dy: 4)) == "{3, 4}")
    #expect(NSCoder.string(for: CGSize(width: 320, height: 0)) == "{320, 0}")
    #expect(
      NSCoder.string(for: CGRect(x: 0, y: 20, width: 320, height: 44.5))
        == "{{0, 20}, {320, 44.5}}")
    #expect(
      NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
    #expect(
      NSCoder.string(for: NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        == "{1, 2, 3, 4}")
    #expect(NSCoder.string(for: UIOffset(horizontal: 5, vertical: 6)) == "{5, 6}")
    #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
  }

  @Test func textIsReadAsItWasWritten() {
    let rect = CGRect(x: 0.1, y: 1.0 / 3, width: 1e6, height: 1e-6)
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    #expect(NSCoder.cgPoint(for: "{3,4}") == CGPoint(x: 3, y: 4))
    #expect(NSCoder.cgSize(for: " { 3 , 4 } ") == CGSize(width: 3, height: 4))
    #expect(NSCoder.cgVector(for: "{-1, 2e1}") == CGVector(dx: -1, dy: 20))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
    #expect(NSCoder.uiOffset(for: "{5, 6}") == UIOffset(horizontal: 5, vertical: 6))
    let turn = CGAffineTransform(rotationAngle: 1)
    #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: turn)) == turn)
  }

  @Test(arguments: ["", "{1, 2}", "{{1, 2}, {3}}", "{{1, 2}, {3, x}}", "a rectangle"])
  func aTextOfAnotherFormIsZero(text: String) {
    #expect(NSCoder.cgRect(for: text) == .zero)
  }

  @Test func insetsAndOffsetsAreBoxed() {
    let offset = UIOffset(horizontal: 1, vertical: 2)
    #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(NSValue(directionalEdgeInsets: insets).directionalEdgeInsetsValue == insets)
    let warnings = Diagnostics.collecting {
      #expect(NSValue(directionalEdgeInsets: insets).uiOffsetValue == .zero)
      #expect(NSValue(uiOffset: offset).directionalEdgeInsetsValue == .zero)
    }
    #expect(warnings.count == 2)
  }
}
