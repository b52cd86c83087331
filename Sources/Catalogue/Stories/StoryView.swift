import UIKit

/// A story's picture and headline: a card in the list, and the head of its page.
final class StoryView: UIView {
  /// The height of the headline, below the picture.
  static let headlineHeight: CGFloat = 104
  /// Text is no wider than this, so that it can be read.
  private static let widestText: CGFloat = 640
  private static let margin: CGFloat = 24

  private let picture = UIImageView()
  private let kickerLabel = UILabel()
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemGroupedBackground
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    kickerLabel.font = .systemFont(ofSize: 12, weight: .semibold)
    kickerLabel.textColor = .secondaryLabel
    titleLabel.font = .systemFont(ofSize: 22, weight: .bold)
    subtitleLabel.font = .preferredFont(forTextStyle: .subheadline)
    subtitleLabel.textColor = .secondaryLabel
    for item in [picture, kickerLabel, titleLabel, subtitleLabel] { addSubview(item) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ story: Story) {
    picture.image = story.photograph?.image
    kickerLabel.text = story.kicker
    titleLabel.text = story.title
    subtitleLabel.text = story.subtitle
  }

  /// Where text begins in a page of a width.
  static func margin(inWidth width: CGFloat) -> CGFloat {
    max((width - widestText) / 2, 0) + margin
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bottom = bounds.height - Self.headlineHeight
    picture.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bottom)
    let x = Self.margin(inWidth: bounds.width)
    for (label, y, height) in [
      (kickerLabel, 16, 16), (titleLabel, 32, 32), (subtitleLabel, 64, 24),
    ] as [(UILabel, CGFloat, CGFloat)] {
      // As wide as its text: in an animation it moves, and is not stretched.
      label.frame = CGRect(
        x: x, y: bottom + y, width: label.intrinsicContentSize.width, height: height)
    }
  }
}

/// A card in the list.
final class StoryCell: UICollectionViewCell {
  static let identifier = "story"
  static let cornerRadius: CGFloat = 16
  static let height: CGFloat = 304

  private let story = StoryView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = Self.cornerRadius
    contentView.clipsToBounds = true
    story.frame = contentView.bounds
    story.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(story)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ story: Story) { self.story.show(story) }
}
