import CoreGraphics

/// The widths of segments.
extension UISegmentedControl {
  /// Returns the natural width of a segment in points. It is measured in the selected state, so
  /// that the selection does not change it.
  private func naturalWidth(at index: Int) -> CGFloat {
    let view = segments[index]
    if view.width > 0 { return view.width }
    guard let title = view.title else { return view.contentSize.width + 2 * SegmentView.padding }
    let fonts = [State.selected, .normal].map { state in
      (attributes[state]?[.font] ?? attributes[.normal]?[.font]) as? UIFont
        ?? .systemFont(ofSize: 13, weight: state == .selected ? .semibold : .regular)
    }
    if let known = view.titleWidth, known.fonts == fonts { return known.width }
    let widths = fonts.map { font in
      (NSAttributedString(string: title, attributes: [.font: font]).size().width).rounded(.up)
    }
    let width = (widths.max() ?? 0) + 2 * SegmentView.padding
    view.titleWidth = (fonts, width)
    return width
  }

  /// Returns the widths of all segments for a total width, or their natural ones.
  func widths(in room: CGFloat?) -> [CGFloat] {
    var natural = segments.indices.map(naturalWidth)
    let free = segments.indices.filter { segments[$0].width <= 0 }
    if !apportionsSegmentWidthsByContent {
      let widest = free.map { natural[$0] }.max() ?? 0
      for index in free { natural[index] = widest }
    }
    guard let room else { return natural }
    let fixed = segments.map(\.width).reduce(0, +)
    let wanted = free.map { natural[$0] }.reduce(0, +)
    guard wanted > 0 else {
      let factor = fixed > 0 ? room / fixed : 1
      return natural.map { $0 * min(factor, 1) }
    }
    let factor = max(room - fixed, 0) / wanted
    for index in free { natural[index] *= factor }
    return natural
  }
}
