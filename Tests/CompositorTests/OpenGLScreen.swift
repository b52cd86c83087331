import CoreGraphics
import Foundation
import Testing

import Compositor
import Platform

/// A screen in memory whose pixels OpenGL ES draws.
final class OpenGLScreen {
  let context: TestContext
  let compositor: OpenGLCompositor
  private(set) var width, height: Int
  private(set) var pixels: [UInt32] = []

  /// - Parameters:
  ///   - memory: for the pictures and textures.
  ///   - hasSmallTextures: whether the driver has textures of up to 144 pixels a side only.
  ///   - isImprecise: whether the driver interpolates the places in pictures with less precision.
  ///   - missing: a function that the driver lacks.
  ///   - lost: what the driver does while it loses the first context.
  ///   - threads: how many make pictures.
  init(
    _ width: Int, _ height: Int, memory: BitmapPool = BitmapPool(),
    hasSmallTextures: Bool = false, isImprecise: Bool = false, missing: String? = nil,
    lost: TestContext.Loss? = nil, threads: Int = 1
  ) throws {
    let driver = try #require(SurfacelessContext(), "There is no OpenGL ES 3 without a window.")
    context = TestContext(
      driver, hasSmallTextures: hasSmallTextures, isImprecise: isImprecise, missing: missing,
      lost: lost)
    compositor = OpenGLCompositor(context, threads: threads, memory: memory)
    (self.width, self.height) = (width, height)
    resize(width, height)
  }

  func resize(_ width: Int, _ height: Int) {
    (self.width, self.height) = (width, height)
    pixels = Array(repeating: 0, count: width * height)
  }

  @discardableResult
  func draw(_ list: DisplayList, isPreserved: Bool) -> [PixelRect] {
    let (width, height, compositor) = (width, height, compositor)
    return pixels.withUnsafeMutableBytes { memory in
      guard let base = memory.baseAddress else { return [] }
      return compositor.composite(
        list,
        into: PixelBuffer(base: base, width: width, height: height, bytesPerRow: width * 4),
        isPreserved: isPreserved)
    }
  }
}

/// A context whose driver can be less than it is.
final class TestContext: OpenGLContext {
  /// What a driver cannot do any more with a context that it has lost.
  enum Loss: CaseIterable {
    case makingLayer, compilingShader
  }

  private let driver: SurfacelessContext
  private let hasSmallTextures, isImprecise: Bool
  private let missing: String?
  private let lost: Loss?

  init(
    _ driver: SurfacelessContext, hasSmallTextures: Bool, isImprecise: Bool, missing: String?,
    lost: Loss?
  ) {
    self.driver = driver
    self.hasSmallTextures = hasSmallTextures
    self.isImprecise = isImprecise
    self.missing = missing
    self.lost = lost
  }

  var generation: Int { driver.generation }
  var failure: String? { driver.failure }
  func lose() { driver.lose() }
  func makeCurrent() -> Bool { driver.makeCurrent() }
  func fail(_ reason: String) { driver.fail(reason) }
  func discard() { driver.discard() }
  var isLost: Bool { lost != nil && generation == 1 }

  func address(of function: String) -> UnsafeMutableRawPointer? {
    if function == missing { return nil }
    switch (isLost ? lost : nil, function) {
    case (.makingLayer, "glCheckFramebufferStatus"):
      return unsafeBitCast(Self.noStatus, to: UnsafeMutableRawPointer.self)
    case (.compilingShader, "glGetShaderiv"):
      return unsafeBitCast(Self.noAnswer, to: UnsafeMutableRawPointer.self)
    default: break
    }
    // The compositor asks for one number only.
    if function == "glGetIntegerv", hasSmallTextures {
      return unsafeBitCast(Self.answer144, to: UnsafeMutableRawPointer.self)
    }
    if function == "glShaderSource", isImprecise {
      return unsafeBitCast(Self.impreciseShader, to: UnsafeMutableRawPointer.self)
    }
    return driver.address(of: function)
  }

  private typealias ShaderSource =
    @convention(c) (
      UInt32, Int32, UnsafePointer<UnsafePointer<CChar>?>, UnsafePointer<Int32>?
    ) -> Void

  /// Gives the driver a vertex shader whose places in pictures are off by a millionth.
  private static let impreciseShader: ShaderSource = { shader, _, texts, _ in
    let text = texts[0].map { String(cString: $0) } ?? ""
    let changed = text.replacingOccurrences(
      of: "vSource = sourcePlace;", with: "vSource = sourcePlace * 0.999999;")
    #expect(changed != text || !text.contains("vSource = "))
    let driver = DynamicLibrary(named: "libGLESv2.so.2")
    guard let setSource: ShaderSource = driver?.find("glShaderSource") else { return }
    changed.withCString { start in
      withUnsafePointer(to: Optional(start)) { setSource(shader, 1, $0, nil) }
    }
  }

  private static let noStatus: @convention(c) (UInt32) -> UInt32 = { _ in 0 }
  private static let noAnswer:
    @convention(c) (UInt32, UInt32, UnsafeMutablePointer<Int32>) -> Void =
      { $2.pointee = 0 }

  private static let answer144: @convention(c) (UInt32, UnsafeMutablePointer<Int32>) -> Void = {
    $1.pointee = 144
  }
}

extension DisplayList {
  static func screen(
    _ width: Int, _ height: Int, _ nodes: [DisplayNode], scale: Double = 1
  ) -> DisplayList {
    DisplayList(
      width: width, height: height, background: .black,
      root: DisplayGroup(
        content: GroupContent(nodes: nodes), transform: .scale(x: scale, y: scale)))
  }
}
