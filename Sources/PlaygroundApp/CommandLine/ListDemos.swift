import Catalogue
import ArgumentParser
import CoreGraphics

/// `playground list`: the catalogue.
struct ListDemos: PlaygroundCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Lists the demos.")

  @Flag(help: "Print JSON.")
  var json = false

  @MainActor
  func execute() throws {
    Console.write(json ? Self.json(Catalogue.all) : Self.table(Catalogue.all))
  }

  static func table(_ demos: [Demo]) -> String {
    let idWidth = demos.map(\.id.count).max() ?? 0
    let titleWidth = demos.map(\.title.count).max() ?? 0
    return demos.map { demo in
      "\(demo.id.padded(to: idWidth))  \(demo.title.padded(to: titleWidth))  \(demo.trigger)\n"
    }.joined()
  }

  static func json(_ demos: [Demo]) -> String {
    let rows = demos.map { demo in
      let phases = demo.phases.map { JSONText.string($0.name) }.joined(separator: ",")
      let size = JSONText.array([demo.stageSize.width, demo.stageSize.height], decimals: 0)
      return "  {\"id\":\(JSONText.string(demo.id)),\"title\":\(JSONText.string(demo.title)),"
        + "\"seed\":\(demo.seed.map(String.init) ?? "null"),"
        + "\"trigger\":\(JSONText.string(demo.trigger)),"
        + "\"summary\":\(JSONText.string(demo.summary)),\"stage\":\(size),\"phases\":[\(phases)]}"
    }
    return "[\n\(rows.joined(separator: ",\n"))\n]\n"
  }
}

extension String {
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 0))
  }

  func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(width - count, 0)) + self
  }
}
