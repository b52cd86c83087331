import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// A progress view that shows the progress of work, and its images.
@MainActor
struct ObservedProgressTests {
  private let root = UIViewController()
  private let simulator: Simulator
  private let bar = UIProgressView(progressViewStyle: .default)

  init() {
    simulator = Simulator(scale: 1, root: root)
    bar.frame = CGRect(x: 0, y: 0, width: 200, height: 4)
    root.view.addSubview(bar)
    simulator.settle()
  }

  @Test func theBarFollowsTheWork() {
    let work = Progress(totalUnitCount: 4)
    work.completedUnitCount = 1
    bar.observedProgress = work
    #expect(bar.progress == 0.25)
    work.completedUnitCount = 3
    simulator.advance(by: 0.2)
    #expect(bar.progress == 0.75)
    simulator.settle()
    #expect(bar.subviews[0].subviews[0].frame.width == 150)
    bar.progress = 0.5
    simulator.advance(by: 0.5)
    #expect(bar.progress == 0.5, "what the program sets stays until the work goes on")
    work.completedUnitCount = 4
    simulator.advance(by: 0.2)
    #expect(bar.progress == 1)
    bar.observedProgress = nil
    bar.progress = 0.5
    simulator.advance(by: 0.5)
    #expect(bar.progress == 0.5)
  }

  @Test func theScreenSleepsWhileTheWorkWaitsAndAfterIt() {
    let work = Progress(totalUnitCount: 2)
    bar.observedProgress = work
    simulator.settle()
    #expect(simulator.isIdle)
    work.completedUnitCount = 2
    simulator.advance(by: 1)
    #expect(bar.progress == 1 && simulator.isIdle)
    let end = simulator.time
    simulator.settle()
    #expect(simulator.time == end)
  }

  @Test func workIsReadInAWindowOnly() {
    let work = Progress(totalUnitCount: 2)
    bar.observedProgress = work
    bar.removeFromSuperview()
    work.completedUnitCount = 1
    simulator.advance(by: 0.5)
    #expect(bar.progress == 0)
    root.view.addSubview(bar)
    #expect(bar.progress == 0.5)
    work.cancel()
    simulator.advance(by: 0.2)
    work.completedUnitCount = 2
    simulator.advance(by: 0.5)
    #expect(bar.progress == 0.5, "cancelled work is not read")
  }

  @Test func workOfUnknownLengthHasNoProgress() {
    bar.observedProgress = Progress(totalUnitCount: -1)
    simulator.advance(by: 0.2)
    #expect(bar.progress == 0)
  }

  @Test func imagesTakeThePlaceOfTheColors() throws {
    func square(_ color: UIColor) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
        color.setFill()
        $0.fill(.infinite)
      }
    }
    bar.progressTintColor = .black
    (bar.progressImage, bar.trackImage) = (square(.red), square(.green))
    bar.progress = 0.5
    simulator.settle()
    let picture = try #require(simulator.snapshot())
    #expect(picture.pixel(x: 50, y: 2) & 0xFF_FFFF == 0xFF_0000)
    #expect(picture.pixel(x: 150, y: 2) & 0xFF_FFFF == 0x00_FF00)
    (bar.progressImage, bar.trackTintColor) = (nil, .blue)
    bar.trackImage = nil
    simulator.settle()
    let plain = try #require(simulator.snapshot())
    #expect(plain.pixel(x: 50, y: 2) & 0xFF_FFFF == 0)
    #expect(plain.pixel(x: 150, y: 2) & 0xFF_FFFF == 0x00_00FF)
  }
}
