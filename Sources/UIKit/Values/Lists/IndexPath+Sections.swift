public import CoreGraphics

/// Positions in lists: a section, and a row or an item in it.
extension IndexPath {
  /// The index path of a row of a table view: the section, then the row.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// The index path of an item of a collection view: the section, then the item.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The first of the two numbers; `NSNotFound` if the path does not have two.
  public var section: Int {
    get { isEmpty ? NSNotFound : self[0] }
    set { self = IndexPath(row: row, section: newValue) }
  }

  /// The second of the two numbers; `NSNotFound` if the path does not have two.
  public var row: Int {
    get { count < 2 ? NSNotFound : self[1] }
    set { self = IndexPath(row: newValue, section: section) }
  }

  /// The second of the two numbers, like `row`.
  public var item: Int {
    get { row }
    set { row = newValue }
  }
}
