package import CoreGraphics

/// A screen to show a demo on.
package struct StageDevice: Equatable, Sendable {
  package let title: String
  /// In points; nil is the screen that the demo was made for.
  package let size: CGSize?

  /// Apple's screens, in points.
  package static let all: [StageDevice] = [
    StageDevice(title: "The demo’s own", size: nil),
    StageDevice(title: "iPhone SE, 320 × 568", size: CGSize(width: 320, height: 568)),
    StageDevice(title: "iPhone, 390 × 844", size: CGSize(width: 390, height: 844)),
    StageDevice(title: "iPhone landscape, 844 × 390", size: CGSize(width: 844, height: 390)),
    StageDevice(title: "iPad, 1024 × 768", size: CGSize(width: 1024, height: 768)),
  ]
}
