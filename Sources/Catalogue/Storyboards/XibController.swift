import UIKit

// A controller whose view is in a xib. The file is named after the class, so UIKit finds it without
// a name in the code.

/// A writing desk.
private final class DeskViewController: UIViewController {
  override func loadView() {
    view = DemoPage(
      color: .honeydew, title: "Desk",
      caption: "Postcard.xib belongs to PostcardController.",
      hint: "Outlets and actions lead to the file’s owner")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton.demo("Write")
    button.place(in: view)
    button.addTarget(self, action: Selector(DeskViewController.write), for: .touchUpInside)
  }

  private func write() {
    let postcard = PostcardController()
    postcard.greeting = "Greetings from a file."
    postcard.modalPresentationStyle = .fullScreen
    present(postcard, animated: true)
  }
}

final class PostcardController: UIViewController {
  override class var actions: [String: Selector] {
    ["send:": Selector(PostcardController.send)]
  }

  @Outlet private var greetingLabel: UILabel!
  var greeting = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    greetingLabel?.text = greeting
  }

  private func send() { dismiss(animated: true) }
}

extension Demo {
  static let xibController = Demo(
    id: "xib-controller", title: "A controller from a xib", seed: 3,
    summary: "The file has the name of its class.",
    trigger: "Press “Write”, then “Send”.",
    stageSize: Demo.defaultStageSize, glyph: .postcard,
    phases: [
      Phase("present", .tap("Write")),
      Phase("dismiss", after: "present", .tap("Send")),
    ],
    makeRoot: { DeskViewController() })
}

extension DemoGlyph {
  /// A card with a stamp slides up.
  static let postcard: DemoGlyph = {
    let desk = Page(color: .honeydew)
    func card(_ y: CGFloat) -> [Page] {
      [
        Page(color: .sky, ink: .clear).at(y: y),
        Page(color: .white, ink: .clear).at(x: 0.1, y: y + 0.25, width: 0.8, height: 0.35),
        Page(color: .cantaloupe, ink: .clear).at(x: 0.7, y: y + 0.29, width: 0.14, height: 0.12),
      ]
    }
    return DemoGlyph(before: [desk], during: [desk] + card(0.5), after: card(0))
  }()
}
