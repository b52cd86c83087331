import Testing
import UIKit
import UIKitSnapshotTesting
import UIKitTestSupport

/// What presentations look like at rest: in regular and compact width, light and dark.
@MainActor
struct PresentationPictureTests {
  private static let appearances: [UIUserInterfaceStyle] = [.light, .dark]
  private static let regular = CGSize(width: 760, height: 620)
  private static let compact = CGSize(width: 375, height: 620)

  /// A page with something on it, so that dimming and edges can be seen.
  private final class BackgroundViewController: UIViewController {
    let source = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      let colors: [UIColor] = [.systemTeal, .systemOrange, .systemIndigo, .systemGreen]
      for index in 0..<48 {
        let tile = UIView(
          frame: CGRect(
            x: 16 + CGFloat(index % 8) * 92, y: 16 + CGFloat(index / 8) * 98, width: 80,
            height: 86))
        tile.backgroundColor = colors[(index + index / 8) % 4]
        tile.layer.cornerRadius = 12
        view.addSubview(tile)
      }
      source.backgroundColor = .label
      source.layer.cornerRadius = 6
      view.addSubview(source)
    }
  }

  private final class PageViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      let title = UILabel(frame: CGRect(x: 20, y: 24, width: 200, height: 28))
      title.text = "Presented"
      title.font = .systemFont(ofSize: 22, weight: .bold)
      view.addSubview(title)
      for row in 0..<3 {
        let bar = UIView(
          frame: CGRect(
            x: 20, y: 70 + CGFloat(row) * 26, width: 150 - CGFloat(row) * 30, height: 10))
        bar.backgroundColor = .secondarySystemFill
        bar.layer.cornerRadius = 5
        view.addSubview(bar)
      }
    }
  }

  @MainActor
  private struct Picture {
    let background = BackgroundViewController()
    let simulator: Simulator
    private let suffix: String

    init(_ size: CGSize, _ appearance: UIUserInterfaceStyle, scale: CGFloat = 1) {
      let background = background
      simulator = Simulator(
        size: size, scale: scale, framesPerSecond: 20, style: appearance, root: background)
      let width = size.width >= 600 ? "regular" : "compact"
      suffix = "\(width), \(appearance == .dark ? "dark" : "light")"
    }

    /// Presents the controller and adds the screen to a sheet.
    func present(
      _ controller: UIViewController, _ name: String, in sheet: inout SnapshotSheet
    ) {
      background.present(controller, animated: true)
      simulator.settle()
      add(name, to: &sheet)
    }

    func add(_ name: String, to sheet: inout SnapshotSheet) {
      sheet.add(simulator, named: "\(name), \(suffix)")
    }
  }

  private func each(_ body: (Picture) -> Void) {
    for size in [Self.regular, Self.compact] {
      for appearance in Self.appearances { body(Picture(size, appearance)) }
    }
  }

  @Test(arguments: [
    UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .formSheet, .currentContext,
    .overCurrentContext, .popover, .custom,
  ])
  func styles(style: UIModalPresentationStyle) {
    var sheet = SnapshotSheet()
    each { picture in
      let page = PageViewController()
      page.modalPresentationStyle = style
      if [.overFullScreen, .overCurrentContext, .custom].contains(style) {
        // What lies below can be seen through it.
        page.view.backgroundColor = .systemBackground.withAlphaComponent(0.75)
      }
      if let popover = page.popoverPresentationController {
        picture.background.source.frame = CGRect(x: 120, y: 60, width: 60, height: 24)
        popover.sourceView = picture.background.source
        page.preferredContentSize = CGSize(width: 240, height: 200)
      }
      picture.present(page, "\(style)", in: &sheet)
    }
    assertSnapshot(of: sheet, as: .image, named: "\(style)", testName: "styles")
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet])
  func sheetsThatWereAskedFor(style: UIModalPresentationStyle) {
    var sheet = SnapshotSheet()
    each { picture in
      let page = PageViewController()
      page.modalPresentationStyle = style
      page.sheetPresentationController?.detents = [.medium(), .large()]
      page.sheetPresentationController?.prefersGrabberVisible = true
      picture.present(page, "\(style)", in: &sheet)
    }
    assertSnapshot(of: sheet, as: .image, named: "\(style)", testName: "sheets")
  }

  @Test func aSheetOverSomethingThatIsNotDimmed() {
    var sheet = SnapshotSheet()
    for appearance in Self.appearances {
      let picture = Picture(Self.compact, appearance)
      let page = PageViewController()
      page.modalPresentationStyle = .pageSheet
      page.sheetPresentationController?.detents = [.medium(), .large()]
      page.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
      page.sheetPresentationController?.preferredCornerRadius = 24
      picture.present(page, "undimmed", in: &sheet)
    }
    assertSnapshot(of: sheet, as: .image, named: "undimmed", testName: "sheets")
  }

  private static let sides: [(UIPopoverArrowDirection, CGPoint)] = [
    (.up, CGPoint(x: 300, y: 100)), (.down, CGPoint(x: 300, y: 500)),
    (.left, CGPoint(x: 60, y: 300)), (.right, CGPoint(x: 640, y: 300)),
  ]

  @Test(arguments: 0..<4) func popovers(side: Int) {
    let (direction, place) = Self.sides[side]
    var sheet = SnapshotSheet()
    for appearance in Self.appearances {
      let picture = Picture(Self.regular, appearance, scale: 2)
      picture.background.source.frame = CGRect(x: place.x, y: place.y, width: 60, height: 24)
      let page = PageViewController()
      page.modalPresentationStyle = .popover
      page.preferredContentSize = CGSize(width: 240, height: 180)
      page.popoverPresentationController?.sourceView = picture.background.source
      page.popoverPresentationController?.permittedArrowDirections = direction
      picture.present(page, "\(direction)", in: &sheet)
    }
    assertSnapshot(of: sheet, as: .image, named: "\(direction)", testName: "popovers")
  }

  /// In the corner the arrow points at what it can.
  @Test func aPopoverInTheCorner() {
    var sheet = SnapshotSheet()
    let picture = Picture(Self.regular, .light, scale: 2)
    picture.background.source.frame = CGRect(x: 720, y: 10, width: 30, height: 24)
    let page = PageViewController()
    page.modalPresentationStyle = .popover
    page.preferredContentSize = CGSize(width: 240, height: 180)
    page.popoverPresentationController?.sourceView = picture.background.source
    picture.present(page, "corner", in: &sheet)
    assertSnapshot(of: sheet, as: .image, named: "corner", testName: "popovers")
  }

  private func alert(
    _ style: UIAlertController.Style, _ message: String, _ titles: [String]
  ) -> UIAlertController {
    let alert = UIAlertController(
      title: "Delete the album?", message: message, preferredStyle: style)
    for title in titles {
      let style: UIAlertAction.Style =
        title == "Cancel" ? .cancel : title == "Delete" ? .destructive : .default
      alert.addAction(UIAlertAction(title: title, style: style))
    }
    return alert
  }

  private static let message = "Its twelve pictures go with it, and cannot be brought back."

  @Test func alerts() {
    var sheet = SnapshotSheet()
    each { picture in
      picture.present(
        alert(.alert, Self.message, ["Cancel", "Delete"]), "two answers", in: &sheet)
    }
    Picture(Self.compact, .light).present(
      alert(.alert, Self.message, ["Keep a copy", "Delete", "Cancel"]), "three answers",
      in: &sheet)
    Picture(Self.compact, .light).present(
      alert(
        .alert, String(repeating: Self.message + " ", count: 20),
        (1...12).map { "Answer \($0)" } + ["Cancel"]),
      "longer than the screen", in: &sheet)
    assertSnapshot(of: sheet, as: .image)
  }

  @Test func actionSheets() {
    var sheet = SnapshotSheet()
    each { picture in
      let question = alert(
        .actionSheet, Self.message, ["Share", "Keep a copy", "Delete", "Cancel"])
      picture.background.source.frame = CGRect(x: 300, y: 60, width: 60, height: 24)
      question.popoverPresentationController?.sourceView = picture.background.source
      picture.present(question, "four answers", in: &sheet)
    }
    assertSnapshot(of: sheet, as: .image)
  }

  /// The row under the finger.
  @Test func aPressedAnswer() {
    var sheet = SnapshotSheet()
    for appearance in Self.appearances {
      let picture = Picture(Self.compact, appearance, scale: 2)
      picture.background.present(
        alert(.alert, Self.message, ["Cancel", "Delete"]), animated: false)
      picture.simulator.settle()
      picture.simulator.touchDown(at: CGPoint(x: 255, y: 375))
      picture.simulator.advance(by: 0.2)
      picture.add("pressed", to: &sheet)
    }
    assertSnapshot(of: sheet, as: .image)
  }
}
