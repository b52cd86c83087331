import UIKit

/// The app's own colours from the asset catalog; system colours without the catalog.
enum Palette {
  static let canvas = UIColor(named: "Canvas") ?? .systemGroupedBackground
  static let card = UIColor(named: "Card") ?? .secondarySystemGroupedBackground
  static let hairline = UIColor(named: "Hairline") ?? .separator
  static let ink = UIColor(named: "Ink") ?? .label
  static let secondaryInk = UIColor(named: "SecondaryInk") ?? .secondaryLabel
}
