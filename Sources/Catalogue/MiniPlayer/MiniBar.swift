import UIKit

/// The bar that shows the album that plays.
final class MiniBar: UIView {
  static let height: CGFloat = 64
  static let cornerRadius: CGFloat = 16
  /// The frame of the cover in the bar.
  static let coverFrame = CGRect(x: 8, y: 8, width: 48, height: 48)
  static let coverRadius: CGFloat = 8
  static let background = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(hex: 0x2C2C2E) : UIColor(hex: 0xFFFFFF)
  }

  let words = MiniWords()
  private let coverView = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.castShadow(self)
    layer.cornerRadius = Self.cornerRadius
    coverView.frame = Self.coverFrame
    coverView.layer.cornerRadius = Self.coverRadius
    coverView.clipsToBounds = true
    for item in [coverView, words] { addSubview(item) }
  }

  required init?(coder: NSCoder) { nil }

  /// Gives a view the colour and the shadow of the bar.
  static func castShadow(_ view: UIView) {
    view.backgroundColor = background
    view.layer.shadowOpacity = 0.25
    view.layer.shadowRadius = 16
    view.layer.shadowOffset = CGSize(width: 0, height: 4)
  }

  func show(_ album: Album) {
    coverView.image = album.cover
    words.show(album)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    words.frame = bounds
  }
}

/// The text and the symbols of the bar, beside the cover.
final class MiniWords: UIView {
  private let titleLabel = UILabel()
  private let artistLabel = UILabel()
  private let play = PlayerSign(.pause)
  private let skip = PlayerSign(.next)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    maximumContentSizeCategory = .extraExtraExtraLarge
    titleLabel.setFont(.systemFont(ofSize: 15, weight: .semibold), scaledAs: .subheadline)
    artistLabel.setFont(of: .footnote)
    artistLabel.textColor = .secondaryLabel
    for sign in [play, skip] { sign.color = .label }
    for item in [titleLabel, artistLabel, play, skip] { addSubview(item) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ album: Album) {
    (titleLabel.text, artistLabel.text) = (album.title, album.artist)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let (title, artist) = (scaled(20, as: .subheadline), scaled(20, as: .footnote))
    let y = ((MiniBar.height - title - artist) / 2).rounded()
    titleLabel.frame = CGRect(x: 72, y: y, width: width - 176, height: title)
    artistLabel.frame = CGRect(x: 72, y: y + title, width: width - 176, height: artist)
    play.frame = CGRect(x: width - 88, y: 20, width: 24, height: 24)
    skip.frame = CGRect(x: width - 44, y: 20, width: 24, height: 24)
  }
}

/// A symbol on a button of the player.
final class PlayerSign: UIView {
  enum Kind { case pause, next, previous }

  private let kind: Kind
  var color = UIColor.white { didSet { setNeedsDisplay() } }

  init(_ kind: Kind) {
    self.kind = kind
    super.init(frame: .zero)
    backgroundColor = .clear
    contentMode = .redraw
    isUserInteractionEnabled = false
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (sign: PlayerSign, _) in
      sign.setNeedsDisplay()
    }
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let (width, height) = (bounds.width, bounds.height)
    color.setFill()
    func bar(_ x: CGFloat, _ share: CGFloat) {
      let frame = CGRect(
        x: x * width, y: height * 0.12, width: share * width, height: height * 0.76)
      UIBezierPath(roundedRect: frame, cornerRadius: share * width * 0.3).fill()
    }
    func triangle(_ start: CGFloat, _ end: CGFloat) {
      let path = UIBezierPath()
      path.move(to: CGPoint(x: start * width, y: height * 0.18))
      path.addLine(to: CGPoint(x: end * width, y: height * 0.5))
      path.addLine(to: CGPoint(x: start * width, y: height * 0.82))
      path.close()
      path.fill()
    }
    switch kind {
    case .pause:
      bar(0.16, 0.24)
      bar(0.6, 0.24)
    case .next:
      triangle(0, 0.5)
      triangle(0.48, 1)
    case .previous:
      triangle(0.52, 0)
      triangle(1, 0.5)
    }
  }
}
