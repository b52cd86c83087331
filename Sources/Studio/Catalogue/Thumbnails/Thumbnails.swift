import Catalogue
import UIKit

/// Makes the films of the demos that are seen in the catalogue, one at a time, while nothing else
/// goes on.
@MainActor
final class Thumbnails {
  /// The pictures are made only where a user looks at them.
  var isEnabled = false
  /// Called with the id of a demo whose film was made.
  var onFilm: (@MainActor (String) -> Void)?

  /// Seconds at rest before a film is made, and between two; ours.
  static let pause: TimeInterval = 0.1
  /// Films that are kept: about 300 kilobytes each. Ours.
  private static let capacity = 32

  private var films: [String: DemoFilm] = [:]
  /// The ids in the order in which they were made.
  private var order: [String] = []
  /// Whether a demo is being run for its film.
  private(set) var isMaking = false
  /// The demos that are seen and have no film, the last that came in last.
  private var missing: [Demo] = []

  /// Nil while it is not made.
  func film(of demo: Demo) -> DemoFilm? { films[demo.id] }

  /// A demo has come into sight.
  func want(_ demo: Demo) {
    guard isEnabled, demo.file == nil, !demo.isApp, films[demo.id] == nil,
      !missing.contains(where: { $0.id == demo.id })
    else { return }
    missing.append(demo)
  }

  /// A demo is out of sight.
  func forget(_ demo: Demo) { missing.removeAll { $0.id == demo.id } }

  var isWaiting: Bool { !missing.isEmpty }

  /// Makes the next film.
  ///
  /// - Parameter size: of the pictures, in pixels.
  func makeNext(size: CGSize) {
    guard let demo = missing.first else { return }
    missing.removeFirst()
    if order.count >= Self.capacity { films[order.removeFirst()] = nil }
    isMaking = true
    films[demo.id] = DemoFilm(demo, size: size)
    isMaking = false
    order.append(demo.id)
    onFilm?(demo.id)
  }
}
