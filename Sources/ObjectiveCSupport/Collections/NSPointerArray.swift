public import Foundation

/// A list of objects by their addresses, which it can hold weakly: in the place of one that has
/// ended there is nil.
open class NSPointerArray: NSObject {
  private let options: NSPointerFunctions.Options
  private var places: [HeldObject?] = []

  /// An empty list, with options that say whether objects are held weakly.
  public init(options: NSPointerFunctions.Options) {
    self.options = options
    super.init()
  }

  /// An empty list that does not hold its objects.
  public class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }
  /// An empty list that holds its objects.
  public class func strongObjects() -> NSPointerArray { NSPointerArray(options: .strongMemory) }

  /// The number of places, also of those where there is nil. A greater number adds places with nil,
  /// a lower one removes the last places.
  open var count: Int {
    get { places.count }
    set {
      let count = max(newValue, 0)
      places = Array(places.prefix(count))
      places += Array(repeating: nil, count: count - places.count)
    }
  }

  /// The objects, without those that have ended.
  open var allObjects: [Any] { places.compactMap { $0?.object } }

  /// The address of the object at a place, such as `Unmanaged` reads it; nil for none.
  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    places[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() }
  }

  /// Adds the object of an address, such as `Unmanaged` gives it, at the end. Nil adds a place
  /// without an object.
  open func addPointer(_ pointer: UnsafeMutableRawPointer?) { places.append(held(pointer)) }

  /// Inserts the object of an address at a place.
  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    places.insert(held(item), at: index)
  }

  /// Puts the object of an address in the place of another one.
  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    places[index] = held(item)
  }

  /// Removes a place.
  open func removePointer(at index: Int) { places.remove(at: index) }

  /// Removes the places where there is nil.
  open func compact() { places.removeAll { $0?.object == nil } }

  private func held(_ pointer: UnsafeMutableRawPointer?) -> HeldObject? {
    pointer.map { options.held(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue()) }
  }
}
