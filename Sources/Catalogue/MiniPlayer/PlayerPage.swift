import UIKit

/// The content of the open player besides the cover: the album's title, the progress, and the
/// buttons.
final class PlayerPage: UIView {
  /// A tap on it closes the player.
  let grabber = UIView()

  private let handle = UIView()
  private let titleLabel = UILabel()
  private let artistLabel = UILabel()
  private let track = UIView()
  private let played = UIView()
  private let times = [UILabel(), UILabel()]
  private let signs = [PlayerSign(.previous), PlayerSign(.pause), PlayerSign(.next)]

  /// The maximum side of the cover, in points.
  private static let largestCover: CGFloat = 360
  private static let margin: CGFloat = 32
  /// The fraction of the music that has been played.
  private static let progress: CGFloat = 0.38

  override init(frame: CGRect) {
    super.init(frame: frame)
    handle.backgroundColor = UIColor(white: 1, alpha: 0.5)
    handle.layer.cornerRadius = 2.5
    handle.isUserInteractionEnabled = false
    grabber.addSubview(handle)
    maximumContentSizeCategory = .extraExtraExtraLarge
    titleLabel.setFont(.systemFont(ofSize: 24, weight: .bold), scaledAs: .title2)
    titleLabel.textColor = .white
    artistLabel.setFont(of: .body)
    artistLabel.textColor = UIColor(white: 1, alpha: 0.7)
    track.backgroundColor = UIColor(white: 1, alpha: 0.25)
    played.backgroundColor = .white
    for line in [track, played] { line.layer.cornerRadius = 2 }
    for label in times {
      label.setFont(of: .footnote)
      label.textColor = UIColor(white: 1, alpha: 0.7)
    }
    times[1].textAlignment = .right
    let items: [UIView] = [grabber, titleLabel, artistLabel, track, played]
    for item in items + times + signs { addSubview(item) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ album: Album) {
    (titleLabel.text, artistLabel.text) = (album.title, album.artist)
    let seconds = album.minutes * 6
    let past = Int((CGFloat(seconds) * Self.progress).rounded())
    func text(_ seconds: Int) -> String {
      let rest = seconds % 60
      return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
    }
    (times[0].text, times[1].text) = (text(past), "−" + text(seconds - past))
  }

  /// Whether the cover is beside the other content instead of above it.
  private static func isWide(_ size: CGSize) -> Bool { size.width > size.height }

  /// Returns the frame of the cover on a page of a size.
  static func coverFrame(in size: CGSize) -> CGRect {
    if isWide(size) {
      let side = max(min(size.height - 160, size.width / 2 - 96, largestCover), 48).rounded()
      return CGRect(
        x: (size.width / 2 - 32 - side).rounded(), y: ((size.height - side) / 2).rounded(),
        width: side, height: side)
    }
    let side = max(min(size.width - 2 * margin, size.height - 440, largestCover), 48).rounded()
    // The content below the cover takes 264 points.
    let y = max(((size.height - side - 264) / 16).rounded() * 8, 72)
    return CGRect(x: ((size.width - side) / 2).rounded(), y: y, width: side, height: side)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = bounds.size
    let cover = Self.coverFrame(in: size)
    grabber.frame = CGRect(x: 0, y: 0, width: size.width, height: 56)
    handle.frame = CGRect(x: (size.width / 2 - 20).rounded(), y: 16, width: 40, height: 5)
    let isWide = Self.isWide(size)
    let x = isWide ? cover.maxX + 64 : cover.minX
    let y = isWide ? cover.minY + 8 : cover.maxY + 48
    let width = isWide ? min(cover.width, max(size.width - x - 32, 0)) : cover.width
    titleLabel.frame = CGRect(x: x, y: y, width: width, height: scaled(32, as: .title2))
    artistLabel.frame = CGRect(
      x: x, y: titleLabel.frame.maxY, width: width, height: scaled(24, as: .body))
    track.frame = CGRect(x: x, y: y + 88, width: width, height: 4)
    played.frame = CGRect(x: x, y: y + 88, width: (width * Self.progress).rounded(), height: 4)
    for (label, offset) in zip(times, [0, width / 2]) {
      label.frame = CGRect(
        x: x + offset, y: y + 96, width: width / 2, height: scaled(24, as: .footnote))
    }
    for (sign, index) in zip(signs, [CGFloat(-1), 0, 1]) {
      let side: CGFloat = index == 0 ? 48 : 32
      sign.frame = CGRect(
        x: (x + width / 2 + index * 96 - side / 2).rounded(), y: y + 184 - side / 2, width: side,
        height: side)
    }
  }
}
