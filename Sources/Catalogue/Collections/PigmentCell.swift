import UIKit

/// A colour with a name.
struct Pigment {
  let name: String
  let color: UIColor

  /// The colour of the background behind the cards.
  static let paper = UIColor { traits in
    traits.userInterfaceStyle == .dark ? .black : UIColor(white: 0.96, alpha: 1)
  }

  /// The pigments around the colour wheel, from light to dark.
  static let all: [Pigment] = {
    let names = [
      "Vermilion", "Minium", "Orpiment", "Ochre", "Saffron", "Massicot", "Verdigris", "Malachite",
      "Viridian", "Celadon", "Cerulean", "Azurite", "Cobalt", "Smalt", "Ultramarine", "Indigo",
      "Amethyst", "Orchil", "Madder", "Carmine", "Rose", "Sienna", "Umber", "Sepia",
    ]
    return names.enumerated().map { index, name in
      Pigment(
        name: name,
        color: UIColor(
          hue: CGFloat(index) / CGFloat(names.count), saturation: 0.52, brightness: 0.92, alpha: 1))
    }
  }()
}

/// A card in the colour of a pigment, with its name at the lower edge.
final class PigmentCell: UICollectionViewCell {
  static let identifier = "pigment"

  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 12
    contentView.clipsToBounds = true
    label.font = .systemFont(ofSize: 13, weight: .semibold)
    label.textColor = UIColor(white: 0, alpha: 0.72)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ pigment: Pigment) {
    layer.name = pigment.name
    label.text = pigment.name
    label.sizeToFit()
    contentView.backgroundColor = pigment.color
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // The label keeps its size, so that its text is not stretched while the card grows.
    label.frame.origin = CGPoint(x: 12, y: contentView.bounds.maxY - 10 - label.frame.height)
  }
}

/// Shows the pigments in a collection view layout.
class PigmentsViewController: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = Pigment.paper
    collectionView.register(
      PigmentCell.self, forCellWithReuseIdentifier: PigmentCell.identifier)
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { Pigment.all.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: PigmentCell.identifier, for: indexPath)
    (cell as? PigmentCell)?.show(Pigment.all[indexPath.item])
    return cell
  }
}

extension UICollectionViewFlowLayout {
  /// Returns a flow layout for cards of a size: 16 points from the edges, with 11 points between
  /// the cards.
  static func cards(_ size: CGSize) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = size
    layout.minimumInteritemSpacing = 11
    layout.minimumLineSpacing = 11
    layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    return layout
  }
}
