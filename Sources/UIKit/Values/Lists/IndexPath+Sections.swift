public import CoreGraphics

/// Places in lists: a section, and a row or an item in it.
extension IndexPath {
  /// The path of a row of a table: the section comes first.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// The path of an item of a collection: the section comes first.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The first of the two numbers; `NSNotFound` where the path has none.
  public var section: Int {
    get { isEmpty ? NSNotFound : self[0] }
    set { self = IndexPath(row: row, section: newValue) }
  }

  /// The second of the two numbers; `NSNotFound` where the path has none.
  public var row: Int {
    get { count < 2 ? NSNotFound : self[1] }
    set { self = IndexPath(row: newValue, section: section) }
  }

  /// The same as `row`.
  public var item: Int {
    get { row }
    set { row = newValue }
  }
}
