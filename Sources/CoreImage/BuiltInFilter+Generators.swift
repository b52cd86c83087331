import Compositor
import CoreGraphics

/// The filters that make images without an end of nothing but numbers. Names, keys and defaults are
/// Core Image's. They go from one colour to another in light, multiplied by alpha.
extension BuiltInFilter {
  static let generators = [constantColor, linearGradient, radialGradient, checkerboard]

  private init(
    _ name: String, in category: String, _ parameters: [Parameter], program: PixelKernel.Program,
    arguments: @escaping @Sendable (FilterInput) -> [Double]
  ) {
    self.init(name: name, category: category, imageKeys: [], parameters: parameters) { input in
      let numbers = arguments(input)
      return CIImage(extent: .infinite) { part in
        let kernel = PixelKernel(program, arguments: numbers, area: part.turned)
        return GroupContent(nodes: [
          .group(DisplayGroup(content: GroupContent(nodes: []), effects: [.kernel(kernel)]))
        ])
      }
    }
  }

  private static let constantColor = BuiltInFilter(
    name: "CIConstantColorGenerator", category: kCICategoryGenerator, imageKeys: [],
    parameters: [
      Parameter(key: kCIInputColorKey, standard: CIColor(red: 1, green: 0, blue: 0))
    ],
    output: { CIImage(color: $0.color(kCIInputColorKey) ?? .clear) })

  private static let linearGradient = BuiltInFilter(
    "CILinearGradient", in: kCICategoryGradient,
    [
      Parameter(key: "inputPoint0", standard: CIVector(x: 0, y: 0)),
      Parameter(key: "inputPoint1", standard: CIVector(x: 200, y: 200)),
      Parameter(key: "inputColor0", standard: CIColor.white),
      Parameter(key: "inputColor1", standard: CIColor.black),
    ],
    program: .pattern { arguments in
      let (x, y) = (arguments[8], arguments[9])
      let (dx, dy) = (arguments[10] - x, arguments[11] - y)
      let length = dx * dx + dy * dy
      let colors = ColorPair(arguments)
      return { px, py in
        colors.mixed(length > 0 ? ((px - x) * dx + (py - y) * dy) / length : 0)
      }
    },
    arguments: { input in
      let (start, end) = (input.vector("inputPoint0"), input.vector("inputPoint1"))
      return input.light("inputColor0") + input.light("inputColor1")
        + [start.x, start.y, end.x, end.y].map { Double($0) }
    })

  private static let radialGradient = BuiltInFilter(
    "CIRadialGradient", in: kCICategoryGradient,
    [
      Parameter(key: kCIInputCenterKey, standard: CIVector(x: 150, y: 150)),
      Parameter(key: "inputRadius0", standard: 5.0),
      Parameter(key: "inputRadius1", standard: 100.0),
      Parameter(key: "inputColor0", standard: CIColor.white),
      Parameter(key: "inputColor1", standard: CIColor.black),
    ],
    program: .pattern { arguments in
      let (x, y) = (arguments[8], arguments[9])
      let (first, second) = (arguments[10], arguments[11])
      let colors = ColorPair(arguments)
      return { px, py in
        let distance = hypot(px - x, py - y)
        guard first != second else { return colors.mixed(distance < first ? 0 : 1) }
        return colors.mixed((distance - first) / (second - first))
      }
    },
    arguments: { input in
      let center = input.vector(kCIInputCenterKey)
      return input.light("inputColor0") + input.light("inputColor1")
        + [
          Double(center.x), Double(center.y), input.number("inputRadius0"),
          input.number("inputRadius1"),
        ]
    })

  /// The first square to the upper right of the centre has the first colour. With a sharpness below
  /// 1 each colour goes over into the other, on that part of a square's half; Apple does not
  /// document how.
  private static let checkerboard = BuiltInFilter(
    "CICheckerboardGenerator", in: kCICategoryGenerator,
    [
      Parameter(key: kCIInputCenterKey, standard: CIVector(x: 150, y: 150)),
      Parameter(key: "inputColor0", standard: CIColor.white),
      Parameter(key: "inputColor1", standard: CIColor.black),
      Parameter(key: kCIInputWidthKey, standard: 80.0),
      Parameter(key: kCIInputSharpnessKey, standard: 1.0),
    ],
    program: .pattern { arguments in
      let (x, y, width) = (arguments[8], arguments[9], arguments[10])
      let blur = 1 - arguments[11]
      let colors = ColorPair(arguments)
      // From 1 in the middle of the first stripe to -1 in that of the next.
      func stripe(_ distance: Double) -> Double {
        guard width > 0 else { return 1 }
        let place = distance / width
        let whole = place.rounded(.down)
        let sign: Double = whole.truncatingRemainder(dividingBy: 2) == 0 ? 1 : -1
        let inside = 2 * min(place - whole, 1 - (place - whole))
        return blur > 0 ? sign * min(inside / blur, 1) : sign
      }
      return { px, py in colors.mixed((1 - stripe(px - x) * stripe(py - y)) / 2) }
    },
    arguments: { input in
      let center = input.vector(kCIInputCenterKey)
      return input.light("inputColor0") + input.light("inputColor1")
        + [
          Double(center.x), Double(center.y), input.number(kCIInputWidthKey),
          input.number(kCIInputSharpnessKey),
        ]
    })
}

/// Two colours, of which there are mixtures.
private struct ColorPair {
  private let first, second: SIMD4<Float>

  /// Of the first eight arguments.
  init(_ arguments: [Double]) {
    func color(at start: Int) -> SIMD4<Float> {
      SIMD4<Float>((start..<start + 4).map { Float(arguments[$0]) }).premultiplied
    }
    (first, second) = (color(at: 0), color(at: 4))
  }

  /// - Parameter share: of the second colour; beyond 0 and 1 it is as at the nearer.
  func mixed(_ share: Double) -> SIMD4<Float> {
    let share = Float(min(max(share, 0), 1))
    let mixture = first * (1 - share) + second * share
    return mixture.straight
  }
}
