import CoreGraphics
import Foundation
import Testing

/// Bitmaps whose bytes are in another order than Cairo's: what is drawn is the same in all of them.
struct BitmapMemoryTests {
  private static let side = 32

  private enum Memory: CaseIterable {
    /// Of the context, and only read when all is drawn.
    case unread
    /// Of the context, and read before anything is drawn.
    case read
    case ofTheProgram
  }

  /// Draws into bytes red, green, blue, alpha, and returns them as words `0xAARRGGBB` after each
  /// operation; for memory that is not read meanwhile after the last one.
  private func words(
    _ memory: Memory, _ operations: [(CGContext) throws -> Void]
  ) throws -> [[UInt32]] {
    let side = Self.side
    let bytes = UnsafeMutableRawPointer.allocate(byteCount: side * side * 4, alignment: 4)
    defer { bytes.deallocate() }
    bytes.initializeMemory(as: UInt8.self, repeating: 0, count: side * side * 4)
    let context = try #require(
      CGContext(
        data: memory == .ofTheProgram ? bytes : nil, width: side, height: side,
        bitsPerComponent: 8, bytesPerRow: side * 4, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    if memory == .read { #expect(context.data != nil) }
    var result: [[UInt32]] = []
    for (index, operation) in operations.enumerated() {
      try operation(context)
      guard memory != .unread || index == operations.count - 1 else { continue }
      // A program does not ask for memory of its own.
      var data = bytes
      if memory != .ofTheProgram { data = try #require(context.data) }
      let pixels = data.assumingMemoryBound(to: UInt8.self)
      result.append(
        (0..<side * side).map { index in
          let pixel = pixels + 4 * index
          let (red, green) = (UInt32(pixel[0]), UInt32(pixel[1]))
          let (blue, alpha) = (UInt32(pixel[2]), UInt32(pixel[3]))
          return alpha << 24 | red << 16 | green << 8 | blue
        })
    }
    return result
  }

  /// The same, by a bitmap of words, in which Cairo draws.
  private func words(_ operations: [(CGContext) throws -> Void]) throws -> [[UInt32]] {
    let side = Self.side
    let layout =
      CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
    let context = try #require(
      CGContext(
        data: nil, width: side, height: side, bitsPerComponent: 8, bytesPerRow: side * 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: layout))
    return try operations.map { operation in
      try operation(context)
      let image = try #require(context.makeImage())
      return (0..<side * side).map { image.pixel(x: $0 % side, y: $0 / side) }
    }
  }

  /// Drawing of every kind, in states that build on each other.
  private func operations() throws -> [(CGContext) throws -> Void] {
    let image = try picture(width: 5, height: 5) { context in
      context.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 0.7))
      context.fillEllipse(in: CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    let gradient = try #require(
      CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [CGColor.red, .blue],
        locations: [0, 1]))
    var result: [(CGContext) throws -> Void] = []
    func add(_ operation: @escaping (CGContext) throws -> Void) { result.append(operation) }
    add { $0.setFillColor(CGColor(red: 1, green: 0.4, blue: 0.2, alpha: 0.6)) }
    add { $0.fill(CGRect(x: 1.3, y: 2.6, width: 9.5, height: 4.2)) }
    add { $0.fillEllipse(in: CGRect(x: 20, y: -3, width: 30, height: 11)) }
    add { context in
      context.setStrokeColor(.blue)
      context.setLineWidth(3)
      context.strokeLineSegments(between: [CGPoint(x: 2, y: 30), CGPoint(x: 9, y: 12)])
      // With a long miter.
      context.addLines(between: [
        CGPoint(x: 4, y: 28), CGPoint(x: 20, y: 26), CGPoint(x: 4, y: 24),
      ])
      context.strokePath()
    }
    add { context in
      context.translateBy(x: 16, y: 16)
      context.rotate(by: 0.4)
      context.scaleBy(x: 1.5, y: 0.7)
    }
    add { $0.setShadow(offset: CGSize(width: 3, height: 2), blur: 4) }
    add { $0.fill(CGRect(x: -6, y: -4, width: 7, height: 9)) }
    add { $0.draw(image, in: CGRect(x: -9, y: 3, width: 12, height: 7)) }
    add { $0.setShadow(offset: .zero, blur: 0, color: nil) }
    add { context in
      context.saveGState()
      context.clip(to: CGRect(x: -3, y: -9, width: 9, height: 9))
      context.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 5, y: 5), options: .drawsAfterEndLocation)
      context.draw(image, in: CGRect(x: 0, y: 0, width: 3, height: 3), byTiling: true)
      context.restoreGState()
    }
    add { context in
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(CGRect(x: 2, y: -12, width: 5, height: 5))
      context.strokeEllipse(in: CGRect(x: 3, y: -11, width: 6, height: 6))
    }
    add { $0.endTransparencyLayer() }
    add { $0.setBlendMode(.sourceIn) }
    add { $0.fillEllipse(in: CGRect(x: -8, y: -8, width: 9, height: 20)) }
    add { $0.draw(image, in: CGRect(x: -2, y: -2, width: 6, height: 6)) }
    add { $0.setBlendMode(.destinationAtop) }
    add { context in
      context.clip(to: CGRect(x: -7, y: -7, width: 9, height: 9))
      context.stroke(CGRect(x: -4, y: -4, width: 5, height: 3))
    }
    add { $0.clear(CGRect(x: -5, y: -20, width: 3, height: 30)) }
    return result
  }

  @Test func eachOperationWritesAllThatItChanges() throws {
    let expected = try words(operations())
    for memory in Memory.allCases {
      let found = try words(memory, operations())
      for (index, words) in found.reversed().enumerated() {
        let step = expected.count - 1 - index
        #expect(words == expected[step], "\(memory), operation \(step)")
      }
    }
  }

  /// To convert the whole bitmap for each of these calls would take minutes.
  @Test(.timeLimit(.minutes(1)), arguments: [false, true])
  func manySmallShapesTakeTheTimeOfTheirOwnPixels(isProgramsMemory: Bool) throws {
    let side = 2048
    let bytes = UnsafeMutableRawPointer.allocate(byteCount: side * side * 4, alignment: 4)
    defer { bytes.deallocate() }
    let context = try #require(
      CGContext(
        data: isProgramsMemory ? bytes : nil, width: side, height: side, bitsPerComponent: 8,
        bytesPerRow: side * 4, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    if isProgramsMemory {
      // Red everywhere.
      bytes.initializeMemory(as: UInt32.self, repeating: 0xFF00_00FF, count: side * side)
    }
    context.setFillColor(.green)
    // The 1,000th row from below is number 1,047 of those from the top, which begin with 0.
    for index in 0..<1000 {
      context.fill(CGRect(x: 2 * index, y: 2 * index, width: 2, height: 2))
    }
    if isProgramsMemory {
      let words = bytes.assumingMemoryBound(to: UInt32.self)
      #expect(words[1047 * side + 1000] == 0xFF00_FF00 && words[1047 * side + 1010] == 0xFF00_00FF)
    } else {
      let image = try #require(context.makeImage())
      #expect(image.pixel(x: 1000, y: 1047) == 0xFF00_FF00 && image.pixel(x: 1010, y: 1047) == 0)
    }
  }
}
