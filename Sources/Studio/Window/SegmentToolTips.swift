import UIKit

/// A tool tip for each segment of a control whose segments have equal widths.
final class SegmentToolTips: NSObject, UIToolTipInteractionDelegate {
  private let texts: [String]

  private init(_ texts: [String]) { self.texts = texts }

  /// Adds tool tips to a control, one a segment.
  static func add(_ texts: [String], to control: UISegmentedControl) -> SegmentToolTips {
    let tips = SegmentToolTips(texts)
    let interaction = UIToolTipInteraction()
    interaction.delegate = tips
    control.addInteraction(interaction)
    return tips
  }

  func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? {
    guard let bounds = interaction.view?.bounds, !texts.isEmpty, bounds.width > 0 else {
      return nil
    }
    let width = bounds.width / CGFloat(texts.count)
    let index = min(max(Int(point.x / width), 0), texts.count - 1)
    let segment = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
    return UIToolTipConfiguration(toolTip: texts[index], in: segment)
  }
}
