import UIKit

/// A recogniser's name, its state and its measurement.
final class StateRow: UIView {
  let recognizer: UIGestureRecognizer
  private let measure: () -> String
  private let nameLabel = UILabel()
  private let measureLabel = UILabel()
  private let stateLabel = UILabel()
  private let pill = UIView()
  /// The recogniser's last state other than `.possible`.
  private var outcome: UIGestureRecognizer.State?

  private static let pillSize = CGSize(width: 86, height: 24)

  /// - Parameter measure: returns the recogniser's current measurement as text.
  init(_ name: String, _ recognizer: UIGestureRecognizer, measure: @escaping () -> String = { "" })
  {
    self.recognizer = recognizer
    self.measure = measure
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    nameLabel.text = name
    // The columns have no room for larger text.
    maximumContentSizeCategory = .extraExtraLarge
    nameLabel.setFont(.systemFont(ofSize: 15, weight: .medium), scaledAs: .subheadline)
    nameLabel.textColor = .label
    measureLabel.setFont(
      .monospacedDigitSystemFont(ofSize: 13, weight: .regular), scaledAs: .footnote)
    measureLabel.textColor = .secondaryLabel
    measureLabel.textAlignment = .right
    stateLabel.setFont(.systemFont(ofSize: 13, weight: .semibold), scaledAs: .footnote)
    stateLabel.textAlignment = .center
    stateLabel.textColor = .white
    pill.layer.cornerRadius = Self.pillSize.height / 2
    pill.addSubview(stateLabel)
    for view in [nameLabel, measureLabel, pill] { addSubview(view) }
    recognizer.addTarget(self, action: Selector(StateRow.note))
    display(.possible, isPresent: true)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (bounds.size.width, bounds.size.height)
    let pillHeight = min(Self.pillSize.height, height - 4)
    pill.frame = CGRect(
      x: width - Self.pillSize.width, y: ((height - pillHeight) / 2).rounded(),
      width: Self.pillSize.width, height: pillHeight)
    pill.layer.cornerRadius = pillHeight / 2
    stateLabel.frame = pill.bounds
    nameLabel.frame = CGRect(x: 0, y: 0, width: 110, height: height)
    measureLabel.frame = CGRect(
      x: 110, y: 0, width: max(pill.frame.minX - 120, 0), height: height)
  }

  /// Reads the recogniser's state. Recognisers call their actions only when they recognise, so a
  /// failure has to be read.
  func refresh() {
    if recognizer.state == .possible {
      display(outcome ?? .possible, isPresent: outcome == nil)
    } else {
      note(recognizer)
    }
  }

  private func note(_ recognizer: UIGestureRecognizer) {
    outcome = recognizer.state
    measureLabel.text = recognizer.state == .failed ? "" : measure()
    display(recognizer.state, isPresent: true)
  }

  private func display(_ state: UIGestureRecognizer.State, isPresent: Bool) {
    stateLabel.text = state.name
    pill.backgroundColor = state.color
    pill.alpha = isPresent ? 1 : 0.45
  }
}

extension UIGestureRecognizer.State {
  fileprivate var name: String {
    switch self {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }

  fileprivate var color: UIColor {
    switch self {
    case .possible: .systemGray
    case .began, .changed: .systemBlue
    case .ended: .systemGreen
    case .cancelled: .systemOrange
    case .failed: .systemRed
    }
  }
}
