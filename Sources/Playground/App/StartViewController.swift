import UIKit

/// The list of the demos: in as many columns as there is room for.
final class StartViewController: UIViewController {
  private let onOpen: @MainActor (Demo) -> Void
  private let scrollingView = ScrollingView()
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private let cards = Catalogue.all.map { DemoCard(demo: $0) }

  private static let gap: CGFloat = 16
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
    subtitleLabel.text = "View-controller transitions, ready to be touched"
    subtitleLabel.font = .systemFont(ofSize: 15)
    subtitleLabel.textColor = Palette.secondaryInk
    for label in [titleLabel, subtitleLabel] { scrollingView.contentView.addSubview(label) }
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
    let cardWidth = ((listWidth - CGFloat(columns - 1) * Self.gap) / CGFloat(columns)).rounded(
      .down)
    for (index, card) in cards.enumerated() {
      let frame = CGRect(
        x: left + CGFloat(index % columns) * (cardWidth + Self.gap),
        y: y + CGFloat(index / columns) * (DemoCard.height + Self.gap), width: cardWidth,
        height: DemoCard.height)
      // A pressed card is scaled, and `frame` would undo that.
      card.bounds.size = frame.size
      card.center = CGPoint(x: frame.midX, y: frame.midY)
    }
    let rows = (cards.count + columns - 1) / columns
    scrollingView.contentHeight =
      y + CGFloat(rows) * (DemoCard.height + Self.gap) + margin - Self.gap
  }

  private func columnCount(in width: CGFloat) -> Int {
    let fitting = Int(((width + Self.gap) / (Self.narrowestCard + Self.gap)).rounded(.down))
    return min(max(fitting, 1), Self.mostColumns)
  }
}
