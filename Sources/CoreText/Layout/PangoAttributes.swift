import CPango
import CoreGraphics

/// The attributes of a text's runs for Pango: fonts and spacing. Colours and lines are drawn by
/// this module; each run only gets a marker, so that Pango does not merge two runs.
final class PangoAttributes {
  let handle: OpaquePointer

  /// Of the text from an offset in its UTF-8 on.
  init(_ text: AttributedText, from start: Int) {
    handle = pango_attr_list_new()
    // UIKit breaks a word that is too long without a hyphen.
    add(pango_attr_insert_hyphens_new(0), 0..<text.string.utf8.count)
    let hasOneFont = text.runs.count == 1
    for (index, run) in text.runs.enumerated() where run.range.upperBound > start {
      let range = max(run.range.lowerBound - start, 0)..<(run.range.upperBound - start)
      if !hasOneFont {
        run.face.withDescription { add(pango_attr_font_desc_new($0), range) }
        add(pango_attr_foreground_new(UInt16(truncatingIfNeeded: index), 0, 0), range)
      }
      if let picture = run.picture {
        var room = picture.room
        add(pango_attr_shape_new(&room, &room), range)
      }
      let spacing = run.letterSpacing
      if spacing != 0 { add(pango_attr_letter_spacing_new(PangoUnits.from(spacing)), range) }
      if run.face.hasMonospacedDigits { add(pango_attr_font_features_new("tnum=1"), range) }
    }
  }

  private func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>) {
    guard let attribute else { return }
    attribute.pointee.start_index = UInt32(clamping: range.lowerBound)
    attribute.pointee.end_index = UInt32(clamping: range.upperBound)
    pango_attr_list_insert(handle, attribute)
  }

  deinit { pango_attr_list_unref(handle) }
}
