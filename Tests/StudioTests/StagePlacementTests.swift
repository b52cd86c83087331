import CoreGraphics
import Testing

@testable import Studio

/// A device that is scaled down to fit into the window.
struct StagePlacementTests {
  private static let screens = [
    CGSize(width: 390, height: 844), CGSize(width: 320, height: 568),
    CGSize(width: 844, height: 390), CGSize(width: 1024, height: 768),
  ]

  /// Its bezel is as wide on all sides then, and there is no line between the two.
  @Test(arguments: screens, [1, 1.25, 2] as [CGFloat])
  func itHasItsProportionsAndEndsOnWholePixels(screen: CGSize, scale: CGFloat) throws {
    for height in stride(from: 400, through: 700, by: 1) {
      let size = CGSize(width: 660, height: CGFloat(height))
      let placement = try #require(StagePlacement(of: screen, in: size, scale: scale))
      let (device, room) = (placement.device, placement.room)
      let ratio = device.width / device.height
      #expect(abs(ratio - screen.width / screen.height) < 1e-9)
      for edge in [device.minX, device.minY, device.maxX, device.maxY] {
        let part = edge * scale - (edge * scale + 1e-6).rounded(.down)
        #expect(part < 0.25, "\(device) at a scale of \(scale)")
      }
      // 9 pixels: those that may be spared, and a part of one.
      let spare = min(room.width - device.width, room.height - device.height) * scale
      #expect(device.size == screen || (-1e-6...9).contains(spare))
    }
  }

  /// 844 points in a room of 608 pixels: at 606 pixels the width is 280.02.
  @Test func aPhoneInTheFirstWindowHasABezelOfEvenWidth() throws {
    let placement = try #require(
      StagePlacement(
        of: CGSize(width: 390, height: 844), in: CGSize(width: 712, height: 720), scale: 1))
    #expect(abs(placement.device.height - 606) < 1e-9)
    #expect(abs(placement.device.width - 280) < 0.05)
  }
}
