import CoreGraphics
import UIKit

/// A call on the stage: of a controller, a delegate, an animator, a context, or a gesture's target.
package struct RecordedCall: Sendable, Equatable {
  /// The value of a parameter.
  package struct Argument: Sendable, Equatable {
    package let text: String
    /// The number of the object, as for ``RecordedCall/number``; nil for what is no object.
    package let number: Int?

    package init(_ text: String, number: Int? = nil) {
      self.text = text
      self.number = number
    }
  }

  /// The class of the object that was called.
  package let object: String
  /// Which object it was: no other one of the recording has the same number.
  package let number: Int
  /// The method, as Swift spells it.
  package let method: String
  /// In the order of the parameters.
  package let arguments: [Argument]
  /// How many other calls it was made in.
  package let depth: Int
  /// Whether a trace lists it: it does not list the calls of gestures, and those that the program
  /// makes itself.
  package let isListed: Bool

  package init(
    object: String, number: Int, method: String, arguments: [Argument] = [], depth: Int = 0,
    isListed: Bool = true
  ) {
    self.object = object
    self.number = number
    self.method = method
    self.arguments = arguments
    self.depth = depth
    self.isListed = isListed
  }

  @MainActor
  init(_ observed: TransitionTrace.ObservedCall, _ numbers: inout ObjectNumbers) {
    var arguments: [Argument] = []
    for value in observed.arguments {
      let object = value.flatMap(ArgumentText.object)
      arguments.append(
        Argument(ArgumentText.text(of: value), number: object.map { numbers.number(of: $0) }))
    }
    self.init(
      object: observed.call.object, number: numbers.number(of: observed.object),
      method: observed.call.call, arguments: arguments, depth: observed.depth,
      isListed: observed.isListed)
  }
}
