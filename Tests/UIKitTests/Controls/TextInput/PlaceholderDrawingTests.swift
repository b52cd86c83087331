import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// How subclasses of text fields draw their placeholder.
@MainActor
struct PlaceholderDrawingTests {
  private final class BareField: UITextField {
    override func drawPlaceholder(in rect: CGRect) {}
  }

  private final class InsetField: UITextField {
    var rects: [CGRect] = []
    override func drawPlaceholder(in rect: CGRect) {
      rects.append(rect)
      super.drawPlaceholder(in: rect.insetBy(dx: 100, dy: 0))
    }
  }

  /// The columns of the picture in which something is seen of a white field.
  private func columns(_ field: UITextField) throws -> [Int] {
    let page = UIViewController()
    let simulator = Simulator(size: CGSize(width: 300, height: 100), scale: 1, root: page)
    field.frame = CGRect(x: 20, y: 20, width: 260, height: 40)
    field.backgroundColor = .white
    field.placeholder = "MM"
    page.view.addSubview(field)
    simulator.settle()
    let picture = try #require(simulator.snapshot())
    return (20..<280).filter { x in
      (20..<60).contains { y in picture.pixel(x: x, y: y) & 0xFFFFFF != 0xFFFFFF }
    }
  }

  @Test func anOverrideMovesItOrLeavesItOut() throws {
    let usual = try columns(UITextField())
    let field = InsetField()
    let moved = try columns(field)
    #expect(!usual.isEmpty && moved == usual.map { $0 + 100 })
    #expect(try columns(BareField()).isEmpty)
    let size = field.placeholderRect(forBounds: field.bounds).size
    #expect(field.rects.last == CGRect(origin: .zero, size: size))
  }
}
