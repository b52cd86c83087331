import Compositor
import CoreGraphics

/// The small pictures of recorded frames on the strip. One is made at a time, and only those are
/// kept that are shown: together they have no more pixels than the strip.
@MainActor
final class TimelineThumbnails {
  /// Whether pictures are made.
  var isEnabled = false
  private var slots: [TimelineSlot] = []
  /// The pictures by the numbers of their frames.
  private var images: [Int: CGImage] = [:]
  /// The frame whose picture stands in each slot; nil while there is none.
  private var shown: [Int?] = []
  /// Pixels per point of the pictures.
  private var scale: CGFloat = 1
  /// Draws the pictures. It is kept only while some are missing, as it has a cache of its own.
  private var compositor: (any Compositor)?
  /// Whether a picture did not fit into memory. No other one is tried then.
  private var hasFailed = false

  /// Forgets all pictures, for another recording.
  func reset() {
    (slots, images, shown) = ([], [:], [])
    compositor = nil
    hasFailed = false
  }

  /// The slots have changed, because something was recorded or dropped, or the strip has another
  /// size.
  ///
  /// - Parameter scale: pixels per point.
  func update(_ slots: [TimelineSlot], scale: CGFloat) {
    // The height is the same in all of them.
    if scale != self.scale || slots.first?.size.height != self.slots.first?.size.height { reset() }
    guard slots != self.slots || scale != self.scale else { return }
    (self.slots, self.scale) = (slots, scale)
    let numbers = images.keys.sorted()
    shown = slots.map { Self.number(for: $0, among: numbers) }
    let used = Set(shown.compactMap { $0 })
    if used.count < images.count { images = images.filter { used.contains($0.key) } }
  }

  /// The frame nearest to the middle of a slot, among those with a picture.
  ///
  /// - Parameter numbers: of the frames with a picture, rising.
  private static func number(for slot: TimelineSlot, among numbers: [Int]) -> Int? {
    let next = numbers.partitioningIndex(where: { $0 >= slot.middle })
    return [next - 1, next].lazy
      .filter { numbers.indices.contains($0) && slot.frames.contains(numbers[$0]) }
      .map { numbers[$0] }
      .min { abs($0 - slot.middle) < abs($1 - slot.middle) }
  }

  /// The slots, each with its picture; nil where it is not made yet.
  var pictures: [(slot: TimelineSlot, image: CGImage?)] {
    zip(slots, shown).map { slot, number in (slot, number.flatMap { images[$0] }) }
  }

  /// Whether a picture is missing that can be made.
  var isWaiting: Bool { isEnabled && !hasFailed && shown.contains { $0 == nil } }

  /// Makes the first picture that is missing.
  func makeNext(of recording: Recording) {
    guard isWaiting, let place = shown.firstIndex(where: { $0 == nil }),
      let index = recording.index(ofFrameNumbered: slots[place].middle)
    else { return }
    let compositor = self.compositor ?? CompositorMaker.make()
    let list = recording.frame(at: index).list(scale: 1)
    let size = slots[place].size
    let pixels = CGSize(width: size.width * scale, height: size.height * scale)
    guard let image = list.thumbnail(fitting: pixels, by: compositor) else {
      hasFailed = true
      return
    }
    images[slots[place].middle] = image
    for (index, slot) in slots.enumerated() where slot.middle == slots[place].middle {
      shown[index] = slot.middle
    }
    self.compositor = isWaiting ? compositor : nil
  }

  /// The bytes of all pictures.
  var bytes: Int { images.values.reduce(0) { $0 + $1.width * $1.height * 4 } }
}
