import Synchronization
import UIKit

/// Notes where its inputs lie in memory.
final class InputPlacesKernel: CIImageProcessorKernel {
  private static let places = Mutex<[Set<UInt>]>([[], []])

  /// At how many places each of its inputs was.
  static var placesOfInputs: [Int] { places.withLock { $0.map(\.count) } }

  override class func process(
    with inputs: [CIImageProcessorInput]?, arguments: [String: any Sendable]?,
    output: CIImageProcessorOutput
  ) throws {
    places.withLock { places in
      for (index, input) in (inputs ?? []).enumerated() {
        places[index].insert(UInt(bitPattern: input.baseAddress))
      }
    }
  }
}
