import Catalogue
import UIKit

/// The list of the demos, section by section, in as many columns as there is room for; below it the
/// keys, which stay where they are.
final class StartViewController: UIViewController {
  private let onOpen: @MainActor (Demo) -> Void
  private let list = CardList()
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private let footer = UIView()
  private let footerEdge = UIView()
  private let keysLabel = UILabel()
  private let sections = Catalogue.sections.map { DemoSection($0) }

  /// A line breaks between two keys only.
  private static let keys = [
    "Esc  back", "Space  pause", "T  slow motion", "D  light or dark", "Ctrl-← →  turn",
    "F11  full screen",
    "F12  picture", "Ctrl-Q  quit",
  ].map { $0.replacingOccurrences(of: " ", with: "\u{A0}") }.joined(separator: "     ")

  private static let gap: CGFloat = 16
  /// Between rows, and more of it before a heading.
  private static let rowGap: CGFloat = 12
  private static let sectionGap: CGFloat = 28
  /// The narrowest that a card is beside another one.
  private static let narrowestCard: CGFloat = 320
  private static let mostColumns = 3
  /// A row of text gets hard to read beyond this, and the list stays in the middle.
  private static let widestList: CGFloat = 1200

  init(onOpen: @escaping @MainActor (Demo) -> Void) {
    self.onOpen = onOpen
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.canvas
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)

    titleLabel.text = "Transition Playground"
    titleLabel.textColor = Palette.ink
    titleLabel.adjustsFontSizeToFitWidth = true
    subtitleLabel.text = "View-controller transitions to touch"
    subtitleLabel.font = .systemFont(ofSize: 15)
    subtitleLabel.textColor = Palette.secondaryInk
    keysLabel.text = Self.keys
    keysLabel.font = .systemFont(ofSize: 12)
    keysLabel.textColor = Palette.secondaryInk
    keysLabel.numberOfLines = 0
    for label in [titleLabel, subtitleLabel] { list.addSubview(label) }
    for section in sections {
      list.addSubview(section.heading)
      for card in section.cards {
        card.addTarget(self, action: Selector(StartViewController.open), for: .touchUpInside)
        list.addSubview(card)
      }
    }
    footer.backgroundColor = Palette.canvas
    footerEdge.backgroundColor = Palette.hairline
    footer.addSubview(footerEdge)
    footer.addSubview(keysLabel)
    view.addSubview(footer)
  }

  private func open(_ card: DemoCard) { onOpen(card.demo) }

  // MARK: Keys

  private static let moves: [String: CardGrid.Move] = [
    UIKeyCommand.inputUpArrow: .up, UIKeyCommand.inputDownArrow: .down,
    UIKeyCommand.inputLeftArrow: .left, UIKeyCommand.inputRightArrow: .right,
    UIKeyCommand.inputHome: .first, UIKeyCommand.inputEnd: .last,
    UIKeyCommand.inputPageUp: .pageUp, UIKeyCommand.inputPageDown: .pageDown,
  ]

  override var keyCommands: [UIKeyCommand]? {
    Self.moves.keys.sorted().map { input in
      UIKeyCommand(
        input: input, modifierFlags: [], action: Selector(StartViewController.moveFocus))
    }
  }

  private func moveFocus(_ command: UIKeyCommand) {
    guard let move = command.input.flatMap({ Self.moves[$0] }) else { return }
    view.layoutIfNeeded()
    let cards = sections.flatMap(\.cards)
    let focused = UIApplication.shared.focusedView
    let grid = CardGrid(frames: cards.map(\.frame), pageHeight: list.bounds.size.height)
    let next = grid.card(after: move, from: cards.firstIndex { $0 === focused })
    if let next { cards[next].focusByKeyboard() }
  }

  // MARK: Layout

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let width = view.bounds.size.width
    let margin: CGFloat = width < 480 ? 16 : 32
    let listWidth = min(width - 2 * margin, Self.widestList)
    guard listWidth > 0 else { return }
    let left = ((width - listWidth) / 2).rounded()
    layOutFooter(left: left, width: listWidth)
    list.frame = CGRect(x: 0, y: 0, width: width, height: footer.frame.minY)

    let isSmall = width < 480
    titleLabel.font = .systemFont(ofSize: isSmall ? 28 : 34, weight: .bold)
    var y: CGFloat = isSmall ? 32 : 48
    titleLabel.frame = CGRect(x: left, y: y, width: listWidth, height: isSmall ? 36 : 44)
    y = titleLabel.frame.maxY + 4
    subtitleLabel.frame = CGRect(x: left, y: y, width: listWidth, height: 20)
    y = subtitleLabel.frame.maxY
    for section in sections {
      y = layOut(section, x: left, y: y + Self.sectionGap, width: listWidth)
    }
    list.contentSize = CGSize(width: width, height: y + margin)
  }

  private func layOutFooter(left: CGFloat, width: CGFloat) {
    let size = view.bounds.size
    let keysHeight = keysLabel.sizeThatFits(CGSize(width: width, height: 200)).height.rounded(.up)
    let height = keysHeight + 32
    footer.frame = CGRect(x: 0, y: size.height - height, width: size.width, height: height)
    let pixel = 1 / max(traitCollection.displayScale, 1)
    footerEdge.frame = CGRect(x: 0, y: 0, width: size.width, height: pixel)
    keysLabel.frame = CGRect(x: left, y: 16, width: width, height: keysHeight)
  }

  /// Returns where the section ends.
  private func layOut(_ section: DemoSection, x: CGFloat, y: CGFloat, width: CGFloat) -> CGFloat {
    section.heading.frame = CGRect(x: x, y: y, width: width, height: 20)
    let top = section.heading.frame.maxY + 10
    let columns = columnCount(in: width)
    let style: DemoCard.Style = columns > 1 ? .tile : .row
    let rowGap = style == .row ? Self.rowGap : Self.gap
    let cardWidth = ((width - CGFloat(columns - 1) * Self.gap) / CGFloat(columns)).rounded(.down)
    for (index, card) in section.cards.enumerated() {
      card.style = style
      // A pressed card is scaled, and `frame` would undo that.
      card.bounds.size = CGSize(width: cardWidth, height: style.height)
      card.center = CGPoint(
        x: x + CGFloat(index % columns) * (cardWidth + Self.gap) + cardWidth / 2,
        y: top + CGFloat(index / columns) * (style.height + rowGap) + style.height / 2)
    }
    let rows = (section.cards.count + columns - 1) / columns
    return top + CGFloat(rows) * (style.height + rowGap) - rowGap
  }

  private func columnCount(in width: CGFloat) -> Int {
    let fitting = Int(((width + Self.gap) / (Self.narrowestCard + Self.gap)).rounded(.down))
    return min(max(fitting, 1), Self.mostColumns)
  }
}

/// A heading, and the cards of the demos under it.
@MainActor
private struct DemoSection {
  let heading = UILabel()
  let cards: [DemoCard]

  init(_ section: Catalogue.Section) {
    cards = section.demos.map { DemoCard(demo: $0) }
    heading.text = section.title
    heading.font = .systemFont(ofSize: 13, weight: .semibold)
    heading.textColor = Palette.secondaryInk
  }
}
