import CoreGraphics

/// The pictures on system buttons, drawn in a square of 24 points with strokes of two points.
@MainActor
enum BarGlyph: Hashable {
  case add, compose, reply, action, organize, bookmarks, search, refresh, cross, camera, trash
  case play, pause, rewind, fastForward
  /// A window with a column at its side.
  case sidebar(isRight: Bool)

  private static let side: CGFloat = 24
  private static let stroke: CGFloat = 1.9
  private static var images: [Key: UIImage] = [:]

  private struct Key: Hashable {
    let glyph: BarGlyph
    let scale: CGFloat
  }

  /// Returns a template image.
  func image(scale: CGFloat) -> UIImage {
    let key = Key(glyph: self, scale: scale)
    if let image = Self.images[key] { return image }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let size = CGSize(width: Self.side, height: Self.side)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in draw() }
      .withRenderingMode(.alwaysTemplate)
    Self.images[key] = image
    return image
  }

  private func draw() {
    UIColor.black.setStroke()
    UIColor.black.setFill()
    switch self {
    case .add: stroke(lines([(12, 4), (12, 20)], [(4, 12), (20, 12)]))
    case .cross: stroke(lines([(5.5, 5.5), (18.5, 18.5)], [(18.5, 5.5), (5.5, 18.5)]))
    case .action:
      stroke(
        lines(
          [(9, 9), (5.5, 9), (5.5, 21), (18.5, 21), (18.5, 9), (15, 9)],
          [(12, 15), (12, 2.5)], [(8.2, 6.2), (12, 2.4), (15.8, 6.2)]))
    case .compose:
      stroke(
        lines(
          [(12.5, 4.5), (4.5, 4.5), (4.5, 20), (20, 20), (20, 12)], [(10.5, 14), (20.5, 3.5)]))
    case .reply: drawReply()
    case .organize:
      stroke(closed(lines([(3, 5.5), (9, 5.5), (11, 8), (21, 8), (21, 19), (3, 19)])))
    case .bookmarks: drawBook()
    case .camera: drawCamera()
    case .search:
      stroke(UIBezierPath(ovalIn: CGRect(x: 3.5, y: 3.5, width: 13, height: 13)))
      stroke(lines([(14.8, 14.8), (20.5, 20.5)]))
    case .refresh:
      let arc = UIBezierPath(
        arcCenter: CGPoint(x: 12, y: 12.5), radius: 7.5, startAngle: -0.35, endAngle: 4.9,
        clockwise: true)
      stroke(arc)
      stroke(lines([(10, 1.8), (13.6, 5.1), (10.3, 8.6)]))
    case .trash:
      stroke(
        lines(
          [(4, 6), (20, 6)], [(6, 6), (7, 21), (17, 21), (18, 6)],
          [(9, 6), (9, 3.5), (15, 3.5), (15, 6)], [(10.2, 10), (10.4, 17)],
          [(13.8, 10), (13.6, 17)]))
    case .play: fill([(7, 4), (20, 12), (7, 20)])
    case .pause:
      fill([(6.5, 4.5), (10, 4.5), (10, 19.5), (6.5, 19.5)])
      fill([(14, 4.5), (17.5, 4.5), (17.5, 19.5), (14, 19.5)])
    case .sidebar(let isRight): drawSidebar(isRight: isRight)
    case .rewind:
      fill([(11.5, 6), (11.5, 18), (2.5, 12)])
      fill([(21, 6), (21, 18), (12, 12)])
    case .fastForward:
      fill([(12.5, 6), (12.5, 18), (21.5, 12)])
      fill([(3, 6), (3, 18), (12, 12)])
    }
  }

  private func drawReply() {
    let arrow = lines([(9.5, 5), (3.5, 11), (9.5, 17)], [(3.5, 11), (12, 11)])
    arrow.addCurve(
      to: CGPoint(x: 20.5, y: 19.5), controlPoint1: CGPoint(x: 17.5, y: 11),
      controlPoint2: CGPoint(x: 20.5, y: 14))
    stroke(arrow)
  }

  private func drawBook() {
    let book = lines([(12, 7), (12, 20)])
    for side in [-1, 1] as [CGFloat] {
      let edge = 12 + 9.5 * side
      book.move(to: CGPoint(x: 12, y: 7))
      book.addCurve(
        to: CGPoint(x: edge, y: 5.5), controlPoint1: CGPoint(x: 12 + 2.5 * side, y: 5),
        controlPoint2: CGPoint(x: 12 + 6 * side, y: 4.5))
      book.addLine(to: CGPoint(x: edge, y: 18.5))
      book.addCurve(
        to: CGPoint(x: 12, y: 20), controlPoint1: CGPoint(x: 12 + 6 * side, y: 17.5),
        controlPoint2: CGPoint(x: 12 + 2.5 * side, y: 18))
    }
    stroke(book)
  }

  private func drawCamera() {
    let body = CGRect(x: 2, y: 7, width: 20, height: 13)
    stroke(UIBezierPath(roundedRect: body, cornerRadius: 2.5))
    stroke(lines([(7.5, 7), (9.2, 4), (14.8, 4), (16.5, 7)]))
    stroke(UIBezierPath(ovalIn: CGRect(x: 8.2, y: 9.7, width: 7.6, height: 7.6)))
  }

  private func drawSidebar(isRight: Bool) {
    let frame = CGRect(x: 1.5, y: 4, width: 21, height: 16)
    stroke(UIBezierPath(roundedRect: frame, cornerRadius: 3))
    let edge: CGFloat = isRight ? 15 : 9
    stroke(lines([(edge, 4.5), (edge, 19.5)]))
    let start: CGFloat = isRight ? 17.4 : 4.2
    for y in [7.6, 10.4, 13.2] as [CGFloat] {
      UIBezierPath(
        roundedRect: CGRect(x: start, y: y, width: 2.4, height: 1.3), cornerRadius: 0.65
      ).fill()
    }
  }

  private func lines(_ lines: [(CGFloat, CGFloat)]...) -> UIBezierPath {
    let path = UIBezierPath()
    for points in lines {
      for (index, point) in points.enumerated() {
        let place = CGPoint(x: point.0, y: point.1)
        if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
      }
    }
    return path
  }

  private func stroke(_ path: UIBezierPath) {
    path.lineWidth = Self.stroke
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    path.stroke()
  }

  private func closed(_ path: UIBezierPath) -> UIBezierPath {
    path.close()
    return path
  }

  private func fill(_ corners: [(CGFloat, CGFloat)]) {
    let path = closed(lines(corners))
    path.fill()
    path.lineWidth = 1
    path.lineJoinStyle = .round
    path.stroke()
  }
}
