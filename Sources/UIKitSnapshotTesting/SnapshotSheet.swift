public import CoreGraphics
import UIKit
public import UIKitTestSupport

/// Several pictures, such as the moments of one run. They are stored in one reference, side by side
/// and each with its name, and compared one by one.
///
///     var sheet = SnapshotSheet()
///     sheet.add(simulator, named: "rest")
///     simulator.advance(by: 0.3)
///     sheet.add(simulator, named: "pushing")
///     assertSnapshot(of: sheet, as: .image)
///
/// Each picture is compared as strictly as if it had a reference of its own. One whose name is new
/// or missing, or whose size is another, is a difference too.
@MainActor
public struct SnapshotSheet {
  /// A picture with a name.
  struct Moment {
    let name: String
    let image: CGImage
    /// Pixels a point.
    var scale: CGFloat = 1
  }

  private(set) var moments: [Moment]
  /// Why the first picture could not be taken of those that could not.
  private(set) var failure: (any Error)?

  /// A sheet without pictures.
  public init() { self.init(moments: []) }

  init(moments: [Moment]) { self.moments = moments }

  /// Takes a picture of a value and adds it. A failure is reported when the sheet is compared.
  ///
  /// - Parameters:
  ///   - value: the value to take a picture of, as it is now.
  ///   - snapshotting: takes the picture. Whether text is to be seen counts only where the sheet is
  ///     compared.
  ///   - name: tells the pictures of a sheet apart, and is written above this one.
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
  ///   - simulator: its screen is seen as it is now.
  ///   - name: tells the pictures of a sheet apart, and is written above this one.
  public mutating func add(_ simulator: Simulator, named name: String) {
    add(simulator, as: .image, named: name)
  }

  func moment(named name: String) -> Moment? { moments.first { $0.name == name } }
}
