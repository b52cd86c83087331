public import Foundation

/// Positions in lists, as with `IndexPath`.
extension NSIndexPath {
  /// The index path of a row of a table view: the section, then the row.
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
  /// The index path of an item of a collection view: the section, then the item.
  public convenience init(item: Int, section: Int) { self.init(row: item, section: section) }

  /// The first of the two numbers; `NSNotFound` if the path is empty.
  public var section: Int { length < 1 ? NSNotFound : index(atPosition: 0) }
  /// The second of the two numbers; `NSNotFound` if the path does not have two.
  public var row: Int { length < 2 ? NSNotFound : index(atPosition: 1) }
  /// The second of the two numbers, like ``row``.
  public var item: Int { row }
}
