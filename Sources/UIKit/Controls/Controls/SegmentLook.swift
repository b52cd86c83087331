import CoreGraphics

/// The custom images of a segmented control, and the offsets of its content.
struct SegmentLook {
  struct Background: Hashable {
    let state: UIControl.State
    let metrics: UIBarMetrics
  }

  struct Divider: Hashable {
    let left, right: UIControl.State
    let metrics: UIBarMetrics
  }

  struct Place: Hashable {
    let segment: UISegmentedControl.Segment
    let metrics: UIBarMetrics
  }

  var backgrounds: [Background: UIImage] = [:]
  var dividers: [Divider: UIImage] = [:]
  var adjustments: [Place: UIOffset] = [:]

  /// Whether images replace the control's background and selection.
  var hasBackgrounds: Bool { !backgrounds.isEmpty }

  /// Returns the image behind a segment in a state; nil for none.
  func background(_ state: UIControl.State, _ metrics: [UIBarMetrics]) -> UIImage? {
    for kind in metrics {
      let own = backgrounds[Background(state: state, metrics: kind)]
      if let image = own ?? backgrounds[Background(state: .normal, metrics: kind)] { return image }
    }
    return nil
  }

  /// Returns the image between two segments in their states; nil for the control's line.
  func divider(
    _ left: UIControl.State, _ right: UIControl.State, _ metrics: [UIBarMetrics]
  ) -> UIImage? {
    for kind in metrics {
      let own = dividers[Divider(left: left, right: right, metrics: kind)]
      let usual = dividers[Divider(left: .normal, right: .normal, metrics: kind)]
      if let image = own ?? usual { return image }
    }
    return nil
  }

  /// Returns the offset of a segment's content.
  func adjustment(of index: Int, in count: Int, _ metrics: [UIBarMetrics]) -> UIOffset {
    let segment: UISegmentedControl.Segment =
      count == 1 ? .alone : index == 0 ? .left : index == count - 1 ? .right : .center
    for kind in metrics {
      let own = adjustments[Place(segment: segment, metrics: kind)]
      if let offset = own ?? adjustments[Place(segment: .any, metrics: kind)] { return offset }
    }
    return .zero
  }
}
