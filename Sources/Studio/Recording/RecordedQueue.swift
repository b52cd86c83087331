/// A first-in, first-out queue. Adding and removing take amortized constant time.
struct RecordedQueue<Element> {
  /// Nil in the place of a removed element.
  private var storage: [Element?] = []
  private var start = 0

  var count: Int { storage.count - start }
  var first: Element? { count > 0 ? storage[start] : nil }
  var last: Element? { storage.last ?? nil }
  var elements: some Sequence<Element> { storage[start...].lazy.compactMap { $0 } }

  subscript(index: Int) -> Element {
    guard let element = storage[start + index] else {
      preconditionFailure("The queue has no element \(index) of \(count).")
    }
    return element
  }

  mutating func append(_ element: Element) { storage.append(element) }

  mutating func removeFirst() {
    storage[start] = nil
    start += 1
    guard start == storage.count || start > 256 && start > storage.count / 2 else { return }
    storage.removeFirst(start)
    start = 0
  }

  mutating func dropFirst(while isOld: (Element) -> Bool) {
    while let first, isOld(first) { removeFirst() }
  }
}
