import CoreGraphics

/// A place on the strip for a picture, and the frames whose picture can be shown there.
struct TimelineSlot: Equatable {
  /// The frame in the middle, by its number; see ``Recording/number(ofFrameAt:)``.
  let middle: Int
  /// The numbers of the frames that began in the slot, and of the one in the middle.
  let frames: ClosedRange<Int>
  /// Where the middle of the picture is, in points from the strip's left edge.
  let center: CGFloat
  /// In points; pictures are fitted into it.
  let size: CGSize

  /// The most pictures on a strip: a window of 4,000 points has fewer.
  static let mostSlots = 256
  /// The narrowest and the widest picture, in points.
  private static let widths: ClosedRange<CGFloat> = 16...80

  /// How wide the picture of a screen is that is as high as the track, in whole points.
  static func width(of screen: CGSize, height: CGFloat) -> CGFloat {
    let width = screen.width / screen.height * height
    guard width.isFinite else { return widths.lowerBound }
    return min(max(width.rounded(), widths.lowerBound), widths.upperBound)
  }

  /// Points between two pictures.
  private static let gap: CGFloat = 2

  /// How many pictures stand side by side.
  static func count(width: CGFloat, of slotWidth: CGFloat) -> Int {
    guard width.isFinite, slotWidth > 0 else { return 0 }
    return min(max(Int(width / (slotWidth + gap)), 0), mostSlots)
  }

  /// The slots of a strip, from left to right; none without any frame. Those of each section are as
  /// wide as its screen.
  ///
  /// - Parameter track: the strip's size, in points.
  static func slots(
    of recording: Recording, _ scale: TimelineScale, on track: CGSize
  ) -> [TimelineSlot] {
    TimelineSection.sections(of: recording, scale, count: mostSlots).flatMap { section in
      slots(of: recording, scale, in: section, on: track)
    }
  }

  private static func slots(
    of recording: Recording, _ scale: TimelineScale, in section: TimelineSection,
    on track: CGSize
  ) -> [TimelineSlot] {
    func number(at place: CGFloat) -> Int? {
      scale.time(at: place).flatMap(recording.index(at:)).map {
        min(
          max(recording.number(ofFrameAt: $0), section.frames.lowerBound), section.frames.upperBound
        )
      }
    }
    let size = CGSize(
      width: width(of: section.screen, height: track.height), height: track.height)
    let length = section.places.upperBound - section.places.lowerBound
    let count = count(width: length * track.width, of: size.width)
    func place(_ slots: CGFloat) -> CGFloat {
      section.places.lowerBound + length * slots / CGFloat(count)
    }
    guard count > 0, var left = number(at: place(0)) else { return [] }
    return (0..<count).compactMap { index in
      let start = left
      let center = place(CGFloat(index) + 0.5)
      guard let middle = number(at: center), let end = number(at: place(CGFloat(index + 1)))
      else { return nil }
      left = end
      return TimelineSlot(
        middle: middle, frames: min(start + 1, middle)...max(end, middle),
        center: center * track.width, size: size)
    }
  }
}
