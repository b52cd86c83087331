import UIKit

/// A story's picture and headline: the card in the list, and the top of its page.
final class StoryView: UIView {
  /// The largest text size for which a card has room.
  static let largestText = UIContentSizeCategory.extraExtraExtraLarge
  /// The size of a title in points that is as wide as a card on a phone, but for its margins.
  private static let largestTitle: CGFloat = 25
  /// The maximum width of text in points, for readable lines.
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
    maximumContentSizeCategory = Self.largestText
    kickerLabel.setFont(.systemFont(ofSize: 12, weight: .semibold), scaledAs: .caption1)
    kickerLabel.textColor = .secondaryLabel
    titleLabel.font = UIFontMetrics(forTextStyle: .title2).scaledFont(
      for: .systemFont(ofSize: 22, weight: .bold), maximumPointSize: Self.largestTitle)
    titleLabel.adjustsFontForContentSizeCategory = true
    subtitleLabel.setFont(of: .subheadline)
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

  /// Returns the left margin of text on a page of a width.
  static func margin(inWidth width: CGFloat) -> CGFloat {
    max((width - widestText) / 2, 0) + margin
  }

  /// The heights of the labels.
  private static func lineHeights(in view: UIView) -> [CGFloat] {
    [
      view.scaled(16, as: .caption1), view.scaled(32, as: .title2),
      view.scaled(24, as: .subheadline),
    ]
  }

  /// Returns the height of the headline below the picture, at the text size of a view.
  static func headlineHeight(in view: UIView) -> CGFloat {
    lineHeights(in: view).reduce(32, +)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bottom = bounds.height - Self.headlineHeight(in: self)
    picture.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bottom)
    let x = Self.margin(inWidth: bounds.width)
    var y = bottom + 16
    for (label, height) in zip(
      [kickerLabel, titleLabel, subtitleLabel], Self.lineHeights(in: self))
    {
      // The label is as wide as its text, so that an animation moves it without stretching it.
      let width = min(label.intrinsicContentSize.width, max(bounds.width - x, 0))
      label.frame = CGRect(x: x, y: y, width: width, height: height)
      y += height
    }
  }
}

/// A card in the list.
final class StoryCell: UICollectionViewCell {
  static let identifier = "story"
  static let cornerRadius: CGFloat = 16
  /// The height of the picture.
  private static let pictureHeight: CGFloat = 200

  /// Returns the height of a card at the text size of a view.
  static func height(in view: UIView) -> CGFloat {
    pictureHeight + StoryView.headlineHeight(in: view)
  }

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
