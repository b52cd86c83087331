import UIKit

/// An animation: what it changes, how much of it has passed, and that as a bar.
final class LayerAnimationRow: UIView {
  static let height: CGFloat = 42

  private let title = UILabel(StudioStyle.code, StudioStyle.ink)
  private let state = UILabel(StudioStyle.caption, StudioStyle.secondaryInk)
  private let track = UIView()
  private let bar = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    track.backgroundColor = StudioStyle.field
    bar.backgroundColor = StudioStyle.accent
    for view in [track, bar] { view.layer.cornerRadius = 2 }
    for view in [title, state, track, bar] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  var animation: LayerFacts.Animation? {
    didSet {
      guard animation != oldValue else { return }
      title.text = animation?.title
      state.text = animation?.state
      setNeedsLayout()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    title.frame = CGRect(x: 0, y: 0, width: width, height: 16)
    state.frame = CGRect(x: 0, y: 15, width: width, height: 14)
    track.frame = CGRect(x: 0, y: 32, width: width, height: 4)
    bar.frame = CGRect(x: 0, y: 32, width: width * (animation?.progress ?? 0), height: 4)
  }
}
