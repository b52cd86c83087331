import Testing
import UIKitTestSupport

import Catalogue
import PlaygroundApp

@MainActor
struct ListDemosTests {
  @Test func theListHasALineForEachDemo() {
    let run = CommandRun("list")
    let lines = run.output.split(separator: "\n")
    #expect(run.status == 0)
    #expect(lines.count == Catalogue.all.count)
    for (line, demo) in zip(lines, Catalogue.all) {
      #expect(line.hasPrefix(demo.id))
      #expect(line.contains(demo.trigger))
    }
  }

  @Test func theJSONListCanBeReadAndHasEveryField() throws {
    let run = CommandRun("list", "--json")
    let rows = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    #expect(rows.compactMap { $0["id"] as? String } == Catalogue.all.map(\.id))
    for row in rows {
      #expect(row["title"] is String)
      #expect(row["seed"] is Int || row["seed"] is NSNull)
      #expect(row["trigger"] is String)
    }
  }
}
