import UIKit

/// The tool tips of a control's segments.
final class SegmentToolTips: NSObject, UIToolTipInteractionDelegate {
  private let texts: [String]

  /// Adds tool tips to a control, one a segment. They last as long as this is held.
  init(_ texts: [String], of control: UISegmentedControl) {
    self.texts = texts
    super.init()
    let interaction = UIToolTipInteraction()
    interaction.delegate = self
    control.addInteraction(interaction)
  }

  func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? {
    guard let control = interaction.view as? UISegmentedControl else { return nil }
    let segments = zip(texts, control.segmentFrames)
    return segments.first { $0.1.minX <= point.x && point.x < $0.1.maxX }
      .map { UIToolTipConfiguration(toolTip: $0, in: $1) }
  }
}
