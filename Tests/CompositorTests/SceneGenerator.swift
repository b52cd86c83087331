import CoreGraphics

import Compositor

/// Makes random display lists, and lists that differ from others in a few places. The same seed
/// always gives the same lists.
struct SceneGenerator {
  private var state: UInt64
  private let images: [CGImage]
  private let drawings: [Drawing]
  let width, height: Int
  let scale: Double
  /// Whether groups hold so many things that those which move are drawn as pictures.
  let isDense: Bool
  /// How many of a hundred nodes are backdrops.
  let backdrops: Int
  /// How many of a hundred groups have a blend mode.
  let blends: Int
  /// How many of a hundred maps enlarge or reduce beyond all measure, squeeze a plane to a line, or
  /// show its horizon; as many of a hundred effects and widths are as extreme.
  let extremes: Int

  init(
    seed: UInt64, width: Int, height: Int, scale: Double = 1, isDense: Bool = false,
    backdrops: Int = 0, blends: Int = 0, extremes: Int = 0
  ) {
    self.isDense = isDense
    self.backdrops = backdrops
    self.blends = blends
    self.extremes = extremes
    state = seed
    self.width = width
    self.height = height
    self.scale = scale
    images = [
      .make(24, 18, isOpaque: true) { x, y in 0xFF00_0000 | UInt32(x * 10) << 16 | UInt32(y * 13) },
      .make(40, 40) { x, y in
        let alpha = UInt32((x * 5 + y) & 255)
        return alpha << 24 | (alpha * 3 / 4) << 16 | (alpha / 2) << 8 | alpha / 5
      },
      .make(150, 130, isOpaque: true) { x, y in
        0xFF00_0000 | UInt32((x ^ y) & 255) << 8 | UInt32((x * y) & 255)
      },
    ]
    drawings = [
      Drawing(bounds: CGRect(x: 0, y: 0, width: 50, height: 40)) { context in
        context.setFillColor(red: 0.1, green: 0.5, blue: 0.9, alpha: 1)
        context.fillEllipse(in: CGRect(x: 0, y: 0, width: 50, height: 40))
      },
      Drawing(bounds: CGRect(x: 3.5, y: -8, width: 31, height: 44.25)) { context in
        context.setFillColor(red: 0.9, green: 0.2, blue: 0.1, alpha: 0.6)
        context.fill(CGRect(x: 4, y: -8, width: 20, height: 30))
        context.fill(CGRect(x: 12, y: 5, width: 22, height: 31))
      },
      Drawing(
        .init(
          CGPath(ellipseIn: CGRect(x: 2.25, y: -3, width: 44, height: 31.5), transform: nil),
          color: RGBA(red: 0.2, green: 0.7, blue: 0.3, alpha: 0.8))),
      .gradient(
        over: CGRect(x: -2.25, y: 4, width: 51, height: 33.5), isAcross: false,
        [CGColor(red: 0.9, green: 0.8, blue: 0.1, alpha: 1), CGColor(gray: 0.2, alpha: 1)]),
      .gradient(
        over: CGRect(x: 1, y: -3.5, width: 45, height: 38), isAcross: true,
        [CGColor(red: 0.1, green: 0.3, blue: 0.9, alpha: 0.9), CGColor(gray: 1, alpha: 0)]),
    ]
  }

  /// SplitMix64.
  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func number(_ range: Range<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  private mutating func real(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * Double(next() >> 11) * 0x1p-53
  }

  private mutating func chance(_ percent: Int) -> Bool { number(0..<100) < percent }

  private mutating func color() -> RGBA {
    RGBA(
      red: real(0...1), green: real(0...1), blue: real(0...1),
      alpha: chance(60) ? 1 : real(0.1...1))
  }

  private mutating func rect() -> CGRect {
    let isWhole = chance(60)
    func tidy(_ value: Double) -> Double { isWhole ? value.rounded() : value }
    return CGRect(
      x: tidy(real(-20...Double(width))), y: tidy(real(-20...Double(height))),
      width: tidy(real(1...Double(width) * 0.8)), height: tidy(real(1...Double(height) * 0.8)))
  }

  private mutating func shape() -> RoundedRect {
    RoundedRect(
      rect(), radius: chance(50) ? 0 : real(1...20),
      corners: chance(80) ? .all : RoundedRect.Corners(rawValue: UInt8(number(0..<16))))
  }

  private mutating func isExtreme() -> Bool { extremes > 0 && chance(extremes) }

  /// A positive number of any size.
  private mutating func size() -> Double { exp(chance(60) ? real(-8...8) : real(-60...60)) }

  private mutating func extremeTransform() -> Homography {
    let (turn, lean) = (real(-.pi ... .pi), real(-.pi ... .pi))
    let (across, down) = (chance(50) ? size() : 1, chance(50) ? size() : real(-1...1))
    let depth = chance(50) ? 0 : real(-0.05...0.05)
    return Homography.translation(x: -real(0...100), y: -real(0...80))
      .followed(
        by: Homography(
          a: cos(turn) * across, b: sin(turn) * across, c: -sin(lean) * down, d: cos(lean) * down,
          tx: 0, ty: 0, p: depth, q: chance(50) ? 0 : depth * real(-1...1),
          r: chance(70) ? 1 : real(-1...1))
      )
      .followed(by: .translation(x: real(-20...100), y: real(-20...80)))
  }

  private mutating func transform() -> Homography {
    if isExtreme() { return extremeTransform() }
    return switch number(0..<10) {
    case 0...4: .translation(x: Double(number(-30..<30)), y: Double(number(-30..<30)))
    case 5: .translation(x: real(-30...30), y: real(-30...30))
    case 6:
      Homography(
        a: real(0.3...1.8), b: 0, c: 0, d: real(0.3...1.8), tx: real(-20...20), ty: real(-20...20))
    case 7, 8: .rotation(real(-90...90), around: real(0...100), real(0...80))
    default:
      Homography(
        a: 1, b: real(-0.2...0.2), c: 0, d: 1, tx: real(-9...9), ty: 0, p: real(-0.003...0.003),
        q: real(-0.003...0.003))
    }
  }

  private mutating func nodeTransform() -> Homography { chance(80) ? .identity : transform() }

  mutating func node(depth: Int) -> DisplayNode {
    if backdrops > 0, chance(backdrops) { return .backdrop(backdrop()) }
    switch number(0..<(depth > 0 ? 14 : 8)) {
    case 0, 1: return .fill(Fill(shape: shape(), color: color(), transform: nodeTransform()))
    case 2:
      return .border(
        Border(shape: shape(), width: real(0.5...6), color: color(), transform: nodeTransform()))
    case 3: return .shadow(shadow(depth: depth))
    case 4...6: return picture()
    case 7:
      return .drawing(
        PlacedDrawing(
          drawing: drawings[number(0..<drawings.count)], opacity: chance(70) ? 1 : real(0.1...1),
          transform: transform()))
    case 8: return .run(GroupContent(nodes: nodes(number(1..<6), depth: depth - 1)))
    default: return .group(group(depth: depth - 1))
    }
  }

  private mutating func nodes(_ count: Int, depth: Int) -> [DisplayNode] {
    (0..<count).map { _ in node(depth: depth) }
  }

  private mutating func backdrop() -> Backdrop {
    Backdrop(
      shape: shape(), material: material(), opacity: chance(70) ? 1 : real(0...1),
      transform: nodeTransform())
  }

  private mutating func material() -> Material {
    Material(
      blurRadius: real(0...4), saturation: chance(50) ? 1 : real(0...2),
      tint: chance(50) ? .clear : color())
  }

  private mutating func picture() -> DisplayNode {
    let image = images[number(0..<images.count)]
    var rect = rect()
    if chance(60) {
      rect.size = CGSize(width: Double(image.width) / scale, height: Double(image.height) / scale)
    }
    return .picture(
      Picture(
        image: image,
        source: chance(80)
          ? CGRect(x: 0, y: 0, width: 1, height: 1)
          : CGRect(x: 0.25, y: 0.1, width: 0.5, height: 0.8),
        rect: rect, clip: chance(70) ? nil : RoundedRect(rect, radius: real(0...12)),
        opacity: chance(70) ? 1 : real(0.1...1), filter: chance(80) ? .linear : .nearest,
        transform: nodeTransform()))
  }

  private mutating func shadow(depth: Int) -> Shadow {
    let silhouette: Shadow.Silhouette
    switch number(0..<4) {
    case 0 where depth > 0: silhouette = .content(group(depth: 0).content)
    case 1: silhouette = .path(CGPath(ellipseIn: rect(), transform: nil))
    default: silhouette = .shape(shape())
    }
    return Shadow(
      silhouette: silhouette, offset: CGSize(width: real(-4...4), height: real(-4...4)),
      blurRadius: shadowRadius(), color: color(), transform: nodeTransform())
  }

  /// Some are so wide that they are made of fewer samples than pixels.
  private mutating func shadowRadius() -> Double {
    if isExtreme() { return size() }
    return chance(75) ? real(0...12) : real(12...60)
  }

  mutating func group(depth: Int) -> DisplayGroup {
    var nodes: [DisplayNode] = []
    // What is small costs little for its number.
    let count = isDense && depth < 2 ? number(8..<16) : number(1..<6)
    for _ in 0..<count { nodes.append(node(depth: depth)) }
    return DisplayGroup(
      content: GroupContent(nodes: nodes), transform: transform(),
      opacity: chance(70) ? 1 : real(0...1), clip: chance(60) ? nil : shape(),
      mask: chance(80) ? nil : mask(depth: depth), blendMode: blendMode(),
      effects: chance(isDense ? 97 : 85) ? [] : effects(),
      isRasterized: chance(8))
  }

  private mutating func blendMode() -> CGBlendMode {
    guard blends > 0, chance(blends) else { return .normal }
    return CGBlendMode.allCases[number(0..<CGBlendMode.allCases.count)]
  }

  private mutating func effects() -> [Effect] {
    if isExtreme() { return extremeEffects() }
    return switch number(0..<6) {
    case 0: [.pixellation(Pixellation(blockWidth: real(0.5...12)))]
    case 1: [.gaussianBlur(GaussianBlur(radius: real(0...9), clampsEdges: chance(50)))]
    case 2:
      [.colorControls(ColorControls(brightness: real(-0.5...0.5), saturation: real(0...2)))]
    case 3:
      [.colorMultiply(ColorMultiply(color: color())), .pixellation(Pixellation(blockWidth: 3))]
    case 4: [.dissolve(Dissolve(to: mask(depth: 0), fraction: real(0...1)))]
    default: [.pageCurl(PageCurl(fraction: real(0...1)))]
    }
  }

  private mutating func extremeEffects() -> [Effect] {
    switch number(0..<4) {
    case 0: [.pixellation(Pixellation(blockWidth: size()))]
    case 1: [.gaussianBlur(GaussianBlur(radius: size(), clampsEdges: chance(50)))]
    case 2: [.colorControls(ColorControls(brightness: real(-9...9), saturation: size()))]
    default: [.pageCurl(PageCurl(fraction: real(-0.1...1.1), sheet: chance(50) ? rect() : nil))]
    }
  }

  private mutating func mask(depth: Int) -> GroupContent {
    var nodes = [
      DisplayNode.fill(Fill(shape: shape(), color: color(), transform: nodeTransform()))
    ]
    for _ in 0..<number(0..<3) { nodes.append(node(depth: min(depth, 1))) }
    return GroupContent(nodes: nodes)
  }

  mutating func list() -> DisplayList {
    var root = group(depth: 3)
    root.transform = .scale(x: scale, y: scale)
    (root.opacity, root.clip, root.isRasterized) = (1, nil, false)
    return DisplayList(width: width, height: height, background: .white, root: root)
  }

  /// The list with something changed somewhere; what is not on the way to it stays the same.
  mutating func mutated(_ list: DisplayList) -> DisplayList {
    var list = list
    for _ in 0..<number(0..<3) {
      list.root.content = mutated(list.root.content, depth: 3)
    }
    return list
  }

  /// The list with some groups in other places or fainter, as in a frame of an animation. What is
  /// in them stays the same, but for other groups that move.
  mutating func moved(_ list: DisplayList) -> DisplayList {
    var list = list
    list.root.content = moved(list.root.content)
    return list
  }

  private mutating func moved(_ content: GroupContent) -> GroupContent {
    var nodes = content.nodes
    var isSame = true
    for (index, node) in nodes.enumerated() {
      if case .run(let run) = node {
        let next = moved(run)
        if next !== run { (nodes[index], isSame) = (.run(next), false) }
        continue
      }
      guard case .group(var group) = node else { continue }
      switch number(0..<8) {
      case 0...2:
        group.transform = group.transform.followed(
          by: .translation(x: real(-9...9), y: chance(50) ? 0 : real(-9...9)))
      case 3: group.opacity = max(0, min(1, group.opacity + real(-0.3...0.3)))
      case 4, 5: group.content = moved(group.content)
      case 6:
        group.transform = group.transform.followed(by: .rotation(real(-9...9), around: 60, 40))
      default: continue
      }
      nodes[index] = .group(group)
      isSame = false
    }
    return isSame ? content : GroupContent(nodes: nodes)
  }

  private mutating func mutated(_ content: GroupContent, depth: Int) -> GroupContent {
    var nodes = content.nodes
    let index = nodes.isEmpty ? 0 : number(0..<nodes.count)
    switch number(0..<8) {
    case 0: nodes.insert(node(depth: min(depth, 1)), at: index)
    case 1 where nodes.count > 1: nodes.remove(at: index)
    case 2 where nodes.count > 1: nodes.swapAt(index, number(0..<nodes.count))
    default:
      guard !nodes.isEmpty else { return content }
      nodes[index] = mutated(nodes[index], depth: depth)
    }
    return GroupContent(nodes: nodes)
  }

  private mutating func mutated(_ node: DisplayNode, depth: Int) -> DisplayNode {
    switch node {
    case .fill(var fill):
      if chance(50) { fill.color = color() } else { fill.transform = transform() }
      return .fill(fill)
    case .border(var border):
      border.width = real(0.5...6)
      return .border(border)
    case .shadow(var shadow):
      shadow.blurRadius = shadowRadius()
      return .shadow(shadow)
    case .picture(var picture):
      picture.opacity = real(0...1)
      return .picture(picture)
    case .drawing(var drawing):
      drawing.transform = transform()
      return .drawing(drawing)
    case .backdrop(var backdrop):
      if chance(50) { backdrop.material = material() } else { backdrop.transform = transform() }
      return .backdrop(backdrop)
    case .group(var group):
      switch number(0..<8) {
      case 0, 1: group.transform = transform()
      case 2: group.opacity = chance(30) ? 1 : real(0...1)
      case 3: group.clip = chance(30) ? nil : shape()
      case 4:
        group.mask =
          chance(20) ? nil : group.mask.map { mutated($0, depth: 1) } ?? mask(depth: 1)
      case 5: group.effects = chance(50) ? [] : effects()
      default: group.content = mutated(group.content, depth: depth - 1)
      }
      return .group(group)
    case .run(let run): return .run(mutated(run, depth: depth))
    }
  }
}
