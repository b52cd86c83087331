import UIKit

/// The colours of the lines in a chart of curves.
@MainActor
enum CurveStyle {
  static let recorded = StudioStyle.series[0]
  /// It is drawn wider, below the recorded line, so that both are seen where they are the same.
  static let analytical = StudioStyle.series[3]
}
