import Catalogue
import UIKit

extension Demo {
  /// Any storyboard, opened as a demo.
  ///
  /// - Parameter segues: the segues to perform one after the other, each a phase.
  init(_ file: InterfaceFile, segues: [String] = []) {
    let phases = zip(segues, [nil] + segues.map { Optional($0) }).map { name, predecessor in
      Phase(name, after: predecessor, .segue(name))
    }
    self.init(
      id: file.name, title: file.name, seed: nil, summary: file.url.path, trigger: "",
      stageSize: Self.defaultStageSize, glyph: .cover, phases: phases, file: file,
      makeRoot: { file.makeRoot() })
  }
}
