import UIKit

/// A sheet with a medium and a large detent, and a list in it.
enum SheetDetents {
  final class FirstViewController: UIViewController {
    @Parameter("Corner radius", in: 0...48, step: 1, unit: .points)
    private var cornerRadius: CGFloat = 16
    @Parameter("Grabber") private var hasGrabber = true
    /// Whether the sheet dims the page behind it at the medium detent.
    @Parameter("Dims at half height") private var dims = true

    override func loadView() {
      view = DemoPage(
        color: UIColor(named: "Honeydew") ?? .systemGreen,
        title: "First", caption: "The sheet settles at half the height, and at the top.",
        hint: "Drag it up and down, and away")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      let button = UIButton.demo("Present")
      button.frame.origin = CGPoint(x: (view.bounds.width - 160) / 2, y: 172)
      button.staysCentered()
      view.addSubview(button)
      button.addTarget(self, action: Selector(FirstViewController.presentNext), for: .touchUpInside)
    }

    private func presentNext() {
      let list = ListViewController()
      list.modalPresentationStyle = .pageSheet
      if let sheet = list.sheetPresentationController {
        sheet.detents = [.medium(), .large()]
        sheet.prefersGrabberVisible = hasGrabber
        sheet.preferredCornerRadius = cornerRadius
        if !dims { sheet.largestUndimmedDetentIdentifier = .medium }
      }
      present(list, animated: true)
    }
  }

  /// Rows to scroll, and a button that dismisses the sheet.
  final class ListViewController: UIViewController {
    private static let rowHeight: CGFloat = 52
    private static let count = 30

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      let width = view.bounds.width
      let header = UIButton.soft("Dismiss", background: .secondarySystemFill)
      header.frame = CGRect(x: width - 112, y: 24, width: 96, height: 36)
      header.autoresizingMask = .flexibleLeftMargin
      header.addTarget(self, action: Selector(ListViewController.close), for: .touchUpInside)
      let list = UIScrollView(
        frame: CGRect(x: 0, y: 72, width: width, height: view.bounds.height - 72))
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      list.contentSize = CGSize(width: 0, height: CGFloat(Self.count) * Self.rowHeight)
      for row in 0..<Self.count { list.addSubview(makeRow(row, width: width)) }
      view.addSubview(list)
      view.addSubview(header)
    }

    private func makeRow(_ row: Int, width: CGFloat) -> UIView {
      let view = UIView(
        frame: CGRect(x: 0, y: CGFloat(row) * Self.rowHeight, width: width, height: Self.rowHeight))
      view.autoresizingMask = .flexibleWidth
      let dot = UIView(frame: CGRect(x: 20, y: 14, width: 24, height: 24))
      dot.layer.cornerRadius = 12
      dot.backgroundColor = [.systemOrange, .systemTeal, .systemIndigo][row % 3]
      let label = UILabel(frame: CGRect(x: 60, y: 0, width: width - 80, height: Self.rowHeight))
      label.text = "Row \(row + 1)"
      view.addSubview(dot)
      view.addSubview(label)
      return view
    }

    private func close() { dismiss(animated: true) }
  }
}

/// An alert and an action sheet.
enum Alerts {
  final class FirstViewController: UIViewController {
    private let answer = UILabel()
    private let sheetButton = UIButton.demo("Actions")

    override func loadView() {
      view = DemoPage(
        color: UIColor(named: "Honeydew") ?? .systemGreen,
        title: "Questions", caption: "Escape cancels, Return presses the preferred action.")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      let alertButton = UIButton.demo("Alert")
      alertButton.place(in: view)
      alertButton.addTarget(
        self, action: Selector(FirstViewController.ask), for: .touchUpInside)
      sheetButton.place(in: view)
      sheetButton.frame.origin.y += 60
      sheetButton.addTarget(
        self, action: Selector(FirstViewController.offer), for: .touchUpInside)
      answer.frame = CGRect(x: 0, y: 190, width: view.bounds.width, height: 24)
      answer.autoresizingMask = .flexibleWidth
      answer.textAlignment = .center
      answer.textColor = UIColor(white: 0, alpha: 0.6)
      view.addSubview(answer)
    }

    private func ask() {
      let alert = UIAlertController(
        title: "Delete the album?", message: "Its twelve pictures go with it.",
        preferredStyle: .alert)
      addActions(["Delete"], to: alert)
      // The return key triggers the preferred action, so it is the one that loses nothing.
      alert.preferredAction = alert.actions.last
      present(alert, animated: true)
    }

    private func offer() {
      let sheet = UIAlertController(
        title: "Album", message: "What is to become of it?", preferredStyle: .actionSheet)
      sheet.popoverPresentationController?.sourceView = sheetButton
      sheet.addAction(action("Share", style: .default))
      addActions(["Delete"], to: sheet)
      present(sheet, animated: true)
    }

    private func addActions(_ titles: [String], to alert: UIAlertController) {
      for title in titles {
        alert.addAction(action(title, style: .destructive))
      }
      alert.addAction(action("Cancel", style: .cancel))
    }

    private func action(_ title: String, style: UIAlertAction.Style) -> UIAlertAction {
      UIAlertAction(title: title, style: style) { [weak self] action in
        self?.answer.text = action.title
      }
    }
  }
}

extension Demo {
  static let sheetDetents = Demo(
    id: "sheet-detents", title: "Sheet with detents", seed: nil,
    summary: "Settles at half the height and at the top; can be dragged away.",
    trigger: "Press “Present”, drag it, then “Dismiss”.", stageSize: Demo.defaultStageSize,
    glyph: .sheet,
    phases: [
      Phase("present", .tap("Present")),
      Phase("dismiss", after: "present", .tap("Dismiss")),
    ],
    prototypes: { [SheetDetents.FirstViewController()] },
    makeRoot: { SheetDetents.FirstViewController() })

  static let alerts = Demo(
    id: "alert", title: "Alert", seed: nil,
    summary: "Asks in the middle, or from the bottom.",
    trigger: "Press “Alert” or “Actions”, then answer.", stageSize: Demo.defaultStageSize,
    glyph: .alert,
    phases: [
      Phase("present", .tap("Alert")),
      Phase("dismiss", after: "present", .key("Escape")),
    ],
    makeRoot: { Alerts.FirstViewController() })
}
