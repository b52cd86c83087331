import Compositor
import CoreGraphics
import Testing

import QuartzCore

@MainActor
final class CAGradientLayerTests {
  private lazy var scene = Scene()

  private func makeGradient(_ type: CAGradientLayerType = .axial) -> CAGradientLayer {
    let gradient = CAGradientLayer()
    gradient.type = type
    gradient.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
    gradient.anchorPoint = .zero
    gradient.colors = [CGColor.black, CGColor.white]
    scene.root.addSublayer(gradient)
    return gradient
  }

  /// The blue part, 0 to 255, of pixels.
  private func blues(_ places: (Int, Int)...) throws -> [Int] {
    let drawing = try #require(scene.frame().drawings.first)
    let context = try #require(CGContext(width: 100, height: 50))
    drawing.drawing.draw(context)
    let image = try #require(context.finish())
    return places.map { Int(image.pixel(x: $0.0, y: $0.1) & 0xFF) }
  }

  @Test func itsDefaultsAreApples() {
    let gradient = CAGradientLayer()
    #expect(gradient.colors == nil && gradient.locations == nil && gradient.type == .axial)
    #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0))
    #expect(gradient.endPoint == CGPoint(x: 0.5, y: 1))
  }

  @Test func anAxialGradientRunsFromStartToEnd() throws {
    let gradient = makeGradient()
    #expect(try blues((50, 0), (50, 25), (10, 25), (50, 49)) == [3, 130, 130, 252])
    (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0.25, y: 0), CGPoint(x: 0.75, y: 0))
    gradient.removeAllAnimations()
    let row = try blues((10, 0), (50, 40), (90, 10))
    #expect(row[0] == 0 && abs(row[1] - 130) <= 2 && row[2] == 255)
  }

  @Test func locationsPlaceTheColours() throws {
    let gradient = makeGradient()
    gradient.locations = [0.5, 1]
    let column = try blues((0, 10), (0, 24), (0, 37))
    #expect(column[0] == 0 && column[1] == 0 && abs(column[2] - 127) <= 5)
  }

  /// The usual placeholder for what is loading: a highlight goes from left to right.
  @Test func aHighlightLeavesAtTheEdge() throws {
    let gradient = makeGradient()
    gradient.colors = [CGColor.black, CGColor.white, CGColor.black]
    (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
    gradient.add(.linear("locations", from: [-1.0, -0.5, 0.0], to: [1.0, 1.5, 2.0]), forKey: nil)
    scene.frame()
    // At 0.875 the colours are at 0.75, 1.25 and 1.75: 255 · (0.995 − 0.75) / 0.5 is 125.
    scene.frame(after: 0.875)
    let late = try blues((50, 25), (74, 25), (87, 25), (99, 25))
    #expect(late[0] == 0 && late[1] == 0 && abs(late[2] - 64) < 4 && abs(late[3] - 125) < 4)
    gradient.removeAllAnimations()
    // Mirrored: at 0.005 it is 255 · (0.25 − 0.005) / 0.5.
    gradient.locations = [-0.75, -0.25, 0.25]
    gradient.removeAllAnimations()
    let early = try blues((0, 25), (12, 25), (25, 25), (50, 25))
    #expect(abs(early[0] - 125) < 4 && abs(early[1] - 64) < 4 && early[2] == 0 && early[3] == 0)
  }

  @Test func whatALocationHidesDoesNotShow() throws {
    for type in [CAGradientLayerType.axial, .radial, .conic] {
      let gradient = makeGradient(type)
      gradient.colors = [CGColor.black, CGColor.white]
      (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
      gradient.locations = [-2, -1]
      #expect(try blues((1, 1), (50, 25), (98, 48)) == [255, 255, 255])
      gradient.locations = [1e6, 2e6]
      gradient.removeAllAnimations()
      #expect(try blues((1, 1), (50, 25), (98, 48)) == [0, 0, 0])
      gradient.removeFromSuperlayer()
    }
  }

  @Test func aRadialGradientMayBeginBeforeItsMiddleAndEndBeyondItsEdge() throws {
    let gradient = makeGradient(.radial)
    (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
    gradient.locations = [-0.5, 1.5]
    // A quarter at the middle, a half at half the radius, three quarters at the edge.
    let places = try blues((50, 25), (75, 25), (99, 25))
    #expect(abs(places[0] - 64) < 6 && abs(places[1] - 128) < 6 && abs(places[2] - 190) < 6)
  }

  @Test func aRadialGradientIsAnEllipseAroundTheStart() throws {
    let gradient = makeGradient(.radial)
    (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
    let places = try blues((50, 25), (75, 25), (50, 37), (0, 0))
    #expect(places[0] < 8 && abs(places[1] - 130) < 6 && abs(places[2] - 127) < 6)
    #expect(places[3] == 255)
  }

  @Test func aConicGradientTurnsClockwiseFromTheEndPoint() throws {
    let gradient = makeGradient(.conic)
    (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 0.5))
    let places = try blues((90, 26), (50, 45), (10, 25), (50, 5), (90, 23))
    #expect(places[0] < 6 && abs(places[1] - 64) < 5 && abs(places[2] - 127) < 5)
    #expect(abs(places[3] - 191) < 5 && places[4] > 249)
  }

  @Test func roundedCornersCutIt() throws {
    let gradient = makeGradient()
    gradient.colors = [CGColor.white, CGColor.white]
    gradient.cornerRadius = 20
    gradient.maskedCorners = [.layerMinXMinYCorner]
    #expect(try blues((1, 1), (98, 1), (1, 48), (50, 25)) == [0, 255, 255, 255])
  }

  @Test func coloursAnimateAndTheDrawingIsKeptOtherwise() {
    let gradient = makeGradient()
    let first = scene.frame().drawings.first?.drawing
    CATransaction.withoutActions { gradient.position.x = 3 }
    #expect(scene.frame().drawings.first?.drawing === first)
    gradient.add(
      .linear(
        "colors", from: [CGColor.black, CGColor.black], to: [CGColor.white, CGColor.white]),
      forKey: nil)
    scene.frame()
    scene.frame(after: 0.5)
    let colors = gradient.presentation()?.colors as? [CGColor]
    #expect(colors?.map(\.rgba) == [shade(0.5), shade(0.5)])
    #expect(scene.tree.needsFrame)
  }

  @Test func badValuesDoNotCrashWithOneWarningEach() throws {
    let gradient = makeGradient()
    let warnings = Diagnostics.collecting {
      gradient.locations = [0, 0.5, 1]
      scene.frame()
      scene.frame()
    }
    #expect(warnings.count == 1 && warnings[0].contains("locations"))
    gradient.locations = nil
    gradient.colors = [CGColor.white]
    #expect(try blues((5, 5)) == [255], "one colour fills it")
    gradient.colors = []
    #expect(scene.frame().drawings.isEmpty)
    gradient.colors = [CGColor.black, CGColor.white]
    for type in [CAGradientLayerType.axial, .radial, .conic] {
      gradient.type = type
      gradient.endPoint = gradient.startPoint
      gradient.removeAllAnimations()
      _ = try blues((5, 5))
    }
    let more = Diagnostics.collecting {
      gradient.startPoint = CGPoint(x: CGFloat.nan, y: 0)
      gradient.colors = ["red"]
    }
    #expect(more.count == 2 && gradient.startPoint == CGPoint(x: 0.5, y: 0))
  }
}
