import CoreGraphics
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKitSnapshotTesting

/// What a coarse comparison finds, and what it lets pass.
@MainActor
struct CoarseDifferenceTests {
  /// A page with a title, a paragraph, a caption and a button.
  private struct Page {
    var title: String? = "Harbour"
    var titleOffset = CGVector.zero
    var titleColor = UIColor.black
    var captionColor = UIColor(white: 0.4, alpha: 1)
    var buttonTitle = "Sail"

    @MainActor func picture(scale: CGFloat) throws -> CGImage {
      let controller = UIViewController()
      let simulator = Simulator(
        size: CGSize(width: 240, height: 200), scale: scale, root: controller)
      controller.view.backgroundColor = .white
      add(
        title ?? "", at: CGPoint(x: 20 + titleOffset.dx, y: 20 + titleOffset.dy), size: 24,
        color: titleColor, to: controller.view)
      add(
        "Ships leave the harbour at noon and come back when the sun sets behind the hills.",
        at: CGPoint(x: 20, y: 60), size: 15, color: .black, to: controller.view)
      add(
        "Yesterday", at: CGPoint(x: 20, y: 130), size: 11, color: captionColor,
        to: controller.view)
      add(
        buttonTitle, at: CGPoint(x: 20, y: 160), size: 17, color: .blue, to: controller.view)
      simulator.settle()
      return try #require(simulator.snapshot())
    }

    @MainActor private func add(
      _ text: String, at origin: CGPoint, size: CGFloat, color: UIColor, to view: UIView
    ) {
      let label = UILabel()
      label.text = text
      label.font = .systemFont(ofSize: size)
      label.textColor = color
      label.numberOfLines = 0
      label.frame = CGRect(origin: origin, size: CGSize(width: 200, height: 200))
      label.sizeToFit()
      view.addSubview(label)
    }
  }

  private func differs(
    _ change: (inout Page) -> Void, scale: CGFloat
  ) throws -> Bool {
    var page = Page()
    let reference = try page.picture(scale: scale)
    change(&page)
    let picture = try page.picture(scale: scale)
    #expect(PixelDifference(from: reference, to: picture).count > 0, "The page did not change.")
    return CoarseDifference(from: reference, to: picture, scale: scale).count > 0
  }

  @Test(arguments: [1, 2] as [CGFloat])
  func aMissingTextIsFound(scale: CGFloat) throws {
    #expect(try differs({ $0.title = nil }, scale: scale))
    #expect(try differs({ $0.buttonTitle = "" }, scale: scale))
  }

  @Test(arguments: [1, 2] as [CGFloat])
  func aTextThatIsTooMuchIsFound(scale: CGFloat) throws {
    #expect(try differs({ $0.title = "Harbour of Bergen" }, scale: scale))
  }

  @Test(arguments: [1, 2] as [CGFloat])
  func aTextElsewhereIsFound(scale: CGFloat) throws {
    for offset in [CGVector(dx: 8, dy: 0), CGVector(dx: 0, dy: 8), CGVector(dx: -8, dy: 0)] {
      #expect(try differs({ $0.titleOffset = offset }, scale: scale), "\(offset)")
    }
    #expect(try differs({ $0.titleOffset.dy = 4 }, scale: scale))
  }

  @Test(arguments: [1, 2] as [CGFloat])
  func aTextWithinTwoPointsOfItsPlaceIsTheSame(scale: CGFloat) throws {
    for offset in [CGVector(dx: 1, dy: 0), CGVector(dx: 2, dy: 0), CGVector(dx: -1, dy: 2)] {
      #expect(try !differs({ $0.titleOffset = offset }, scale: scale), "\(offset)")
    }
  }

  @Test(arguments: [1, 2] as [CGFloat])
  func anotherColorIsFound(scale: CGFloat) throws {
    #expect(try differs({ $0.titleColor = .red }, scale: scale))
    #expect(try differs({ $0.titleColor = UIColor(white: 0.6, alpha: 1) }, scale: scale))
    #expect(try differs({ $0.captionColor = .green }, scale: scale))
  }

  /// As other hinting does: what covers one pixel covers parts of two.
  @Test(arguments: [1, 2] as [CGFloat])
  func lettersBetweenPixelsAreTheSame(scale: CGFloat) throws {
    let reference = try Page().picture(scale: scale)
    for part in [0.25, 0.5, 0.75] {
      let picture = try #require(reference.movedRight(by: part))
      #expect(PixelDifference(from: reference, to: picture).largest > 30)
      let difference = CoarseDifference(from: reference, to: picture, scale: scale)
      #expect(difference.count == 0, "\(part): \(difference)")
    }
  }

  @Test func framesOfTextsMayBeTwoPointsOffInDescriptions() {
    let reference = CoarseText("<UILabel: frame = (20 43.5; 61.5 20); text = 'Sail 2'>")
    let near = CoarseText("<UILabel: frame = (20 45.5; 60 19); text = 'Sail 2'>")
    #expect(near.isNear(reference))
    let moved = CoarseText("<UILabel: frame = (20 46; 61.5 20); text = 'Sail 2'>")
    #expect(!moved.isNear(reference))
    let other = CoarseText("<UILabel: frame = (20 43.5; 61.5 20); text = 'Sale 2'>")
    #expect(!other.isNear(reference))
  }
}

extension CGImage {
  /// The picture a part of a pixel to the right.
  fileprivate func movedRight(by part: Double) -> CGImage? {
    CGImage(width: width, height: height, isOpaque: true, drawsAll: true) { target in
      for y in 0..<height {
        let row = (target.base + y * target.bytesPerRow).assumingMemoryBound(to: UInt8.self)
        let source = (pixels + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
        for index in 0..<width * 4 {
          let (own, left) = (Double(source[index]), Double(source[max(index - 4, index % 4)]))
          row[index] = UInt8((own + (left - own) * part).rounded())
        }
      }
    }
  }
}
