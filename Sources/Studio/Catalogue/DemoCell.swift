import Catalogue
import UIKit

/// A demo in the catalogue: the middle of its transition, its title and its summary.
final class DemoCell: UITableViewCell {
  static let height: CGFloat = 64
  private static let glyphSize = CGSize(width: 32, height: 48)

  private let titleText = UILabel(StudioStyle.strong, StudioStyle.ink)
  private let summaryText = UILabel(StudioStyle.caption, StudioStyle.secondaryInk)
  private let highlight = UIView()
  private var glyph: DemoGlyphView?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundColor = .clear
    selectionStyle = .none
    // The ring of the keyboard focus is inside.
    clipsToBounds = true
    highlight.layer.cornerRadius = 8
    highlight.backgroundColor = StudioStyle.selection
    summaryText.numberOfLines = 2
    for view in [highlight, titleText, summaryText] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ demo: Demo) {
    titleText.text = demo.title
    summaryText.text = demo.summary
    glyph?.removeFromSuperview()
    let picture = DemoGlyphView(demo.glyph.during)
    glyph = picture
    contentView.addSubview(picture)
    setNeedsLayout()
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    highlight.isHidden = !selected
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentView.bounds.size
    highlight.frame = contentView.bounds.insetBy(dx: 8, dy: 2)
    glyph?.frame = CGRect(
      origin: CGPoint(x: 16, y: (size.height - Self.glyphSize.height) / 2), size: Self.glyphSize)
    let left: CGFloat = 16 + Self.glyphSize.width + 12
    let width = max(size.width - left - 16, 0)
    let summaryHeight = min(
      summaryText.sizeThatFits(CGSize(width: width, height: 100)).height.rounded(.up), 28)
    let top = ((size.height - 18 - summaryHeight) / 2).rounded()
    titleText.frame = CGRect(x: left, y: top, width: width, height: 18)
    summaryText.frame = CGRect(x: left, y: top + 18, width: width, height: summaryHeight)
  }
}
