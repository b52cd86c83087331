import CoreGraphics

extension UITabBarItem.SystemItem {
  var title: String {
    switch self {
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }

  /// A template image in the size of a tab's image.
  @MainActor var image: UIImage {
    let side = UITabBarButton.imageSide
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
      UIColor.black.set()
      switch self {
      case .more: Self.drawDots()
      case .favorites, .topRated: Self.star.stroke()
      case .featured: Self.star.fill()
      case .recents, .history, .mostRecent: Self.drawClock()
      case .contacts: Self.drawPerson()
      case .bookmarks: Self.drawBook()
      case .search: Self.drawLens()
      case .downloads: Self.drawArrow()
      case .mostViewed: Self.drawList()
      }
    }.withRenderingMode(.alwaysTemplate)
  }

  // All glyphs are in a square of 25 points.

  private static func drawDots() {
    for x in [4.5, 12.5, 20.5] {
      UIBezierPath(ovalIn: CGRect(x: x - 2.25, y: 10.25, width: 4.5, height: 4.5)).fill()
    }
  }

  private static var star: UIBezierPath {
    let path = UIBezierPath()
    for point in 0..<10 {
      let angle = CGFloat(point) * .pi / 5 - .pi / 2
      let radius: CGFloat = point.isMultiple(of: 2) ? 11 : 4.6
      let place = CGPoint(x: 12.5 + radius * cos(angle), y: 13 + radius * sin(angle))
      if point == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    path.close()
    path.lineWidth = 1.75
    path.lineJoinStyle = .round
    return path
  }

  private static func drawClock() {
    strokeCircle(CGPoint(x: 12.5, y: 12.5), radius: 10.5)
    strokeLine([CGPoint(x: 12.5, y: 6), CGPoint(x: 12.5, y: 12.5), CGPoint(x: 17, y: 15)])
  }

  private static func drawPerson() {
    UIBezierPath(ovalIn: CGRect(x: 7.75, y: 2, width: 9.5, height: 10)).fill()
    let body = UIBezierPath(
      roundedRect: CGRect(x: 3, y: 14, width: 19, height: 9),
      byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 8, height: 8))
    body.fill()
  }

  private static func drawBook() {
    for side in [-1.0, 1] as [CGFloat] {
      let page = UIBezierPath()
      page.move(to: CGPoint(x: 12.5, y: 6.5))
      page.addQuadCurve(
        to: CGPoint(x: 12.5 + side * 10.5, y: 4.5),
        controlPoint: CGPoint(x: 12.5 + side * 5, y: 2.5))
      page.addLine(to: CGPoint(x: 12.5 + side * 10.5, y: 19.5))
      page.addQuadCurve(
        to: CGPoint(x: 12.5, y: 21.5), controlPoint: CGPoint(x: 12.5 + side * 5, y: 17.5))
      page.close()
      page.lineWidth = 1.75
      page.lineJoinStyle = .round
      page.stroke()
    }
  }

  private static func drawLens() {
    strokeCircle(CGPoint(x: 10.5, y: 10.5), radius: 7.5)
    strokeLine([CGPoint(x: 16.2, y: 16.2), CGPoint(x: 22.2, y: 22.2)], width: 2.5)
  }

  private static func drawArrow() {
    strokeLine([CGPoint(x: 12.5, y: 3), CGPoint(x: 12.5, y: 15)])
    strokeLine([CGPoint(x: 7.5, y: 10.5), CGPoint(x: 12.5, y: 15.5), CGPoint(x: 17.5, y: 10.5)])
    strokeLine([
      CGPoint(x: 3.5, y: 14.5), CGPoint(x: 3.5, y: 21.5), CGPoint(x: 21.5, y: 21.5),
      CGPoint(x: 21.5, y: 14.5),
    ])
  }

  private static func drawList() {
    for (row, length) in [(6.0, 17.5), (12.5, 13), (19, 8.5)] as [(CGFloat, CGFloat)] {
      strokeLine([CGPoint(x: 4, y: row), CGPoint(x: 4 + length, y: row)], width: 2.5)
    }
  }

  private static func strokeCircle(_ center: CGPoint, radius: CGFloat) {
    let circle = UIBezierPath(
      arcCenter: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    circle.lineWidth = 1.75
    circle.stroke()
  }

  private static func strokeLine(_ points: [CGPoint], width: CGFloat = 1.75) {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.lineWidth = width
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    path.stroke()
  }
}
