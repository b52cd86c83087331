extension CGContext {
  /// Fills the clip with a gradient around a point. It starts at `angle` (radians from the x axis)
  /// and runs once around towards larger angles: clockwise where y points down.
  ///
  /// Cairo has no conic gradient, so the colour of every pixel is computed from its direction, at
  /// the resolution of the bitmap.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    guard center.isFinite, angle.isFinite else {
      Diagnostics.warnFromAnyThread(
        "A gradient was given a point or radius that is negative or not finite; it was left out.")
      return
    }
    guard canDraw else { return }
    let box = boundingBoxOfClipPath.applying(pixelTransform).integral
      .intersection(area)
    guard !box.isNull, box.width >= 1, box.height >= 1 else { return }
    let toUser = pixelTransform.inverted()
    let wheel = gradient.wheel
    let image = CGImage(width: Int(box.width), height: Int(box.height)) { pixels in
      for row in 0..<pixels.height {
        let line = (pixels.base + row * pixels.bytesPerRow).assumingMemoryBound(to: UInt32.self)
        for column in 0..<pixels.width {
          let pixel = CGPoint(
            x: box.minX + CGFloat(column) + 0.5, y: box.minY + CGFloat(row) + 0.5)
          let point = pixel.applying(toUser)
          let turn = (atan2(point.y - center.y, point.x - center.x) - angle) / (2 * .pi)
          let fraction = Double(turn - turn.rounded(.down))
          line[column] = wheel[min(Int(fraction * Double(wheel.count)), wheel.count - 1)]
        }
      }
    }
    guard let image else { return }
    saveGState()
    concatenate(toUser)
    interpolationQuality = .none
    drawUpright(image, in: box)
    restoreGState()
  }
}

extension CGGradient {
  /// The number of colours that a circle of pixels can distinguish.
  private static let wheelSize = 4096

  /// The gradient in `wheelSize` steps, as pixels.
  fileprivate var wheel: [UInt32] {
    (0..<Self.wheelSize).map { index in
      color(at: (Double(index) + 0.5) / Double(Self.wheelSize)).premultipliedPixel
    }
  }

  /// Returns the colour at a location from 0 to 1. Before the first stop and after the last one it
  /// is the stop's colour.
  private func color(at place: Double) -> RGBA {
    guard let next = stops.firstIndex(where: { $0.location > place }) else {
      return stops[stops.count - 1].color
    }
    guard next > 0 else { return stops[0].color }
    let (from, to) = (stops[next - 1], stops[next])
    let part = (place - from.location) / (to.location - from.location)
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
    return RGBA(
      red: mix(from.color.red, to.color.red), green: mix(from.color.green, to.color.green),
      blue: mix(from.color.blue, to.color.blue), alpha: mix(from.color.alpha, to.color.alpha))
  }
}
