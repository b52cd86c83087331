/// The content of a split view controller's columns, as a value: the controllers that were set, the
/// controllers that show them, and how these are put onto one stack when it collapses, and
/// separated again when it expands.
///
/// It knows nothing of views or of time: the split view controller makes the requested value, and
/// applies the difference to the value before. `Page` represents a controller.
struct SplitModel<Page: Hashable>: TransitionModel, Equatable {
  typealias Column = UISplitViewController.Column

  /// The content of one column.
  struct Content: Equatable {
    /// The controller that was set.
    var given: Page
    /// The navigation controller that shows it: itself, or one made around it. Nil if it is shown
    /// without one.
    var navigation: Page?
    /// The pages in the column, from the lowest to the visible one.
    var pages: [Page]

    /// The controller that is shown where the columns lie side by side.
    var holder: Page? { navigation ?? pages.last }
  }

  enum Arrangement: Equatable {
    case sideBySide
    /// One column, which shows this one and those before it, as far as they have content.
    case collapsed(top: Column)
  }

  /// The possible columns, from the first to the last.
  let columns: [Column]
  private(set) var contents: [Column: Content] = [:]
  /// The controller that replaces all columns when collapsed.
  private(set) var compact: Page?
  private(set) var arrangement = Arrangement.sideBySide
  /// The display mode for columns side by side, as requested last.
  var displayMode = UISplitViewController.DisplayMode.automatic

  init(columns: [Column]) { self.columns = columns }

  // MARK: Queries

  var isCollapsed: Bool { arrangement != .sideBySide }

  /// The columns that have content, from the first to the last.
  var used: [Column] { columns.filter { contents[$0] != nil } }

  /// The visible column when collapsed: the last one with content, up to the top.
  var top: Column? {
    guard case .collapsed(let top) = arrangement else { return nil }
    return used.last { $0.rawValue <= top.rawValue } ?? used.first
  }

  /// The column whose navigation controller has the pages of the others on its stack; nil if there
  /// is none.
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

  /// The controllers that are shown, in each column or in the only one. The width decides which
  /// columns are visible.
  var shown: [Page] {
    guard isCollapsed else { return used.compactMap { contents[$0]?.holder } }
    let column = base ?? top
    return [compact ?? column.flatMap { contents[$0]?.holder }].compactMap { $0 }
  }

  /// The children of the split view controller.
  var children: [Page] {
    let holders = used.compactMap { column in
      base == nil ? contents[column]?.holder : contents[column]?.navigation
    }
    return holders + [compact].compactMap { $0 }
  }

  /// A navigation controller and its stack.
  struct Stack: Equatable {
    var navigation: Page
    var pages: [Page]
  }

  /// The stacks of the columns' navigation controllers, from the first to the last.
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

  /// Sets the content of a column; nil empties it. Content that is in another column is refused.
  ///
  /// - Returns: whether it was accepted.
  @discardableResult
  mutating func set(_ content: Content?, in column: Column) -> Bool {
    guard columns.contains(column) else { return false }
    if let content, isUsed(content.given, except: column) { return false }
    let top = top
    contents[column] = content
    // When collapsed, the same column stays visible.
    if isCollapsed { arrangement = .collapsed(top: top ?? column) }
    return true
  }

  /// - Returns: whether it was accepted; a controller that is in a column is refused.
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
  /// - Parameter top: the column to show; nil is the last.
  mutating func collapse(top: Column? = nil) {
    if !isCollapsed { arrangement = .collapsed(top: top ?? columns.last ?? .primary) }
  }

  /// Returns its pages to each column. A column without a navigation controller has room for one
  /// page only.
  mutating func expand() {
    arrangement = .sideBySide
    for column in used where contents[column]?.navigation == nil {
      guard let page = contents[column]?.pages.last else { continue }
      contents[column] = Content(given: page, pages: [page])
    }
  }

  /// Shows a column when collapsed, with those before it.
  ///
  /// - Returns: whether the column has content.
  @discardableResult
  mutating func bringToTop(_ column: Column) -> Bool {
    guard isCollapsed, contents[column] != nil else { return false }
    arrangement = .collapsed(top: column)
    return true
  }

  /// Shows the column before this one, when collapsed; the first one stays.
  mutating func hide(_ column: Column) {
    guard onStack.contains(column), let before = used.last(where: { $0.rawValue < column.rawValue })
    else { return }
    arrangement = .collapsed(top: before)
  }

  /// The user, or the program, has pushed or popped: each column has what is above its first page.
  ///
  /// A column whose page was popped from the common stack keeps it, and shows it again when
  /// expanded.
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

  /// Another container has taken the controller that shows a column. If that had the common stack,
  /// the pages of all columns went with it.
  mutating func remove(_ holder: Page) {
    if compact == holder { compact = nil }
    guard let column = column(of: holder) else { return }
    for lost in column == base ? onStack : [column] { contents[lost] = nil }
  }

  // MARK: Differences

  /// The steps from one value to another.
  struct Difference: Equatable {
    /// The children that the split view controller gets, and those that it loses.
    var arriving: [Page] = []
    var departing: [Page] = []
    /// The controllers that are shown before and after.
    var before: [Page] = []
    var after: [Page] = []
    /// The stacks that have changed. A navigation controller that departs gets the pages of its
    /// column back.
    var stacks: [Stack] = []
  }

  func difference(from former: SplitModel) -> Difference {
    let departing = former.children.filter { !children.contains($0) }
    return Difference(
      arriving: children.filter { !former.children.contains($0) }, departing: departing,
      before: former.shown, after: shown,
      stacks: stacks.filter { !former.stacks.contains($0) } + former.ownStacks(of: departing))
  }

  /// The stacks of departing navigation controllers, which get the pages of their columns back.
  private func ownStacks(of departing: [Page]) -> [Stack] {
    guard base != nil else { return [] }
    return contents.filter { $0.key != base }.values.compactMap { content in
      guard let navigation = content.navigation, departing.contains(navigation) else { return nil }
      return Stack(navigation: navigation, pages: content.pages)
    }
  }
}
