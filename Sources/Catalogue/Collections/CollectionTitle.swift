import UIKit

/// The title above a collection, and a line below it.
final class CollectionTitle: UICollectionReusableView {
  private static let identifier = "title"

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

  /// Lets a collection have titles as its header.
  static func register(in collectionView: UICollectionView) {
    collectionView.register(
      CollectionTitle.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: identifier)
  }

  /// The title of a collection that has registered it.
  static func dequeue(
    _ title: String, caption: String, in collectionView: UICollectionView, ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    (view as? CollectionTitle)?.show(title, caption: caption)
    return view
  }

  private func show(_ title: String, caption: String) {
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
