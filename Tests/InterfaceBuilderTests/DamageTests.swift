import Foundation
import Testing
import UIKitTestSupport

import InterfaceBuilder

/// Damaged files are read, or refused with a line; nothing else happens.
struct DamageTests {
  /// More of them are tried where INTERFACE_MUTATIONS says so.
  private static let count =
    ProcessInfo.processInfo.environment["INTERFACE_MUTATIONS"].flatMap(Int.init) ?? 2000

  @Test func damagedFilesAreReadOrRefusedWithALine() throws {
    var sources: [[UInt8]] = []
    for url in Documents.own.map(Documents.url) + TestFiles.storyboards {
      sources.append([UInt8](try Data(contentsOf: url)))
    }
    var mutator = FileMutator(seed: 1984, sources: sources)
    var read = 0
    for index in 0..<Self.count {
      let data = Data(mutator.next())
      do {
        let document = try InterfaceDocument(data, file: "Damaged.storyboard")
        read += 1
        for scene in document.scenes {
          for object in scene.objects { object.walk { _ = $0.attributes.keys } }
        }
      } catch {
        let isWhole = [.encoding].contains(error.problem)
        #expect(isWhole || error.line > 0, "mutation \(index): \(error)")
        #expect(!error.description.isEmpty)
      }
    }
    #expect(read > 0 && read < Self.count)
  }
}
