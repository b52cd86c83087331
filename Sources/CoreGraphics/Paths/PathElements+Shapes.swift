extension PathElements {
  /// Adds a closed rectangle. The null rectangle adds nothing.
  package mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    addPolygon(rect.corners.map { $0.applying(transform) })
  }

  package mutating func addPolygon(_ corners: [CGPoint]) {
    guard corners.allSatisfy(\.isFinite), let first = corners.first else {
      Diagnostics.warnFromAnyThread("A path was given a shape that is not finite; it was left out.")
      return
    }
    move(to: first)
    for corner in corners.dropFirst() { addLine(to: corner) }
    close()
  }

  package mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    let place = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY
    ).concatenating(transform)
    guard place.isFinite else {
      Diagnostics.warnFromAnyThread(
        "A path was given an ellipse that is not finite; it was left out.")
      return
    }
    move(to: CGPoint(x: 1, y: 0).applying(place))
    addUnitArc(from: 0, by: 2 * .pi, transform: place)
    close()
  }

  /// Adds a closed rectangle with elliptic corners, which are limited to half a side.
  package mutating func addRoundedRect(
    _ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let width = min(max(cornerWidth, 0), rect.width / 2)
    let height = min(max(cornerHeight, 0), rect.height / 2)
    guard width > 0, height > 0, rect.isFinite else {
      addRect(rect, transform: transform)
      return
    }
    let corners: [(x: CGFloat, y: CGFloat, angle: CGFloat)] = [
      (rect.maxX - width, rect.minY + height, -.pi / 2),
      (rect.maxX - width, rect.maxY - height, 0),
      (rect.minX + width, rect.maxY - height, .pi / 2),
      (rect.minX + width, rect.minY + height, .pi),
    ]
    move(to: CGPoint(x: rect.minX + width, y: rect.minY).applying(transform))
    for corner in corners {
      let place = CGAffineTransform(
        a: width, b: 0, c: 0, d: height, tx: corner.x, ty: corner.y
      ).concatenating(transform)
      let start = Self.unitCirclePoint(corner.angle).applying(place)
      if start != currentPoint { addLine(to: start) }
      addUnitArc(from: corner.angle, by: .pi / 2, transform: place)
    }
    close()
  }

  /// Adds an arc, and a line to its start if a subpath is open. `delta` is in radians, positive
  /// from the x axis towards the y axis.
  package mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard center.isFinite, radius.isFinite, radius >= 0, startAngle.isFinite, delta.isFinite,
      transform.isFinite
    else {
      Diagnostics.warnFromAnyThread(
        "A path was given an arc with a negative radius or a value that is not finite;"
          + " it was left out.")
      return
    }
    let place = CGAffineTransform(
      a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y
    ).concatenating(transform)
    let start = Self.unitCirclePoint(startAngle).applying(place)
    if currentPoint == nil { move(to: start) } else { addLine(to: start) }
    addUnitArc(from: startAngle, by: min(max(delta, -2 * .pi), 2 * .pi), transform: place)
  }

  /// Returns the signed angle of an arc that is given by two angles: towards larger angles, or
  /// towards smaller ones if `clockwise`. It is a full turn if the angles are that far apart.
  package static func arcDelta(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let difference = end - start
    guard difference.isFinite else { return difference }
    if abs(difference) >= turn - 1e-12 { return clockwise ? -turn : turn }
    if clockwise { return difference > 0 ? difference - turn : difference }
    return difference < 0 ? difference + turn : difference
  }

  /// Adds the arc with a `radius` that rounds the corner at `corner`, between the line from the
  /// current point to it and the line from it to `end`.
  package mutating func addArc(
    corner: CGPoint, end: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard transform.isInvertible, corner.isFinite, end.isFinite, radius.isFinite, radius >= 0,
      let current = currentPoint?.applying(transform.inverted())
    else {
      Diagnostics.warnFromAnyThread(
        "A path was given a tangent arc without a point to begin from, or with a value that is not"
          + " finite; it was left out.")
      return
    }
    let incoming = (x: current.x - corner.x, y: current.y - corner.y)
    let outgoing = (x: end.x - corner.x, y: end.y - corner.y)
    let cross = incoming.x * outgoing.y - incoming.y * outgoing.x
    let dot = incoming.x * outgoing.x + incoming.y * outgoing.y
    let angle = abs(atan2(cross, dot))
    guard radius > 0, abs(cross) > 1e-12, angle > 1e-9 else {
      addLine(to: corner.applying(transform))
      return
    }
    let length = hypot(incoming.x, incoming.y)
    let reach = radius / tan(angle / 2)
    let touch = CGPoint(
      x: corner.x + incoming.x / length * reach, y: corner.y + incoming.y / length * reach)
    // The centre is at a right angle to the incoming line from the tangent point, on the side to
    // which the path turns.
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(
      x: touch.x - incoming.y / length * radius * side,
      y: touch.y + incoming.x / length * radius * side)
    addArc(
      center: center, radius: radius,
      startAngle: atan2(touch.y - center.y, touch.x - center.x),
      delta: -side * (.pi - angle), transform: transform)
  }

  /// Adds cubic curves along the unit circle, mapped by `transform`. A curve spans at most a
  /// quarter turn, where its distance from the circle is below 0.03 % of the radius.
  private mutating func addUnitArc(
    from start: CGFloat, by delta: CGFloat, transform: CGAffineTransform
  ) {
    guard delta != 0 else { return }
    let count = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = delta / CGFloat(count)
    let reach = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let from = Self.unitCirclePoint(start + CGFloat(index) * step)
      let to = Self.unitCirclePoint(start + CGFloat(index + 1) * step)
      addCurve(
        control1: CGPoint(x: from.x - reach * from.y, y: from.y + reach * from.x)
          .applying(transform),
        control2: CGPoint(x: to.x + reach * to.y, y: to.y - reach * to.x).applying(transform),
        end: to.applying(transform))
    }
  }

  /// Returns a point of the unit circle. At quarter turns it is exactly on an axis, which sine and
  /// cosine of a rounded π are not, so that the bounds of circles are whole numbers if the circle's
  /// are.
  private static func unitCirclePoint(_ angle: CGFloat) -> CGPoint {
    let quarters = angle / (.pi / 2)
    let nearest = quarters.rounded()
    guard abs(quarters - nearest) < 1e-12, abs(nearest) < 1e6 else {
      return CGPoint(x: cos(angle), y: sin(angle))
    }
    switch Int(nearest) & 3 {
    case 0: return CGPoint(x: 1, y: 0)
    case 1: return CGPoint(x: 0, y: 1)
    case 2: return CGPoint(x: -1, y: 0)
    default: return CGPoint(x: 0, y: -1)
    }
  }
}
