import UIKit

/// A demo's picture in the list: a small screen in mid-transition, as a few coloured panes.
struct DemoGlyph: Sendable {
  /// A page in the little screen; its place in units of the screen.
  struct Pane: Sendable {
    let frame: CGRect
    let color: UIColor
    var alpha: CGFloat = 1
  }

  /// What shows where no pane is.
  let ground: UIColor
  let panes: [Pane]

  private static let cantaloupe = UIColor(named: "Cantaloupe") ?? .systemOrange
  private static let honeydew = UIColor(named: "Honeydew") ?? .systemGreen
  private static let sky = UIColor(named: "Sky") ?? .systemTeal
  private static let night = UIColor(red: 0.16, green: 0.18, blue: 0.4, alpha: 1)

  static func rise(_ color: UIColor) -> DemoGlyph {
    DemoGlyph(
      ground: .white,
      panes: [
        Pane(frame: CGRect(x: 0, y: 0.26, width: 1, height: 1), color: color, alpha: 0.35),
        Pane(frame: CGRect(x: 0, y: 0.42, width: 1, height: 1), color: color),
      ])
  }

  static let cover = DemoGlyph(
    ground: .white,
    panes: [Pane(frame: CGRect(x: 0, y: 0.5, width: 1, height: 0.5), color: .lightGray)])

  static let fade = DemoGlyph(
    ground: sky,
    panes: [Pane(frame: CGRect(x: 0, y: 0, width: 1, height: 1), color: night, alpha: 0.45)])

  static let corner = DemoGlyph(
    ground: honeydew,
    panes: [Pane(frame: CGRect(x: 0.4, y: 0.4, width: 0.6, height: 0.6), color: cantaloupe)])

  static let stack = DemoGlyph(
    ground: cantaloupe,
    panes: [Pane(frame: CGRect(x: 0, y: 0.55, width: 1, height: 0.45), color: honeydew)])

  static let shrink = DemoGlyph(
    ground: .black,
    panes: [Pane(frame: CGRect(x: 0.24, y: 0.24, width: 0.52, height: 0.52), color: sky)])
}
