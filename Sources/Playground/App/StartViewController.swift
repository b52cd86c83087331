import UIKit

/// The list of the demos: in as many columns as there is room for.
final class StartViewController: UIViewController {
  private let onOpen: @MainActor (Demo) -> Void
  private let scrollingView = ScrollingView()
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private let keysLabel = UILabel()
  private let cards = Catalogue.all.map { DemoCard(demo: $0) }

  /// A line breaks between two keys only.
  private static let keys = [
    "Esc  back", "Space  pause", "T  slow motion", "D  light or dark", "F11  full screen",
    "F12  picture", "Ctrl-Q  quit",
  ].map { $0.replacingOccurrences(of: " ", with: "\u{A0}") }.joined(separator: "     ")

  private static let gap: CGFloat = 16
  /// Between rows: all demos and the keys below them are to be seen without scrolling.
  private static let rowGap: CGFloat = 12
  /// The narrowest that a card is beside another one.
  private static let narrowestCard: CGFloat = 320
  private static let mostColumns = 3
  /// A row of text gets hard to read beyond this, and the list stays in the middle.
  private static let widestList: CGFloat = 1200

  init(onOpen: @escaping @MainActor (Demo) -> Void) {
    self.onOpen = onOpen
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.canvas
    scrollingView.frame = view.bounds
    scrollingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scrollingView)

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
    for label in [titleLabel, subtitleLabel, keysLabel] {
      scrollingView.contentView.addSubview(label)
    }
    for card in cards {
      card.addTarget(self, action: Selector(StartViewController.open), for: .touchUpInside)
      scrollingView.contentView.addSubview(card)
    }
  }

  private func open(_ card: DemoCard) { onOpen(card.demo) }

  /// Moves the list by points, as the wheel does.
  func scroll(by points: CGFloat) { scrollingView.scroll(by: points) }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let width = view.bounds.size.width
    let margin: CGFloat = width < 480 ? 16 : 32
    let listWidth = min(width - 2 * margin, Self.widestList)
    guard listWidth > 0 else { return }
    let left = ((width - listWidth) / 2).rounded()

    let isSmall = width < 480
    titleLabel.font = .systemFont(ofSize: isSmall ? 28 : 34, weight: .bold)
    var y: CGFloat = isSmall ? 32 : 48
    titleLabel.frame = CGRect(x: left, y: y, width: listWidth, height: isSmall ? 36 : 44)
    y = titleLabel.frame.maxY + 4
    subtitleLabel.frame = CGRect(x: left, y: y, width: listWidth, height: 20)
    y = subtitleLabel.frame.maxY + 24

    let columns = columnCount(in: listWidth)
    let style: DemoCard.Style = columns > 1 ? .tile : .row
    let cardHeight = style.height
    let rowGap = style == .row ? Self.rowGap : Self.gap
    let cardWidth = ((listWidth - CGFloat(columns - 1) * Self.gap) / CGFloat(columns)).rounded(
      .down)
    for (index, card) in cards.enumerated() {
      let frame = CGRect(
        x: left + CGFloat(index % columns) * (cardWidth + Self.gap),
        y: y + CGFloat(index / columns) * (cardHeight + rowGap), width: cardWidth,
        height: cardHeight)
      card.style = style
      // A pressed card is scaled, and `frame` would undo that.
      card.bounds.size = frame.size
      card.center = CGPoint(x: frame.midX, y: frame.midY)
    }
    let rows = (cards.count + columns - 1) / columns
    y += CGFloat(rows) * (cardHeight + rowGap) + 8
    let space = CGSize(width: listWidth, height: 200)
    let keysHeight = keysLabel.sizeThatFits(space).height.rounded(.up)
    keysLabel.frame = CGRect(x: left, y: y, width: listWidth, height: keysHeight)
    scrollingView.contentHeight = keysLabel.frame.maxY + margin
  }

  private func columnCount(in width: CGFloat) -> Int {
    let fitting = Int(((width + Self.gap) / (Self.narrowestCard + Self.gap)).rounded(.down))
    return min(max(fitting, 1), Self.mostColumns)
  }
}
