import CoreGraphics
import UIKit

/// The drawings behind the PNG files of `Assets/Assets.xcassets`, so that they can be made again at
/// any size. Run the tests with `RECORD_ASSETS=1` to write the files.
enum CatalogPictures {
  /// The application's icon: a card that slides in over another, with its previous positions behind
  /// it.
  static func appIcon(pixels: Int) -> CGImage? {
    picture(width: pixels, height: pixels, unit: CGFloat(pixels) / 1024) { context in
      let background = CGRect(x: 0, y: 0, width: 1024, height: 1024)
      UIBezierPath(roundedRect: background, cornerRadius: 228).addClip()
      color(0x20245C).setFill()
      context.fill(background)

      card(CGRect(x: 164, y: 138, width: 404, height: 530), turn: -0.08, color(0x66CCFF))
      // Small icons have no room for the trail.
      let trail: [(step: CGFloat, color: UInt32)] =
        pixels >= 48 ? [(104, 0x4A4560), (54, 0x8D7663), (0, 0xFFCC66)] : [(0, 0xFFCC66)]
      for echo in trail {
        let place = CGRect(x: 374 + echo.step, y: 256 + echo.step, width: 404, height: 530)
        // A rim in the background's colour keeps the cards apart.
        card(place.insetBy(dx: -18, dy: -18), turn: 0.08, color(0x20245C), radius: 82)
        card(place, turn: 0.08, color(echo.color))
      }
    }
  }

  /// The disclosure indicator at the end of a row: 8 × 14 points, a stencil.
  static func chevron(scale: Int) -> CGImage? {
    picture(width: 8 * scale, height: 14 * scale, unit: CGFloat(scale)) { _ in
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 1.5, y: 1.5))
      path.addLine(to: CGPoint(x: 6.5, y: 7))
      path.addLine(to: CGPoint(x: 1.5, y: 12.5))
      path.lineWidth = 2
      path.lineCapStyle = .round
      path.lineJoinStyle = .round
      UIColor.black.setStroke()
      path.stroke()
    }
  }

  private static func card(
    _ rect: CGRect, turn: CGFloat, _ color: UIColor, radius: CGFloat = 64
  ) {
    let path = UIBezierPath(
      roundedRect: CGRect(
        x: -rect.width / 2, y: -rect.height / 2, width: rect.width, height: rect.height),
      cornerRadius: radius)
    path.apply(
      CGAffineTransform(rotationAngle: turn)
        .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY)))
    color.setFill()
    path.fill()
  }

  private static func color(_ hex: UInt32) -> UIColor { UIColor(hex: hex) }

  private static func picture(
    width: Int, height: Int, unit: CGFloat, _ draw: (CGContext) -> Void
  ) -> CGImage? {
    guard let context = CGContext(width: width, height: height, scale: unit) else { return nil }
    UIGraphicsPushContext(context)
    draw(context)
    UIGraphicsPopContext()
    return context.finish()
  }
}
