import Catalogue
import UIKit

/// Makes the previews of the demos that are visible in the catalogue, one at a time, while nothing
/// else is running.
@MainActor
final class Thumbnails {
  /// Whether previews are made. They are made only if the catalogue is shown to a user.
  var isEnabled = false
  /// Called with the id of a demo whose preview was made.
  var onPreview: (@MainActor (String) -> Void)?

  /// Seconds without activity before a preview is made, and between two previews (our choice).
  static let pause: TimeInterval = 0.1
  /// Previews that are kept: about 300 kilobytes each. Our choice.
  private static let capacity = 32

  private var previews: [String: DemoPreview] = [:]
  /// The ids in the order in which they were made.
  private var order: [String] = []
  /// Whether a demo is being run for its preview.
  private(set) var isMaking = false
  /// The visible demos without a preview, in the order in which they became visible.
  private var missing: [Demo] = []

  /// The preview of a demo; nil if it has not been made yet.
  func preview(of demo: Demo) -> DemoPreview? { previews[demo.id] }

  /// Called when a demo becomes visible in the catalogue.
  func demoDidAppear(_ demo: Demo) {
    guard isEnabled, demo.file == nil, !demo.isApp, previews[demo.id] == nil,
      !missing.contains(where: { $0.id == demo.id })
    else { return }
    missing.append(demo)
  }

  /// Called when a demo is no longer visible in the catalogue.
  func demoDidDisappear(_ demo: Demo) { missing.removeAll { $0.id == demo.id } }

  var isWaiting: Bool { !missing.isEmpty }

  /// Makes the next preview.
  ///
  /// - Parameter size: of the pictures, in pixels.
  func makeNext(size: CGSize) {
    guard let demo = missing.first else { return }
    missing.removeFirst()
    if order.count >= Self.capacity { previews[order.removeFirst()] = nil }
    isMaking = true
    previews[demo.id] = DemoPreview(demo, size: size)
    isMaking = false
    order.append(demo.id)
    onPreview?(demo.id)
  }
}
