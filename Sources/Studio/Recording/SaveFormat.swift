import Catalogue

/// The formats in which a recording can be saved.
package enum SaveFormat: Sendable, Equatable {
  case pictures(PictureFormat)
  /// A test that repeats the input and compares pictures.
  case test
  /// The input, for `playground replay`.
  case script

  /// All of them, in the order in which they are offered.
  package static let all = PictureFormat.allCases.map(Self.pictures) + [.test, .script]

  /// The formats that are offered for a demo. A test finds its demo in the catalogue, so it is not
  /// offered for an opened file or the app of a project.
  static func all(of demo: Demo) -> [SaveFormat] {
    let isInCatalogue = !demo.isApp && demo.file == nil && Catalogue.demo(id: demo.id) != nil
    return all.filter { isInCatalogue || $0 != .test }
  }

  /// Whether the format has pictures, instead of text.
  var isPictures: Bool {
    if case .pictures = self { true } else { false }
  }

  package var title: String {
    switch self {
    case .pictures(let format): format.title
    case .test: "Swift test"
    case .script: "Input script"
    }
  }
}
