import UIKit

/// The title above a collection, and a line below it.
final class CollectionTitle: UICollectionReusableView {
  private static let identifier = "title"

  private let titleLabel = UILabel()
  private let captionLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    maximumContentSizeCategory = .extraExtraExtraLarge
    titleLabel.setFont(.systemFont(ofSize: 28, weight: .bold), scaledAs: .title1)
    captionLabel.setFont(of: .subheadline)
    captionLabel.textColor = .secondaryLabel
    for label in [titleLabel, captionLabel] { addSubview(label) }
  }

  required init?(coder: NSCoder) { nil }

  /// Registers the titles as headers of a collection view.
  static func register(in collectionView: UICollectionView) {
    collectionView.register(
      CollectionTitle.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: identifier)
  }

  /// Dequeues the title of a collection view that has registered it.
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
    let (width, bottom) = (bounds.width - 32, bounds.height - 16)
    let (title, caption) = (scaled(36, as: .title1), scaled(24, as: .subheadline))
    titleLabel.frame = CGRect(x: 16, y: bottom - caption - title, width: width, height: title)
    captionLabel.frame = CGRect(x: 16, y: bottom - caption, width: width, height: caption)
  }
}
