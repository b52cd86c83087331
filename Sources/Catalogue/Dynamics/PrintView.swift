import UIKit

/// A photograph on white paper.
final class PrintView: UIView {
  private let picture = PaintingView(Painting.evening)
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    layer.name = "Print"
    layer.cornerRadius = 4
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.28
    layer.shadowRadius = 14
    layer.shadowOffset = CGSize(width: 0, height: 8)
    label.text = "Evening, first dune"
    label.font = .italicSystemFont(ofSize: 14)
    label.textColor = UIColor(hex: 0x4A3B2A)
    label.textAlignment = .center
    for item in [picture, label] { addSubview(item) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (size, margin) = (bounds.size, (bounds.width * 0.06).rounded())
    let foot = max(margin * 2, 34)
    picture.frame = CGRect(
      x: margin, y: margin, width: size.width - 2 * margin, height: size.height - margin - foot)
    label.frame = CGRect(x: 0, y: size.height - foot, width: size.width, height: foot)
  }
}
