import Foundation

/// The sublayers of a layer, or the subviews of a view, from the back to the front.
///
/// An array from which elements at both ends are removed without moving the others. Removing all n
/// elements from either end takes O(n) time.
package struct SiblingList<Element: AnyObject> {
  /// Places at the beginning, from which elements were removed, hold `filler`.
  private var storage: [Element] = []
  private var vacated = 0
  private var filler: Element?

  package init() {}

  package var count: Int { storage.count - vacated }
  package var isEmpty: Bool { storage.count == vacated }
  package subscript(index: Int) -> Element { storage[vacated + index] }

  /// The elements as an array; it shares memory with the list.
  package var elements: [Element] {
    mutating get {
      if vacated > 0 {
        storage.removeFirst(vacated)
        vacated = 0
      }
      return storage
    }
  }

  /// The index of an element, which is searched for from both ends.
  package func index(of element: Element?) -> Int? {
    guard let element else { return nil }
    let wanted = UInt(bitPattern: ObjectIdentifier(element))
    // References are compared as addresses, which avoids retaining the objects.
    return storage.withUnsafeBytes { bytes in
      let references = bytes.bindMemory(to: UInt.self)
      var (low, high) = (vacated, references.count - 1)
      while low <= high {
        if references[low] == wanted { return low - vacated }
        if references[high] == wanted { return high - vacated }
        low += 1
        high -= 1
      }
      return nil
    }
  }

  package mutating func insert(_ element: Element, at index: Int) {
    guard index == 0, vacated > 0 else {
      return storage.insert(element, at: vacated + index)
    }
    vacated -= 1
    storage[vacated] = element
  }

  /// - Parameter filler: an object to keep in the places of removed elements for a while.
  package mutating func remove(at index: Int, filler: @autoclosure () -> Element) {
    guard index < count / 2 else {
      storage.remove(at: vacated + index)
      if isEmpty { removeAll() }
      return
    }
    for place in stride(from: vacated + index, to: vacated, by: -1) {
      storage.swapAt(place, place - 1)
    }
    let unused = self.filler ?? filler()
    self.filler = unused
    storage[vacated] = unused
    vacated += 1
    if vacated > max(count, 16) {
      storage.removeFirst(vacated)
      vacated = 0
    }
  }

  /// Removes all elements, and returns what held them.
  package mutating func takeAll() -> [Element] {
    let all = storage
    removeAll()
    return all
  }

  private mutating func removeAll() {
    storage.removeAll()
    vacated = 0
  }
}

extension SiblingList: Sendable where Element: Sendable {}

/// Frees trees of any depth. The children of a deallocated object are released one after the other
/// in a loop, because releasing each inside the `deinit` of its parent would overflow the stack.
package enum DeferredRelease {
  /// The objects that are still to be released. Only the main thread uses it.
  nonisolated(unsafe) private static var waiting: [AnyObject] = []
  nonisolated(unsafe) private static var isReleasing = false

  /// Releases objects whose last references the caller has given up.
  package static func release(_ objects: consuming [AnyObject]) {
    guard Thread.isMainThread else { return }
    waiting += objects
    objects = []
    guard !isReleasing else { return }
    isReleasing = true
    while let object = waiting.popLast() { _ = consume object }
    isReleasing = false
  }
}
