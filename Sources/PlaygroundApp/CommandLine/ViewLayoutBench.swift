import Foundation
import UIKit

/// Measures the list of `ListLayout` with real views: layout at first and after a change.
///
/// Times are those of the thread, so that other programs on the machine do not count.
@MainActor
struct ViewLayoutBench {
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private var count = 0
  private var constraints: [NSLayoutConstraint] = []
  private var titleHeight: NSLayoutConstraint?

  /// A view with a fixed size.
  private final class Content: UIView {
    var size = CGSize.zero
    override var intrinsicContentSize: CGSize { size }
  }

  static func run(views: Int, repeats: Int) -> LayoutReport.Row {
    let cells = max(views / ListLayout.viewsPerCell, 1)
    var row = LayoutReport.Row(hasConflicts: false, isOfViews: true)
    for _ in 0..<max(repeats, 1) {
      let bench = ViewLayoutBench(cells: cells)
      row.first.append(bench.time { NSLayoutConstraint.activate(bench.constraints) })
      (row.views, row.constraints) = (bench.count + 1, bench.constraints.count)
      for index in 0..<10 {
        row.height.append(bench.time { bench.titleHeight?.constant = 20.5 + CGFloat(index % 7) })
        row.width.append(bench.time { bench.page.frame.size.width = 391 + CGFloat(index % 5) })
      }
    }
    return row
  }

  /// Returns the seconds of the thread's time for laying a change out.
  private func time(_ change: () -> Void) -> Double {
    let start = ProcessMeter.threadTime
    change()
    page.layoutIfNeeded()
    return ProcessMeter.threadTime - start
  }

  private init(cells: Int) {
    var last: UIView?
    for _ in 0..<cells {
      let cell = add(UIView(), to: page)
      constraints += [
        cell.leadingAnchor.constraint(equalTo: page.leadingAnchor),
        cell.widthAnchor.constraint(equalTo: page.widthAnchor),
        cell.topAnchor.constraint(equalTo: last?.bottomAnchor ?? page.topAnchor),
      ]
      addContent(to: cell)
      last = cell
    }
    page.layoutIfNeeded()
  }

  private mutating func add<View: UIView>(_ view: View, to superview: UIView) -> View {
    superview.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    count += 1
    return view
  }

  private mutating func addContent(to cell: UIView) {
    let picture = add(UIView(), to: cell)
    let (title, text, button) = (
      add(Content(), to: cell), add(Content(), to: cell), add(Content(), to: cell)
    )
    title.size = CGSize(width: 120, height: 20.5)
    text.size = CGSize(width: 200, height: 16)
    button.size = CGSize(width: 60, height: 30)
    constraints += [
      picture.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16),
      picture.widthAnchor.constraint(equalToConstant: 40),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      picture.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
      title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
      title.topAnchor.constraint(equalTo: cell.topAnchor, constant: 11),
      button.leadingAnchor.constraint(
        greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
      button.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -16),
      button.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
      text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      text.trailingAnchor.constraint(lessThanOrEqualTo: button.leadingAnchor, constant: -8),
      text.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -11),
    ]
    guard titleHeight == nil else { return }
    let height = title.heightAnchor.constraint(equalToConstant: 20.5)
    titleHeight = height
    constraints.append(height)
  }
}
