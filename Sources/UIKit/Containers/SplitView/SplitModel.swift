/// What is in the columns of a split view controller as a value: what was given for each, what is
/// shown for it, and how that is put onto one stack where there is one column only, and taken apart
/// again.
///
/// It knows nothing of views or of time: a split view controller makes the value that is asked for,
/// and does what the difference to the value before says. `Page` is what stands for a controller.
struct SplitModel<Page: Hashable>: TransitionModel, Equatable {
  typealias Column = UISplitViewController.Column

  /// What one column has.
  struct Content: Equatable {
    /// What the program gave.
    var given: Page
    /// The navigation that shows it: itself, or one made around it. Nil where it is shown as it is.
    var navigation: Page?
    /// What is in the column, from the lowest to what is seen.
    var pages: [Page]

    /// What is shown where the columns fixture side by side.
    var holder: Page? { navigation ?? pages.last }
  }

  enum Arrangement: Equatable {
    case sideBySide
    /// One column, in which this one and those before it are shown, as far as they have anything.
    case collapsed(top: Column)
  }

  /// Those that there can be, from the first to the last.
  let columns: [Column]
  private(set) var contents: [Column: Content] = [:]
  /// What is shown alone where there is one column, instead of all others.
  private(set) var compact: Page?
  private(set) var arrangement = Arrangement.sideBySide
  /// Which columns are to be seen where they fixture side by side, as asked for last.
  var displayMode = UISplitViewController.DisplayMode.automatic

  init(columns: [Column]) { self.columns = columns }

  // MARK: What there is

  var isCollapsed: Bool { arrangement != .sideBySide }

  /// The columns that have something, from the first to the last.
  var used: [Column] { columns.filter { contents[$0] != nil } }

  /// The column to be seen where there is one only: the last that has something, up to the top.
  var top: Column? {
    guard case .collapsed(let top) = arrangement else { return nil }
    return used.last { $0.rawValue <= top.rawValue } ?? used.first
  }

  /// The column whose navigation has the pages of the others on its stack; nil where none has.
  var base: Column? {
    guard isCollapsed, compact == nil, let first = used.first,
      contents[first]?.navigation != nil
    else { return nil }
    return first
  }

  /// The columns whose pages are on the stack.
  var onStack: [Column] {
    guard base != nil, let top else { return [] }
    return used.filter { $0.rawValue <= top.rawValue }
  }

  /// What is shown: in each column, or in the only one. Which columns are seen is decided
  /// with the width.
  var shown: [Page] {
    guard isCollapsed else { return used.compactMap { contents[$0]?.holder } }
    let column = base ?? top
    return [compact ?? column.flatMap { contents[$0]?.holder }].compactMap { $0 }
  }

  /// What the split view controller contains itself.
  var children: [Page] {
    let holders = used.compactMap { column in
      base == nil ? contents[column]?.holder : contents[column]?.navigation
    }
    return holders + [compact].compactMap { $0 }
  }

  /// What a navigation has on its stack.
  struct Stack: Equatable {
    var navigation: Page
    var pages: [Page]
  }

  /// The stacks of the columns' navigations, from the first to the last.
  var stacks: [Stack] {
    used.compactMap { column in
      guard let content = contents[column], let navigation = content.navigation else { return nil }
      guard let base else { return Stack(navigation: navigation, pages: content.pages) }
      let pages = onStack.flatMap { contents[$0]?.pages ?? [] }
      return Stack(navigation: navigation, pages: column == base ? pages : [])
    }
  }

  func column(of holder: Page) -> Column? { used.first { contents[$0]?.holder == holder } }

  // MARK: Changes

  /// Gives a column something else; nil empties it. What is somewhere already is refused.
  ///
  /// - Returns: whether it was accepted.
  @discardableResult
  mutating func set(_ content: Content?, in column: Column) -> Bool {
    guard columns.contains(column) else { return false }
    if let content, isUsed(content.given, except: column) { return false }
    let top = top
    contents[column] = content
    // Where one column is seen, it is still that one.
    if isCollapsed { arrangement = .collapsed(top: top ?? column) }
    return true
  }

  /// - Returns: whether it was accepted: it is nowhere else.
  @discardableResult
  mutating func setCompact(_ page: Page?) -> Bool {
    if let page, isUsed(page, except: .compact) { return false }
    compact = page
    return true
  }

  private func isUsed(_ page: Page, except column: Column) -> Bool {
    column != .compact && compact == page
      || contents.contains { $0.key != column && $0.value.given == page }
  }

  /// Shows one column only.
  ///
  /// - Parameter top: the one to be seen; nil is the last.
  mutating func collapse(top: Column? = nil) {
    if !isCollapsed { arrangement = .collapsed(top: top ?? columns.last ?? .primary) }
  }

  /// Gives all columns back what is theirs. One without a navigation has room for one page only.
  mutating func expand() {
    arrangement = .sideBySide
    for column in used where contents[column]?.navigation == nil {
      guard let page = contents[column]?.pages.last else { continue }
      contents[column] = Content(given: page, pages: [page])
    }
  }

  /// Shows a column where there is one only, with those before it.
  ///
  /// - Returns: whether it has anything.
  @discardableResult
  mutating func bringToTop(_ column: Column) -> Bool {
    guard isCollapsed, contents[column] != nil else { return false }
    arrangement = .collapsed(top: column)
    return true
  }

  /// Shows what is before a column, where there is one only; the first one stays.
  mutating func hide(_ column: Column) {
    guard onStack.contains(column), let before = used.last(where: { $0.rawValue < column.rawValue })
    else { return }
    arrangement = .collapsed(top: before)
  }

  /// The user, or the program, has pushed or popped: each column has what is above its first page.
  ///
  /// What was popped from the stack of several columns stays the column's, which gets it back when
  /// there is room.
  mutating func follow(_ pages: [Page], of navigation: Page) {
    guard let column = used.first(where: { contents[$0]?.navigation == navigation }) else { return }
    guard let base else {
      contents[column]?.pages = pages
      return
    }
    guard column == base else { return }
    var (rest, top) = (pages, base)
    for column in onStack.reversed() where column != base {
      let own = contents[column]?.pages ?? []
      guard let start = rest.firstIndex(where: own.contains), start > 0 else { continue }
      contents[column]?.pages = Array(rest[start...])
      rest.removeSubrange(start...)
      if top == base { top = column }
    }
    contents[base]?.pages = rest
    arrangement = .collapsed(top: top)
  }

  /// Another container has taken what is shown for a column. Where that had a stack of several
  /// columns, their pages went with it.
  mutating func remove(_ holder: Page) {
    if compact == holder { compact = nil }
    guard let column = column(of: holder) else { return }
    for lost in column == base ? onStack : [column] { contents[lost] = nil }
  }

  // MARK: Differences

  /// What is to be done to get from one value to another.
  struct Difference: Equatable {
    /// The children that the split view controller gets, and those that it loses.
    var arriving: [Page] = []
    var departing: [Page] = []
    /// What is shown before and after.
    var before: [Page] = []
    var after: [Page] = []
    /// The stacks that are others. A navigation that departs gets back what was its column's.
    var stacks: [Stack] = []
  }

  func difference(from former: SplitModel) -> Difference {
    let departing = former.children.filter { !children.contains($0) }
    return Difference(
      arriving: children.filter { !former.children.contains($0) }, departing: departing,
      before: former.shown, after: shown,
      stacks: stacks.filter { !former.stacks.contains($0) } + former.ownStacks(of: departing))
  }

  /// What navigations that depart from the stack of several columns get back: their column's pages.
  private func ownStacks(of departing: [Page]) -> [Stack] {
    guard base != nil else { return [] }
    return contents.filter { $0.key != base }.values.compactMap { content in
      guard let navigation = content.navigation, departing.contains(navigation) else { return nil }
      return Stack(navigation: navigation, pages: content.pages)
    }
  }
}
