import CoreGraphics

/// Parses the drawing of a symbol: a text of commands, each a letter and numbers, in a square of 24
/// units whose y axis points down.
///
/// Lines: `M x y` begins a line, `L x y` continues it straight, `C x1 y1 x2 y2 x y` continues it
/// with a curve, and `Z` closes it; `O x y r` is a circle, `R x y w h r` a rectangle with rounded
/// corners. Areas: `D x y r` is a disc, `F x y w h r` a rectangle, and `P` fills the line before
/// it, which is also stroked.
struct SymbolDrawing {
  let shape: SymbolShape

  init(_ text: String) {
    let (lines, areas) = (CGMutablePath(), CGMutablePath())
    var line = CGMutablePath()
    func endLine() {
      lines.addPath(line)
      line = CGMutablePath()
    }
    for command in Self.commands(of: text) {
      let n = command.numbers
      switch (command.letter, n.count) {
      case ("M", 2):
        endLine()
        line.move(to: CGPoint(x: n[0], y: n[1]))
      case ("L", 2): line.addLine(to: CGPoint(x: n[0], y: n[1]))
      case ("C", 6):
        line.addCurve(
          to: CGPoint(x: n[4], y: n[5]), control1: CGPoint(x: n[0], y: n[1]),
          control2: CGPoint(x: n[2], y: n[3]))
      case ("Z", 0): line.closeSubpath()
      case ("P", 0):
        areas.addPath(line)
        endLine()
      case ("O", 3):
        endLine()
        line.addEllipse(
          in: CGRect(x: n[0] - n[2], y: n[1] - n[2], width: 2 * n[2], height: 2 * n[2]))
      case ("R", 5):
        endLine()
        line.addRoundedRect(
          in: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), cornerWidth: n[4],
          cornerHeight: n[4])
      case ("D", 3):
        areas.addEllipse(
          in: CGRect(x: n[0] - n[2], y: n[1] - n[2], width: 2 * n[2], height: 2 * n[2]))
      case ("F", 5):
        areas.addRoundedRect(
          in: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), cornerWidth: n[4],
          cornerHeight: n[4])
      default: assertionFailure("\(command) is no command of a symbol")
      }
    }
    endLine()
    shape = SymbolShape(base: .drawn(lines: lines.elements, areas: areas.elements))
  }

  private struct Command {
    var letter: Character
    var numbers: [CGFloat] = []
  }

  private static func commands(of text: String) -> [Command] {
    var result: [Command] = []
    for word in text.split(separator: " ") {
      if let number = Double(word) {
        guard !result.isEmpty else { continue }
        result[result.count - 1].numbers.append(CGFloat(number))
      } else if let letter = word.first {
        result.append(Command(letter: letter))
      }
    }
    return result
  }
}
