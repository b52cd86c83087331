import CoreGraphics
import QuartzCore
import Testing
import UIKitTestSupport

import UIKit

/// Code of apps that turns contexts over, as it is found in libraries. A picture that is red above
/// blue has to come out as iOS draws it.
@MainActor
struct ContextOrientationTests {
  private static let size = CGSize(width: 4, height: 4)
  private let whole = CGRect(origin: .zero, size: size)

  private let red: UInt32 = 0xFFFF_0000
  private let blue: UInt32 = 0xFF00_00FF

  private func pixels(_ row: (Int) -> UInt32) throws -> CGImage {
    try #require(
      CGImage(width: 4, height: 4) { pixels in
        for y in 0..<4 {
          let line = (pixels.base + y * pixels.bytesPerRow).assumingMemoryBound(to: UInt32.self)
          for x in 0..<4 { line[x] = row(y) }
        }
      })
  }

  private func redAboveBlue() throws -> CGImage { try pixels { $0 < 2 ? red : blue } }

  /// The colours of the upper and of the lower half; nil where one of them has several.
  private func halves(_ image: CGImage?) -> [UInt32?] {
    guard let image else { return [] }
    let side = image.height / 2
    return [0, side].map { first in
      let colors = Set(
        (first..<first + side).flatMap { y in (0..<image.width).map { image.pixel(x: $0, y: y) } })
      return colors.count == 1 ? colors.first : nil
    }
  }

  private func turnOver(_ context: CGContext?) {
    context?.translateBy(x: 0, y: 4)
    context?.scaleBy(x: 1, y: -1)
  }

  // MARK: Contexts of UIKit

  /// With a scale, too: the rows of pixels are twice as many.
  @Test(arguments: [1, 2] as [CGFloat])
  func anImageContextIsTurnedOverToDrawItsImageUpright(scale: CGFloat) throws {
    let image = try redAboveBlue()
    UIGraphicsBeginImageContextWithOptions(Self.size, false, scale)
    UIGraphicsGetCurrentContext()?.draw(image, in: whole)
    let asItIs = UIGraphicsGetImageFromCurrentImageContext()
    turnOver(UIGraphicsGetCurrentContext())
    UIGraphicsGetCurrentContext()?.interpolationQuality = .none
    UIGraphicsGetCurrentContext()?.draw(image, in: whole)
    let turned = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    if scale == 1 { #expect(halves(asItIs?.cgImage) == [blue, red]) }
    #expect(halves(turned?.cgImage) == [red, blue])
  }

  /// The usual helper that tints an image: its opacity is the clip of a fill.
  @Test func tintingThroughAMaskKeepsTheShape() throws {
    let shape = try pixels { $0 < 2 ? 0xFF00_0000 : 0 }
    UIGraphicsBeginImageContextWithOptions(Self.size, false, 1)
    let context = try #require(UIGraphicsGetCurrentContext())
    turnOver(context)
    context.setBlendMode(.normal)
    context.clip(to: whole, mask: shape)
    UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
    context.fill(whole)
    let tinted = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(halves(tinted?.cgImage) == [red, 0])
  }

  @Test func aRenderersContextIsOneOfUIKit() throws {
    let image = try redAboveBlue()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: Self.size, format: format)
    #expect(halves(renderer.image { $0.cgContext.draw(image, in: whole) }.cgImage) == [blue, red])
    let upright = renderer.image { _ in UIImage(cgImage: image).draw(in: whole) }
    #expect(halves(upright.cgImage) == [red, blue])
  }

  private final class Drawn: UIView {
    var body: (CGContext) -> Void = { _ in }
    override func draw(_ rect: CGRect) {
      if let context = UIGraphicsGetCurrentContext() { body(context) }
    }
  }

  @Test(arguments: [false, true]) func soIsThatOfAView(turns: Bool) throws {
    let image = try redAboveBlue()
    let root = UIViewController()
    let simulator = Simulator(size: Self.size, scale: 1, root: root)
    let view = Drawn(frame: whole)
    view.body = { context in
      #expect(context.ctm == CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 4))
      if turns { turnOver(context) }
      context.draw(image, in: whole)
    }
    root.view.addSubview(view)
    simulator.settle()
    #expect(halves(simulator.snapshot()) == (turns ? [red, blue] : [blue, red]))
  }

  // MARK: A program's own context

  private func ownContext(_ data: UnsafeMutableRawPointer? = nil) throws -> CGContext {
    try #require(
      CGContext(
        data: data, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 16,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
  }

  /// How images are made smaller and cropped.
  @Test func anImageThatIsDrawnIntoAContextOfTheProgramIsUpright() throws {
    let context = try ownContext()
    context.draw(try redAboveBlue(), in: whole)
    #expect(halves(context.makeImage()) == [red, blue])
  }

  /// How buffers for video and for neural networks are filled: turned over, pushed, and drawn to by
  /// `UIImage`. The first bytes are those of the top row: red.
  @Test func aTurnedAndPushedContextHasTheTopRowFirst() throws {
    var bytes = [UInt8](repeating: 0, count: 64)
    try bytes.withUnsafeMutableBytes { memory in
      let context = try ownContext(memory.baseAddress)
      turnOver(context)
      UIGraphicsPushContext(context)
      UIImage(cgImage: try redAboveBlue()).draw(in: whole)
      UIGraphicsPopContext()
    }
    #expect(Array(bytes.prefix(4)) == [255, 0, 0, 255])
    #expect(Array(bytes.suffix(4)) == [0, 0, 255, 255])
  }

  @Test func whatUIKitDrawsIsUpsideDownInOneThatIsNotTurned() throws {
    let context = try ownContext()
    UIGraphicsPushContext(context)
    UIImage(cgImage: try redAboveBlue()).draw(at: .zero)
    UIGraphicsPopContext()
    #expect(halves(context.makeImage()) == [blue, red])
  }

  private func makeLayer() -> CALayer {
    let layer = CALayer()
    layer.frame = whole
    layer.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    let upper = CALayer()
    upper.frame = CGRect(x: 0, y: 0, width: 4, height: 2)
    upper.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    layer.addSublayer(upper)
    return layer
  }

  @Test(arguments: [false, true]) func aLayerIsRenderedByTheContextsTransform(turns: Bool) throws {
    let context = try ownContext()
    if turns { turnOver(context) }
    makeLayer().render(in: context)
    #expect(halves(context.makeImage()) == (turns ? [red, blue] : [blue, red]))
  }

  /// Patterns lie in the base space, as Apple's Technical Q&A 1706 says: from the lower left corner
  /// upwards.
  @Test(arguments: [false, true]) func aPatternBeginsAtTheLowerLeftCorner(turns: Bool) throws {
    let context = try ownContext()
    context.setFillColor(UIColor(patternImage: UIImage(cgImage: try redAboveBlue())).cgColor)
    if turns { turnOver(context) }
    context.fill(whole)
    #expect(halves(context.makeImage()) == [blue, red])
  }

  // MARK: Text

  /// The bar of a "T" lies at its top.
  private func text(in context: CGContext) throws -> CGImage {
    let font = UIFont.systemFont(ofSize: 30, weight: .heavy)
    UIGraphicsPushContext(context)
    NSAttributedString(string: "T", attributes: [.font: font]).draw(at: .zero)
    UIGraphicsPopContext()
    return try #require(context.makeImage())
  }

  private func rows(_ image: CGImage) -> [[UInt32]] {
    (0..<image.height).map { y in (0..<image.width).map { image.pixel(x: $0, y: y) } }
  }

  @Test func textFollowsTheContextAsImagesDo() throws {
    let side = 40
    func context() throws -> CGContext {
      try #require(
        CGContext(
          data: nil, width: side, height: side, bitsPerComponent: 8, bytesPerRow: 0,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    }
    let usual = rows(try text(in: try #require(CGContext(width: side, height: side))))
    let turned = try context()
    turned.translateBy(x: 0, y: CGFloat(side))
    turned.scaleBy(x: 1, y: -1)
    #expect(rows(try text(in: turned)) == usual)
    /// The row with the most ink, which is one of the bar.
    func bar(_ rows: [[UInt32]]) throws -> Int {
      let ink = rows.map { row in row.reduce(0) { $0 + Int($1 >> 24) } }
      return try #require(ink.firstIndex(of: ink.max() ?? 0))
    }
    let upsideDown = rows(try text(in: try context()))
    #expect(try bar(usual) < side / 2 && (try bar(upsideDown)) > side / 2)
  }
}
