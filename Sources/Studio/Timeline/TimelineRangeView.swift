import UIKit

/// A part of the strip: a frame around it with a handle at both ends, and what is outside dimmed.
final class TimelineRangeView: UIView {
  /// The end of a range that is dragged.
  final class Handle: UIView {
    static let width: CGFloat = 8
    /// Points around the handle that belong to it, on the side away from the range.
    private static let margin: CGFloat = 6
    private let isStart: Bool
    private let grip = UIView()

    init(isStart: Bool) {
      self.isStart = isStart
      super.init(frame: .zero)
      backgroundColor = StudioStyle.accent
      grip.backgroundColor = StudioStyle.panel
      grip.layer.cornerRadius = 1
      grip.isUserInteractionEnabled = false
      addSubview(grip)
      layer.cornerRadius = 3
      layer.maskedCorners =
        isStart
        ? [.layerMinXMinYCorner, .layerMinXMaxYCorner]
        : [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
      hoverCursor = .resizeLeftRight
      addInteraction(
        UIToolTipInteraction(
          defaultToolTip: isStart ? "The beginning of the range (I)" : "The end of the range (O)"))
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      grip.frame = CGRect(x: bounds.midX - 1, y: bounds.midY - 6, width: 2, height: 12)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      let left = isStart ? Self.margin : 0
      return CGRect(
        x: -left, y: 0, width: bounds.width + Self.margin, height: bounds.height
      ).contains(point)
    }
  }

  /// The height of the lines along the upper and the lower edge.
  private static let border: CGFloat = 2

  let start = Handle(isStart: true)
  let end = Handle(isStart: false)
  private let lines = [UIView(), UIView()]
  private let shades = [UIView(), UIView()]

  override init(frame: CGRect) {
    super.init(frame: frame)
    for line in lines { line.backgroundColor = StudioStyle.accent }
    for shade in shades { shade.backgroundColor = StudioStyle.panel.withAlphaComponent(0.6) }
    for view in shades + lines {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    for handle in [start, end] { addSubview(handle) }
  }

  required init?(coder: NSCoder) { nil }

  /// Only the handles receive touches.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    [start, end].contains { $0.point(inside: convert(point, to: $0), with: event) }
  }

  /// Shows a range.
  ///
  /// - Parameters:
  ///   - range: where it lies, in the view's coordinates.
  ///   - track: where all of the strip lies.
  func show(_ range: CGRect, in track: CGRect) {
    start.frame = CGRect(
      x: range.minX - Handle.width, y: range.minY, width: Handle.width, height: range.height)
    end.frame = CGRect(x: range.maxX, y: range.minY, width: Handle.width, height: range.height)
    lines[0].frame = CGRect(
      x: range.minX, y: range.minY, width: range.width, height: Self.border)
    lines[1].frame = CGRect(
      x: range.minX, y: range.maxY - Self.border, width: range.width, height: Self.border)
    shades[0].frame = CGRect(
      x: track.minX, y: track.minY, width: max(range.minX - track.minX, 0), height: track.height)
    shades[1].frame = CGRect(
      x: range.maxX, y: track.minY, width: max(track.maxX - range.maxX, 0), height: track.height)
  }
}
