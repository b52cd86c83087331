import UIKit

// Cards in a wallet. The tapped card moves up, and the others gather at the bottom.

/// Shows the cards as a fan, or as a pile below the open card.
final class WalletViewController: UIViewController {
  private static let top: CGFloat = 104
  private static let openTop: CGFloat = 72
  /// The visible height of a card of the pile.
  private static let pileStep: CGFloat = 12
  private static let widest: CGFloat = 420
  private static let narrowestWide: CGFloat = 840
  /// The maximum left margin on a wide screen.
  private static let widestMargin: CGFloat = 192
  /// The distance between a card and the details beside it.
  static let gap: CGFloat = 24

  private let titleLabel = UILabel()
  private let captionLabel = UILabel()
  private let cards = Pass.all.map { PassView($0) }
  /// The open card; nil while the cards form a fan.
  private var openCard: PassView?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    view.clipsToBounds = true
    titleLabel.text = "Wallet"
    // Larger text would overlap the cards.
    view.maximumContentSizeCategory = .extraExtraExtraLarge
    titleLabel.setFont(.systemFont(ofSize: 28, weight: .bold), scaledAs: .title1)
    captionLabel.text = "Six cards, one of them for tomorrow"
    captionLabel.setFont(of: .subheadline)
    captionLabel.textColor = .secondaryLabel
    for item in [titleLabel, captionLabel] + cards { view.addSubview(item) }
    for card in cards {
      card.addGestureRecognizer(
        UITapGestureRecognizer(target: self, action: Selector(WalletViewController.open)))
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (size, safeArea) = (view.bounds.size, view.safeAreaInsets)
    let frame = cardFrame
    let bottom = safeArea.top + Self.top - 16
    let (title, caption) = (view.scaled(36, as: .title1), view.scaled(24, as: .subheadline))
    titleLabel.frame = CGRect(
      x: frame.minX, y: bottom - caption - title, width: frame.width, height: title)
    captionLabel.frame = CGRect(
      x: frame.minX, y: bottom - caption, width: frame.width, height: caption)
    titleLabel.alpha = openCard == nil ? 1 : 0
    captionLabel.alpha = openCard == nil ? 1 : 0
    var isBelow = 0
    for (index, card) in cards.enumerated() {
      if openCard == nil {
        card.frame = frame.offsetBy(dx: 0, dy: CGFloat(index) * strip)
      } else if card === openCard {
        card.frame = openFrame
      } else {
        // Only the edges of the cards in the pile are visible, none of their text.
        let rise = Self.pileStep * CGFloat(cards.count - 1 - isBelow) + 4 + safeArea.bottom
        card.frame = frame.offsetBy(dx: 0, dy: size.height - rise - frame.minY)
        isBelow += 1
      }
    }
  }

  /// The frame of the open card.
  var openFrame: CGRect {
    var frame = cardFrame
    frame.origin.y = view.safeAreaInsets.top + Self.openTop
    return frame
  }

  /// Whether the details of the open card are beside it instead of below.
  var isWide: Bool { view.bounds.width >= Self.narrowestWide }

  /// The frame of the first card of the fan.
  private var cardFrame: CGRect {
    let size = view.bounds.size
    let width = min(size.width - 32, Self.widest)
    // The card is at the left if the details are beside it.
    let x =
      isWide
      ? max(min((size.width - 2 * width - Self.gap) / 2, Self.widestMargin), 16)
      : (size.width - width) / 2
    return CGRect(
      x: x.rounded(), y: view.safeAreaInsets.top + Self.top, width: width, height: PassView.height)
  }

  /// The visible height of a card of the fan. It is smaller on a small screen.
  private var strip: CGFloat {
    let room = view.bounds.height - cardFrame.minY - PassView.height - 16
    return min(PassView.stripHeight, max(room / CGFloat(cards.count - 1), 32).rounded(.down))
  }

  private func open(_ tap: UITapGestureRecognizer) {
    guard let card = tap.view as? PassView, presentedViewController == nil else { return }
    present(PassViewController(card, wallet: self), animated: true)
  }

  /// Moves one card up and gathers the others at the bottom; nil shows the fan again. The order of
  /// the cards does not change.
  func gather(below card: PassView?) {
    openCard = card
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }
}

extension Demo {
  static let cardStack = Demo(
    id: "card-stack", title: "Wallet", seed: nil,
    summary: "A card comes out of the wallet; the others gather at the bottom.",
    trigger: "Tap a card, then drag it down; catch it on its way.",
    stageSize: Demo.defaultStageSize, glyph: .cardStack,
    phases: [
      Phase("open", .tapAt(CGPoint(x: 230, y: 188))),
      Phase("close", after: "open", .tap("Done")),
      Phase(
        "drag down", after: "open",
        .drag(from: CGPoint(x: 195, y: 240), to: CGPoint(x: 195, y: 560), duration: 0.4)),
      Phase(
        "drag-cancel", after: "open",
        .dragBack(
          from: CGPoint(x: 195, y: 240), via: CGPoint(x: 195, y: 400),
          to: CGPoint(x: 195, y: 250), duration: 0.3)),
      Phase(
        "catch",
        .series(
          [
            .tapAt(CGPoint(x: 230, y: 188)),
            .drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 480), duration: 0.3),
          ], pause: 0.15)),
    ],
    tracedViews: ["Nordwind", "Kulturhuset"],
    prototypes: {
      let wallet = WalletViewController()
      let page = PassViewController(PassView(Pass.all[0]), wallet: wallet)
      return withExtendedLifetime(wallet) { [PassTransition(page, opens: true), page] }
    },
    makeRoot: { WalletViewController() })
}
