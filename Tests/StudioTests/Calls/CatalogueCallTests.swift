import Catalogue
import Testing
import UIKit

@testable import Studio
@testable import PlaygroundApp

/// The demos of the catalogue keep to the documented order of calls.
@MainActor
struct CatalogueCallTests {
  @Test(arguments: Catalogue.groups.flatMap(\.demos).map(\.id))
  func aDemoKeepsToTheDocumentedOrder(id: String) throws {
    let demo = try #require(Catalogue.demo(id: id))
    let last = Set(demo.phases.map(\.name)).subtracting(demo.phases.compactMap(\.predecessor))
    for name in last.sorted() {
      // Small: the pixels are not looked at.
      let run = DemoRun(demo, scale: 0.25)
      // The calls of the root are recorded from the first one on.
      run.simulator.window.rootViewController = UIViewController()
      let recorder = SceneRecorder(scene: try #require(run.simulator.window.windowScene))
      defer { recorder.stop() }
      run.simulator.window.rootViewController = demo.makeRoot()
      run.simulator.settle()
      for phase in demo.phases(upTo: name) ?? [] { try run.perform(phase) }
      let calls = CallList(recorder.recording).calls.filter { $0.made.object != "UIViewController" }
      let marks = calls.compactMap { call in
        call.mark.map { "\(call.made.object).\(CallText.whole(call.made)): \($0)" }
      }
      #expect(marks.isEmpty, "\(name): \(marks)")
    }
  }
}
