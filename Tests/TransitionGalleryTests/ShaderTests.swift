import Testing
import TransitionGallery
import UIKit
import UIKitTestSupport

/// The effects that compute each pixel.
@MainActor
struct ShaderTests {
  private nonisolated static let ids = GalleryEffect.shaders.map(\.id)
  private static let size = CGSize(width: 120, height: 90)

  private func fixture(
    _ id: String, _ container: GalleryCase.Container = .stack, isReversed: Bool = false
  ) throws -> GalleryFixture {
    let effect = try #require(GalleryEffect.shaders.first { $0.id == id })
    return GalleryFixture(
      GalleryCase(effect: effect, container: container, isReversed: isReversed), size: Self.size)
  }

  // MARK: In transitions

  @Test(arguments: ids, GalleryCase.Container.allCases)
  func itBeginsWithOnePageAndEndsWithTheOther(
    id: String, container: GalleryCase.Container
  ) throws {
    for isReversed in [false, true] {
      let fixture = try fixture(id, container, isReversed: isReversed)
      let departing = fixture.picture
      fixture.start(interactively: true)
      fixture.show(0)
      #expect(difference(departing, fixture.picture) == nil)
      fixture.show(0.5)
      #expect(difference(departing, fixture.picture) != nil, "it is seen")
      fixture.show(1)
      let arrived = try self.fixture(id, container, isReversed: !isReversed).picture
      #expect(difference(arrived, fixture.picture) == nil)
      fixture.interactor.finish()
      fixture.simulator.settle()
      #expect(difference(arrived, fixture.picture) == nil)
      #expect(!fixture.isRunning)
    }
  }

  @Test(arguments: ids) func scrubbedItShowsWhatItShowsWhenPlayed(id: String) throws {
    let played = try fixture(id)
    played.start(interactively: false)
    played.simulator.advanceFrame()
    var pictures: [CGImage?] = []
    for _ in 0..<20 {
      pictures.append(played.picture)
      played.simulator.advanceFrame()
    }
    let scrubbed = try fixture(id)
    scrubbed.start(interactively: true)
    for frame in [4, 10, 16, 10, 0] {
      scrubbed.show(CGFloat(frame) / 20)
      #expect(difference(pictures[frame], scrubbed.picture) == nil, "in frame \(frame)")
    }
  }

  @Test(arguments: ids, [false, true])
  func cancelledItLeavesEverythingAsItWas(id: String, isReversed: Bool) throws {
    let fixture = try fixture(id, isReversed: isReversed)
    let (before, picture) = (fixture.remains, fixture.picture)
    for fraction in [0, 0.01, 0.37, 0.99, 1] as [CGFloat] {
      fixture.start(interactively: true)
      fixture.show(fraction)
      fixture.interactor.cancel()
      fixture.simulator.settle()
      #expect(fixture.remains == before && !fixture.isRunning, "at \(fraction)")
      #expect(difference(picture, fixture.picture) == nil, "at \(fraction)")
    }
  }

  /// Backwards it shows what it showed forwards.
  @Test(arguments: ids) func aPopUndoesAPush(id: String) throws {
    let (push, pop) = (try fixture(id), try fixture(id, isReversed: true))
    for fixture in [push, pop] {
      fixture.start(interactively: true)
      fixture.show(0)
    }
    for fraction in [0.25, 0.5, 0.75] as [CGFloat] {
      push.show(fraction)
      pop.show(1 - fraction)
      #expect(difference(push.picture, pop.picture) == nil, "at \(fraction)")
    }
  }

  @Test(arguments: ids) func resizedMeanwhileItEndsAtTheNewSize(id: String) throws {
    let fixture = try fixture(id)
    fixture.start(interactively: true)
    fixture.show(0.4)
    fixture.simulator.resize(to: CGSize(width: 70, height: 140))
    fixture.show(0.6)
    fixture.interactor.finish()
    fixture.simulator.settle()
    #expect(fixture.to.view.frame.size == CGSize(width: 70, height: 140))
    #expect(fixture.to.view.superview?.subviews.count == 1 && !fixture.to.view.isHidden)
  }

  // MARK: Kernels

  /// The greys that a kernel makes of a black page and a white one, row by row.
  private func greys(
    _ kernel: CIImageProcessorKernel.Type, at time: Double, width: Int = 200, height: Int = 100,
    _ more: [String: any Sendable] = [:]
  ) throws -> [[Int]] {
    let extent = CGRect(x: 0, y: 0, width: width, height: height)
    let pages = [CIColor.black, .white].map { CIImage(color: $0).cropped(to: extent) }
    let arguments = more.merging(["time": time, "width": Double(width)]) { $1 }
    let image = try kernel.apply(withExtent: extent, inputs: pages, arguments: arguments)
    let made = try #require(CIContext().createCGImage(image, from: extent))
    return (0..<height).map { y in (0..<width).map { Int(made.pixel(x: $0, y: y) & 255) } }
  }

  private nonisolated static let kernels: [CIImageProcessorKernel.Type] = [
    RippleKernel.self, SwirlKernel.self, RefractionKernel.self, NoiseDissolveKernel.self,
  ]

  @Test(arguments: 0..<4) func atTheEndsAKernelShowsOnePage(index: Int) throws {
    let more: [String: any Sendable] = ["noise": NoiseTile(seed: 3)]
    for (time, grey) in [(0.0, 0), (1, 255), (-3, 0), (7, 255), (.nan, 0)] {
      let made = try greys(Self.kernels[index], at: time, more)
      #expect(made.allSatisfy { $0.allSatisfy { $0 == grey } }, "at \(time)")
    }
  }

  /// At 0.6 the wave's front is 0.6 × 1.34 = 0.804 of the way to the corners, and its end 0.464.
  @Test func behindARippleTheSecondPageIsShown() throws {
    let made = try greys(RippleKernel.self, at: 0.6)
    let reach = (100.0 * 100 + 50 * 50).squareRoot()
    for (part, grey) in [(0.0, 255), (0.3, 255), (0.45, 255), (0.82, 0), (0.88, 0)] {
      #expect(made[50][100 + Int(part * reach)] == grey, "\(part) of the way")
      #expect(made[50][99 - Int(part * reach)] == grey, "\(part) of the way")
    }
    #expect((90...165).contains(made[50][100 + Int(0.634 * reach)]), "half way in the wave")
  }

  /// At 0.5 the bar's front is 0.5 × 1.34 = 0.67 of the width, and its end 0.33.
  @Test func behindABarOfGlassTheSecondPageIsShown() throws {
    let made = try greys(RefractionKernel.self, at: 0.5)
    for row in [0, 47, 99] {
      #expect(made[row][64] == 255 && made[row][10] == 255)
      #expect(made[row][135] == 0 && made[row][190] == 0)
      #expect((100...155).contains(made[row][100]))
    }
  }

  /// In the middle of its time a swirl shows both pages alike.
  @Test func aSwirlExchangesThePagesInTheMiddle() throws {
    for row in try greys(SwirlKernel.self, at: 0.5) { #expect(row.allSatisfy { $0 == 128 }) }
    for row in try greys(SwirlKernel.self, at: 0.3) { #expect(row.allSatisfy { $0 == 0 }) }
    for row in try greys(SwirlKernel.self, at: 0.7) { #expect(row.allSatisfy { $0 == 255 }) }
  }

  /// Each level of the noise is as frequent as any other, so the share of the second page is the
  /// time; a tile is 512 × 512 points.
  @Test(arguments: [0.2, 0.5, 0.8]) func noiseDissolvesEvenly(time: Double) throws {
    let made = try greys(
      NoiseDissolveKernel.self, at: time, width: 512, height: 512, ["noise": NoiseTile(seed: 1)])
    let mean = Double(made.reduce(0) { $0 + $1.reduce(0, +) }) / (512 * 512 * 255)
    // The soft edge is 36 of 256 levels: 292 × time − 18 of 256 are behind its middle.
    #expect(abs(mean - (292 * time - 18) / 256) < 0.01)
  }

  @Test func theSameSeedGivesTheSameNoise() throws {
    func made(_ seed: UInt64) throws -> [[Int]] {
      try greys(NoiseDissolveKernel.self, at: 0.5, ["noise": NoiseTile(seed: seed)])
    }
    #expect(try made(5) == made(5))
    #expect(try made(5) != made(6))
  }

  @Test func pagesOfAPixelDoNotCrash() throws {
    let more: [String: any Sendable] = ["noise": NoiseTile()]
    for kernel in Self.kernels {
      for (width, height) in [(1, 1), (1, 40), (40, 1), (2, 2), (3, 3)] {
        _ = try greys(kernel, at: 0.5, width: width, height: height, more)
      }
    }
  }

  /// A program's own kernel is an effect, too: here the second page comes from above.
  @Test func aKernelOfOnesOwnIsAnEffect() throws {
    let effect = GalleryEffect("blind") { ShaderAnimator(kernel: Blind.self) }
    let fixture = GalleryFixture(
      GalleryCase(effect: effect, container: .stack, isReversed: false), size: Self.size)
    let departing = try #require(fixture.picture)
    fixture.start(interactively: true)
    fixture.show(0.5)
    let shown = try #require(fixture.picture)
    #expect(shown.pixel(x: 5, y: 50) == departing.pixel(x: 5, y: 50))
    #expect(shown.pixel(x: 5, y: 40) != departing.pixel(x: 5, y: 40))
  }

  @Test func bothPagesAreComposedOnce() {
    let effect = GalleryEffect("places") { ShaderAnimator(kernel: InputPlacesKernel.self) }
    let fixture = GalleryFixture(
      GalleryCase(effect: effect, container: .stack, isReversed: false), size: Self.size, scale: 2)
    fixture.start(interactively: true)
    for fraction in [0.2, 0.4, 0.6, 0.8] as [CGFloat] {
      fixture.show(fraction)
      _ = fixture.picture
    }
    #expect(InputPlacesKernel.placesOfInputs == [1, 1])
  }
}

/// Shows the second input's upper rows.
private final class Blind: CIImageProcessorKernel {
  override class func process(
    with inputs: [CIImageProcessorInput]?, arguments: [String: any Sendable]?,
    output: CIImageProcessorOutput
  ) throws {
    guard let inputs, inputs.count == 2, let time = arguments?["time"] as? Double else { return }
    for row in 0..<Int(output.region.height) {
      let line = row + output.firstRow
      guard Double(line) < time * inputs[0].region.height else { return }
      (output.baseAddress + row * output.bytesPerRow).copyMemory(
        from: inputs[1].baseAddress + line * inputs[1].bytesPerRow,
        byteCount: Int(output.region.width) * 4)
    }
  }
}
