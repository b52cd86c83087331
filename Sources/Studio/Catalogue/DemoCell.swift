import Catalogue
import UIKit

/// A demo in the catalogue: its picture, its title and its summary. The picture moves while the
/// pointer is over the cell, and while the cell has the keyboard focus.
final class DemoCell: StudioCell, FocusFollowing {
  static let height: CGFloat = 64
  /// In points.
  static let pictureSize = CGSize(width: 32, height: 48)
  /// Seconds in which a preview runs (our choice).
  private static let previewDuration: TimeInterval = 1.5

  private let titleText = UILabel(StudioStyle.strong, StudioStyle.ink)
  private let summaryText = UILabel(StudioStyle.caption, StudioStyle.secondaryInk)
  private let highlight = UIView()
  /// The drawing that is shown until the picture is made.
  private var glyph: DemoGlyphView?
  private let picture = UIImageView()
  private var preview: DemoPreview?
  private(set) var demo: Demo?
  private lazy var pointer = UIHoverGestureRecognizer(
    target: self, action: Selector(DemoCell.updateMotion))

  required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    highlight.layer.cornerRadius = 8
    highlight.backgroundColor = StudioStyle.selection
    focusRingOutline = highlight
    summaryText.numberOfLines = 2
    picture.contentMode = .scaleAspectFit
    picture.layer.cornerRadius = 5
    picture.clipsToBounds = true
    picture.animationDuration = Self.previewDuration
    for view in [highlight, picture, titleText, summaryText] { contentView.addSubview(view) }
    addGestureRecognizer(pointer)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ demo: Demo, preview: DemoPreview?) {
    self.demo = demo
    titleText.text = demo.title
    summaryText.text = demo.summary
    glyph?.removeFromSuperview()
    glyph = nil
    show(preview)
  }

  /// Shows the pictures of the demo, or its drawing while there are none.
  func show(_ preview: DemoPreview?) {
    self.preview = preview
    stop()
    let scale = max(traitCollection.displayScale, 1)
    picture.image = preview?.still.map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
    if picture.image != nil {
      glyph?.removeFromSuperview()
      glyph = nil
    } else if glyph == nil, let demo {
      let drawing = DemoGlyphView(demo.glyph.during)
      glyph = drawing
      contentView.addSubview(drawing)
    }
    setNeedsLayout()
    updateMotion()
  }

  // MARK: Motion

  /// Whether its picture moves.
  private(set) var moves = false

  private var isUnderPointer: Bool { pointer.state == .began || pointer.state == .changed }

  func focusDidChange() { updateMotion() }

  /// Starts the preview, or ends it.
  private func updateMotion() {
    let pictures = preview?.pictures ?? []
    let isWanted = pictures.count > 1 && (isUnderPointer || isFocused)
    guard isWanted != moves else { return }
    guard isWanted else { return stop() }
    moves = true
    let scale = max(traitCollection.displayScale, 1)
    picture.animationImages = pictures.map {
      UIImage(cgImage: $0, scale: scale, orientation: .up)
    }
    picture.startAnimating()
  }

  private func stop() {
    moves = false
    picture.stopAnimating()
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    stop()
    preview = nil
    demo = nil
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    highlight.isHidden = !selected
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentView.bounds.size
    highlight.frame = contentView.bounds.inside(x: 8, y: 2)
    let box = CGRect(
      origin: CGPoint(x: 16, y: (size.height - Self.pictureSize.height) / 2),
      size: Self.pictureSize)
    glyph?.frame = box
    picture.frame = fitted(in: box)
    let left: CGFloat = 16 + Self.pictureSize.width + 12
    let width = max(size.width - left - 16, 0)
    let summaryHeight = min(
      summaryText.sizeThatFits(CGSize(width: width, height: 100)).height.rounded(.up), 28)
    let top = ((size.height - 18 - summaryHeight) / 2).rounded()
    titleText.frame = CGRect(x: left, y: top, width: width, height: 18)
    summaryText.frame = CGRect(x: left, y: top + 18, width: width, height: summaryHeight)
  }

  /// The picture has the proportions of the stage, and round corners of its own.
  private func fitted(in box: CGRect) -> CGRect {
    guard let size = picture.image?.size, size.width > 0, size.height > 0 else { return box }
    return CGRect(
      x: box.midX - size.width / 2, y: box.midY - size.height / 2, width: size.width,
      height: size.height)
  }
}
