import CoreGraphics
import Testing

import Compositor

/// The shader of blend modes mixes pixels as the software compositor does.
struct OpenGLBlendModeTests {
  private static let (width, height) = (160, 120)

  /// Colours of many lightnesses and hues, in columns and rows that are not those of the other
  /// picture.
  private static func picture(_ step: Int, alphaOfRow: (Int) -> Int) -> CGImage {
    CGImage.make(150, 110) { x, y in
      let alpha = alphaOfRow(y)
      func part(_ value: Int) -> UInt32 { UInt32((value & 255) * alpha / 255) }
      return UInt32(alpha) << 24 | part(x * step) << 16 | part(y * (step + 3)) << 8
        | part((x + y) * (step + 1))
    }
  }

  private static let lower = picture(3) { $0 % 40 < 30 ? 255 : 90 }
  private static let upper = picture(7) { $0 % 3 == 0 ? 140 : 255 }

  private func node(_ image: CGImage) -> DisplayNode {
    .picture(
      Picture(
        image: image, rect: CGRect(x: 5, y: 5, width: 150, height: 110), transform: .identity))
  }

  private func compare(_ lists: [[DisplayNode]], _ hint: String) throws {
    let screen = try OpenGLScreen(Self.width, Self.height)
    for (frame, nodes) in lists.enumerated() {
      let list = DisplayList.screen(Self.width, Self.height, nodes)
      let expected = Canvas(Self.width, Self.height)
      expected.draw(list)
      screen.draw(list, isPreserved: frame > 0)
      let difference = PixelDifference(screen.pixels, expected.pixels)
      #expect(difference.isInvisible, "\(hint), frame \(frame): \(difference)")
    }
    #expect(screen.context.failure == nil)
  }

  /// On an opaque screen, and in a bitmap that is transparent in part. Every second frame draws
  /// only what a small change requires.
  @Test(arguments: CGBlendMode.allCases)
  func eachModeIsDrawnAlike(mode: CGBlendMode) throws {
    var lists: [[DisplayNode]] = []
    for opacity in [1, 0.6] {
      for isIsolated in [false, true] {
        for color in [RGBA.red, .blue] {
          let blended = DisplayGroup(
            content: GroupContent(nodes: [node(Self.upper)]), opacity: opacity,
            clip: RoundedRect(CGRect(x: 20, y: 10, width: 110, height: 90)), blendMode: mode)
          let content = GroupContent(nodes: [
            node(Self.lower), .fill(30, 30, 20, 20, color), .group(blended),
          ])
          lists.append([
            .fill(0, 0, 160, 120, .green),
            .group(DisplayGroup(content: content, isIsolated: isIsolated)),
          ])
        }
      }
    }
    try compare(lists, "\(mode)")
  }

  @Test(arguments: [
    CGBlendMode.multiply, .screen, .overlay, .difference, .luminosity, .plusLighter,
    .destinationOut, .destinationIn, .sourceIn,
  ])
  func roundClipsMasksAndNestedBlendsAreDrawnAlike(mode: CGBlendMode) throws {
    let clip = RoundedRect(CGRect(x: 12.5, y: 9, width: 120, height: 90), radius: 25)
    let mask = GroupContent(nodes: [
      .fill(0, 0, 100, 120, .black),
      .fill(100, 0, 60, 120, RGBA(red: 0, green: 0, blue: 0, alpha: 0.4)),
    ])
    let inner = DisplayGroup(
      content: GroupContent(nodes: [.fill(40, 20, 60, 60, .blue, radius: 30)]), opacity: 0.8,
      blendMode: .screen)
    let content = GroupContent(nodes: [node(Self.upper), .group(inner)])
    let lists = stride(from: 0.0, through: 12, by: 4).map { x -> [DisplayNode] in
      let blended = DisplayGroup(
        content: content, transform: .translation(x: x, y: 0), clip: clip, mask: mask,
        blendMode: mode)
      return [node(Self.lower), .group(blended)]
    }
    try compare(lists, "\(mode)")
  }
}
