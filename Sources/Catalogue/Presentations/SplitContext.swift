import UIKit

/// A presentation that covers one column of a split view controller, and leaves the other one
/// visible.
enum SplitContext {
  final class SplitController: UISplitViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      preferredDisplayMode = .oneBesideSecondary
      setViewController(MailboxController(), for: .primary)
      setViewController(LetterController(), for: .secondary)
    }
  }

  final class MailboxController: UIViewController {
    override func loadView() {
      view = DemoPage(
        color: .sky, title: "Mailbox",
        caption: "It stays, and takes touches.")
      title = "Mailbox"
    }
  }

  /// A controller that defines the presentation context: what it presents covers this column.
  final class LetterController: UIViewController {
    @Parameter("Transition", choices: Choices.transitionStyles)
    private var transitionStyle = UIModalTransitionStyle.coverVertical

    override func loadView() {
      definesPresentationContext = true
      view = DemoPage(
        color: .honeydew, title: "Letter",
        caption: "It defines a presentation context.",
        hint: "modalPresentationStyle = .currentContext")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      let button = UIButton.demo("Reply")
      button.place(in: view)
      button.addTarget(self, action: Selector(LetterController.reply), for: .touchUpInside)
    }

    private func reply() {
      let reply = ReplyController()
      reply.modalPresentationStyle = .currentContext
      reply.modalTransitionStyle = transitionStyle
      present(reply, animated: true)
    }
  }

  final class ReplyController: UIViewController {
    override func loadView() {
      view = DemoPage(
        color: .cantaloupe, title: "Reply",
        caption: "As large as its column.")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      let button = UIButton.demo("Send")
      button.place(in: view)
      button.addTarget(self, action: Selector(ReplyController.send), for: .touchUpInside)
    }

    private func send() { dismiss(animated: true) }
  }
}

extension Demo {
  static let splitContext = Demo(
    id: "split-context", title: "A column as context", seed: 3,
    summary: "Covers one column of a split view.",
    trigger: "Press “Reply”, then “Send”.", stageSize: Demo.tablet, glyph: .coveredColumn,
    phases: [
      Phase("present", .tap("Reply")),
      Phase("dismiss", after: "present", .tap("Send")),
    ],
    prototypes: { [SplitContext.LetterController()] },
    makeRoot: { SplitContext.SplitController(style: .doubleColumn) })
}

extension DemoGlyph {
  /// A page slides up in the right column.
  static let coveredColumn: DemoGlyph = {
    let list = Page(color: .sky).at(width: 0.36)
    let letter = Page(color: .honeydew).at(x: 0.37, width: 0.63)
    func reply(_ y: CGFloat) -> Page {
      Page(color: .cantaloupe).at(x: 0.37, y: y, width: 0.63, height: 1 - y)
    }
    return DemoGlyph(
      before: [list, letter], during: [list, letter, reply(0.5)], after: [list, reply(0)])
  }()
}
