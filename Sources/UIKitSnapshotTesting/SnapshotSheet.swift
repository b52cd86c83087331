public import CoreGraphics
import UIKit
public import UIKitTestSupport

/// Several pictures, such as those of one run at different times. They are stored in one reference,
/// side by side with their names, and compared one by one.
///
///     var sheet = SnapshotSheet()
///     sheet.add(simulator, named: "rest")
///     simulator.advance(by: 0.3)
///     sheet.add(simulator, named: "pushing")
///     assertSnapshot(of: sheet, as: .image)
///
/// Each picture is compared as strictly as with its own reference. A picture whose name is new or
/// missing, or whose size has changed, is also a difference.
@MainActor
public struct SnapshotSheet {
  /// A picture with a name.
  struct Moment {
    let name: String
    let image: CGImage
    /// Pixels per point.
    var scale: CGFloat = 1
  }

  private(set) var moments: [Moment]
  /// The error of the first picture that could not be taken.
  private(set) var failure: (any Error)?

  /// Makes a sheet without pictures.
  public init() { self.init(moments: []) }

  init(moments: [Moment]) { self.moments = moments }

  /// Takes a picture of a value and adds it. A failure is reported when the sheet is compared.
  ///
  /// - Parameters:
  ///   - value: the value, of which a picture is taken now.
  ///   - snapshotting: takes the picture. Its `hasText` is ignored: that of the sheet's comparison
  ///     counts.
  ///   - name: the name of the picture in the sheet, which is written above it.
  public mutating func add<Value>(
    _ value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, CGImage>,
    named name: String
  ) {
    do {
      guard moment(named: name) == nil else {
        throw SnapshotError("Two pictures of the sheet are named “\(name)”.")
      }
      guard !name.isEmpty, !name.contains(where: \.isNewline) else {
        throw SnapshotError("“\(name)” is no name of a picture: it has one line.")
      }
      let (image, scale) = try snapshotting.snapshot(value())
      moments.append(Moment(name: name, image: image, scale: scale))
    } catch {
      failure = failure ?? error
    }
  }

  /// Adds the current content of a simulator's screen.
  ///
  /// - Parameters:
  ///   - simulator: the simulator, whose screen is captured now.
  ///   - name: the name of the picture in the sheet, which is written above it.
  public mutating func add(_ simulator: Simulator, named name: String) {
    add(simulator, as: .image, named: name)
  }

  func moment(named name: String) -> Moment? { moments.first { $0.name == name } }
}
