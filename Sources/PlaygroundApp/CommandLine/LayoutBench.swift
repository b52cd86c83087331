import Cassowary
import CoreGraphics

/// Measures the solving of a list's constraints, without views: at first and after a change.
struct LayoutBench {
  /// The default numbers of views, preceded by a layout of about 500 constraints.
  static let viewCounts = [86, 500, 1000, 2000, 5000]

  private let views: Int
  private let hasConflicts: Bool
  private let clock = ContinuousClock()

  init(views: Int, hasConflicts: Bool) {
    self.views = views
    self.hasConflicts = hasConflicts
  }

  func run(repeats: Int) throws -> LayoutReport.Row {
    let cells = max(views / ListLayout.viewsPerCell, 1)
    var row = LayoutReport.Row(hasConflicts: hasConflicts)
    for _ in 0..<max(repeats, 1) {
      let layout = try ListLayout(cells: cells, hasConflicts: hasConflicts)
      row.first.append(try time(layout))
      row.views = layout.viewCount
      row.constraints = layout.constraintCount
      for index in 0..<10 {
        try layout.solver.setConstant(20.5 + Double(index % 7), of: layout.titleHeight)
        row.height.append(try time(layout))
        try layout.solver.setConstant(390 + Double(index % 5), of: layout.listWidth)
        row.width.append(try time(layout))
      }
    }
    return row
  }

  /// Returns the seconds for computing the values and reading the changed ones.
  private func time(_ layout: ListLayout) throws -> Double {
    var sum = 0.0
    let start = clock.now
    try layout.solver.solve()
    for variable in layout.solver.takeChangedVariables() {
      sum += layout.solver.value(of: variable)
    }
    let seconds = (clock.now - start).seconds
    guard sum.isFinite else { throw CommandError("the layout has no finite solution") }
    return seconds
  }
}

/// The results of `bench --layout`, as a table and as JSON. Times are in milliseconds.
struct LayoutReport {
  struct Row {
    var hasConflicts: Bool
    /// Whether views were laid out, instead of the solver alone.
    var isOfViews = false
    var views = 0
    var constraints = 0
    /// The seconds of the first solution, of that after a change of the first title's height, and
    /// of that after a change of the list's width.
    var first: [Double] = []
    var height: [Double] = []
    var width: [Double] = []
  }

  var rows: [Row] = []
  var lists: [ListBench.Row] = []

  var table: String { layouts + (lists.isEmpty ? "" : "\n" + scrolling) }

  private var scrolling: String {
    let lines = lists.map { list -> [String] in
      let steps = BenchReport.Distribution(list.steps)
      let numbers = [
        BenchReport.Distribution(list.loading).median, steps.median, steps.p95, steps.max,
      ]
      return [list.kind.rawValue, "\(list.count)", "\(list.cells)"]
        + numbers.map { JSONText.number($0, decimals: 3) }
    }
    let head = ["list", "rows", "cells", "loaded", "step", "p95", "max"]
    return
      "Lists of mixed heights that are scrolled by 60 points a step; milliseconds of the thread's "
      + "own time.\n\n"
      + "\(TextTable(head: head, lines: lines).text)\n"
  }

  private var layouts: String {
    let head = [
      "views", "constraints", "first", "p95", "µs a view", "title changed", "width changed",
    ]
    let lines = rows.map { row -> [String] in
      let first = BenchReport.Distribution(row.first)
      let numbers = [
        first.median, first.p95, first.median * 1000 / Double(max(row.views, 1)),
        BenchReport.Distribution(row.height).median, BenchReport.Distribution(row.width).median,
      ]
      let kind = row.isOfViews ? ", UIKit" : row.hasConflicts ? ", conflicting constraints" : ""
      return ["\(row.views)\(kind)", "\(row.constraints)"]
        + numbers.map { JSONText.number($0, decimals: 3) }
    }
    return "Cells below each other; milliseconds to solve and to read what changed, and of the\n"
      + "thread's own time until views are laid out.\n\n"
      + "\(TextTable(head: head, lines: lines).text)\n"
  }

  var json: String {
    let layouts = rows.map { row -> JSONObject in
      [
        "views": .whole(row.views), "constraints": .whole(row.constraints),
        "hasConflicts": .flag(row.hasConflicts), "isOfViews": .flag(row.isOfViews),
        "first": .number(BenchReport.Distribution(row.first).median),
        "height": .number(BenchReport.Distribution(row.height).median),
        "width": .number(BenchReport.Distribution(row.width).median),
      ]
    }
    let scrolled = lists.map { list -> JSONObject in
      let steps = BenchReport.Distribution(list.steps)
      return [
        "list": .string(list.kind.rawValue), "rows": .whole(list.count),
        "cells": .whole(list.cells),
        "loading": .number(BenchReport.Distribution(list.loading).median),
        "step": .number(steps.median), "p95": .number(steps.p95), "max": .number(steps.max),
      ]
    }
    let report: JSONObject = ["layouts": .lines(layouts), "lists": .lines(scrolled)]
    return report.text + "\n"
  }
}
