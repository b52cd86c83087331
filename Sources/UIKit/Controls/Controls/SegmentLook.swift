import CoreGraphics

/// The images of a segmented control in place of its own parts, and where its content is moved.
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

  /// Whether images take the place of the control's own background and selection.
  var hasBackgrounds: Bool { !backgrounds.isEmpty }

  /// The image behind a segment in a state; nil for none.
  func background(_ state: UIControl.State, _ metrics: [UIBarMetrics]) -> UIImage? {
    for kind in metrics {
      let own = backgrounds[Background(state: state, metrics: kind)]
      if let image = own ?? backgrounds[Background(state: .normal, metrics: kind)] { return image }
    }
    return nil
  }

  /// The image between two segments in their states; nil for the control's own line.
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

  /// How far the content of a segment is moved.
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
