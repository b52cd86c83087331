import Testing
import UIKit

/// Literals of images and colours, as Xcode writes them.
@MainActor struct LiteralTests {
  @Test func aColourLiteralIsAColour() {
    let color = #colorLiteral(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    #expect(color == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
    let view = UIView()
    view.backgroundColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 0.5)
    #expect(view.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    view.layer.borderColor = #colorLiteral(red: 0, green: 1, blue: 0, alpha: 0.25)
    #expect(view.layer.borderColor == CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 0.25))
  }

  @Test func anImageLiteralIsTheImageOfItsName() {
    let image = #imageLiteral(resourceName: "Chevron")
    // Of the catalogue of the app: 8 × 14 points, a template.
    #expect(image.size == CGSize(width: 8, height: 14))
    #expect(image.renderingMode == .alwaysTemplate)
    let missing: UIImage = #imageLiteral(resourceName: "No such image")
    #expect(missing.size == .zero)
  }
}
