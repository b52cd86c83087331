import Catalogue
import UIKit

extension Demo {
  /// Makes a demo of any storyboard.
  ///
  /// - Parameter segues: the segues to perform one after the other. Each is a phase.
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
