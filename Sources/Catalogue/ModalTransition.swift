import UIKit

/// The four transition styles of the system.
enum ModalTransition {
  final class FirstViewController: UIViewController {
    @Parameter("Presentation", choices: Choices.presentationStyles)
    private var presentationStyle = UIModalPresentationStyle.fullScreen
    private let style: UIModalTransitionStyle
    private let name: String

    init(_ style: UIModalTransitionStyle, name: String) {
      self.style = style
      self.name = name
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
      view = DemoPage(
        size: Demo.defaultStageSize, color: UIColor(named: "Honeydew") ?? .systemGreen,
        title: "First", caption: "One property chooses the transition.",
        hint: "modalTransitionStyle = .\(name)")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      addButton("Present", to: view, action: Selector(FirstViewController.showSecond))
    }

    private func showSecond() {
      let second = SecondViewController()
      second.modalTransitionStyle = style
      // `.partialCurl` works only if the presenter fills the screen.
      second.modalPresentationStyle = style == .partialCurl ? .fullScreen : presentationStyle
      present(second, animated: true)
    }
  }

  final class SecondViewController: UIViewController {
    override func loadView() {
      view = DemoPage(
        size: Demo.defaultStageSize, color: UIColor(named: "Cantaloupe") ?? .systemOrange,
        title: "Second", caption: "The dismissal is the same, reversed.")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      addButton("Dismiss", to: view, action: Selector(SecondViewController.goBack))
    }

    private func goBack() { dismiss(animated: true) }
  }

  /// Returns the demo of a style. The arguments are the style's name in the id and in Swift, its
  /// title, its description and its picture in the list.
  fileprivate static func demo(
    _ id: String, _ style: UIModalTransitionStyle, name: String, title: String, summary: String,
    glyph: DemoGlyph
  ) -> Demo {
    Demo(
      id: "modal-transition-\(id)", title: title, seed: 3, summary: summary,
      trigger: "Press “Present”, then “Dismiss”.", stageSize: Demo.defaultStageSize, glyph: glyph,
      phases: [
        Phase("present", .tap("Present")),
        Phase("dismiss", after: "present", .tap("Dismiss")),
      ],
      prototypes: { style == .partialCurl ? [] : [FirstViewController(style, name: name)] },
      makeRoot: { FirstViewController(style, name: name) })
  }
}

extension UIViewController {
  /// Adds a button low on the page, where a curled page above leaves it visible.
  fileprivate func addButton(_ title: String, to view: UIView, action: Selector) {
    let button = UIButton.soft(title, background: UIColor(white: 1, alpha: 0.7))
    button.setTitleColor(.black, for: .normal)
    button.frame = CGRect(
      x: (view.bounds.size.width - 160) / 2, y: view.bounds.size.height - 160, width: 160,
      height: 44)
    button.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin]
    button.addTarget(self, action: action, for: .touchUpInside)
    view.addSubview(button)
  }
}

extension Demo {
  static let modalTransitionCoverVertical = ModalTransition.demo(
    "cover-vertical", .coverVertical, name: "coverVertical", title: "Cover vertical",
    summary: "Slides up from below.", glyph: .coverFruit)
  static let modalTransitionFlipHorizontal = ModalTransition.demo(
    "flip-horizontal", .flipHorizontal, name: "flipHorizontal", title: "Flip horizontal",
    summary: "Turns over like a card.", glyph: .card)
  static let modalTransitionCrossDissolve = ModalTransition.demo(
    "cross-dissolve", .crossDissolve, name: "crossDissolve", title: "Cross dissolve",
    summary: "Fades in while the other fades out.", glyph: .dissolve)
  static let modalTransitionPartialCurl = ModalTransition.demo(
    "partial-curl", .partialCurl, name: "partialCurl", title: "Partial curl",
    summary: "Lies beneath; the page above curls up.", glyph: .curl)
}
