/// A class whose objects are equal if they are the same, in Foundation's collections, too.
///
/// On iOS that is so for every class. Here `NSMutableSet` and the other collections compare objects
/// that are no `NSObject` by `Hashable`, and without that each is unequal even to itself. In opened
/// projects that use such collections the classes without a superclass conform to this protocol.
public protocol ObjectOfCollections: AnyObject, Hashable {}

extension ObjectOfCollections {
  /// Whether both are the same object.
  public static func == (one: Self, other: Self) -> Bool { one === other }

  /// Feeds the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
