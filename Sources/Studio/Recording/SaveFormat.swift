import Catalogue

/// What a recording can be saved as.
package enum SaveFormat: Sendable, Equatable {
  case pictures(PictureFormat)
  /// A test that repeats the input and compares pictures.
  case test
  /// The input, for `playground replay`.
  case script

  /// All of them, in the order in which they are offered.
  package static let all = PictureFormat.allCases.map(Self.pictures) + [.test, .script]

  /// Those that a demo is offered. The test finds its demo in the catalogue, where a file that was
  /// opened and the app of a project are not.
  static func all(of demo: Demo) -> [SaveFormat] {
    let isInCatalogue = !demo.isApp && demo.file == nil && Catalogue.demo(id: demo.id) != nil
    return all.filter { isInCatalogue || $0 != .test }
  }

  package var title: String {
    switch self {
    case .pictures(let format): format.title
    case .test: "Swift test"
    case .script: "Input script"
    }
  }
}
