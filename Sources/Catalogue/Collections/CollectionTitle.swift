import UIKit

/// The title above a collection, and a line below it.
final class CollectionTitle: UICollectionReusableView {
  static let identifier = "title"

  private let titleLabel = UILabel()
  private let captionLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = .systemFont(ofSize: 28, weight: .bold)
    captionLabel.font = .preferredFont(forTextStyle: .subheadline)
    captionLabel.textColor = .secondaryLabel
    for label in [titleLabel, captionLabel] { addSubview(label) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ title: String, caption: String) {
    titleLabel.text = title
    captionLabel.text = caption
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, bottom) = (bounds.width - 32, bounds.height)
    titleLabel.frame = CGRect(x: 16, y: bottom - 76, width: width, height: 36)
    captionLabel.frame = CGRect(x: 16, y: bottom - 40, width: width, height: 24)
  }
}
