import CPango
import CoreGraphics

/// The attributes of a text's runs for Pango: fonts and spacing. This module draws colours and
/// lines itself; each run only gets a marker, so that Pango does not merge two runs.
final class PangoAttributes {
  let handle: OpaquePointer

  /// Makes the attributes of a range of the text, in its UTF-8. Text after the range, such as an
  /// ellipsis, has the attributes of its last character.
  init(_ text: AttributedText, in part: Range<Int>) {
    handle = pango_attr_list_new()
    addHyphens(of: text, in: part)
    let hasOneFont = text.runs.count == 1
    for index in text.runIndices(in: part) {
      let run = text.runs[index]
      let start = max(run.range.lowerBound - part.lowerBound, 0)
      let end = min(run.range.upperBound, part.upperBound) - part.lowerBound
      let range = start..<(end == part.count ? Int.max : end)
      if !hasOneFont {
        run.face.withDescription { add(pango_attr_font_desc_new($0), range) }
        add(pango_attr_foreground_new(UInt16(truncatingIfNeeded: index), 0, 0), range)
      }
      if let picture = run.picture {
        var room = picture.room
        add(pango_attr_shape_new(&room, &room), start..<end)
      }
      let spacing = run.letterSpacing
      if spacing != 0 { add(pango_attr_letter_spacing_new(PangoUnits.from(spacing)), range) }
      if run.face.hasMonospacedDigits { add(pango_attr_font_features_new("tnum=1"), range) }
    }
  }

  /// UIKit breaks a word that is too long without a hyphen, but shows a hyphen at a soft hyphen.
  /// Pango looks for the attribute inside ranges, and not at their beginnings.
  private func addHyphens(of text: AttributedText, in part: Range<Int>) {
    let utf8 = text.string.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: part.lowerBound)
    let bytes = utf8[start..<utf8.index(start, offsetBy: part.count)]
    var (place, first, last) = (0, 0, UInt8(0))
    for byte in bytes {
      place += 1
      if last == 0xC2, byte == 0xAD {
        add(pango_attr_insert_hyphens_new(0), first..<place)
        first = place
      }
      last = byte
    }
    add(pango_attr_insert_hyphens_new(0), first..<Int.max)
  }

  private func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>) {
    guard let attribute else { return }
    attribute.pointee.start_index = UInt32(clamping: range.lowerBound)
    attribute.pointee.end_index = UInt32(clamping: range.upperBound)
    pango_attr_list_insert(handle, attribute)
  }

  deinit { pango_attr_list_unref(handle) }
}
