import UIKit

/// A pane of glass in front of a picture. A slider controls the strength of its blur, and the user
/// chooses its material.
final class MaterialsViewController: UIViewController {
  private let painting = PaintingView(Painting.pair(for: "explode").first)
  private let pane = UIVisualEffectView(effect: nil)
  private let words = UIVisualEffectView(effect: nil)
  private let titleLabel = UILabel()
  private let styleLabel = UILabel()
  private let chooser = UISegmentedControl(items: MaterialsViewController.styles.map(\.title))
  private let slider = UISlider()
  private let button = UIButton.soft("Frost", background: .white)
  /// The paused animator that the slider scrubs; nil while there is none.
  private(set) var frosting: UIViewPropertyAnimator?
  private var isFrosted = false

  @Parameter("Duration", in: 0.1...3, step: 0.05, unit: .seconds)
  private var duration: TimeInterval = 0.8
  /// The scale of the pane while it is clear.
  @Parameter("Clear pane", in: 0.5...1, step: 0.01, unit: .percent)
  private var scale: CGFloat = 0.94
  private var small: CGAffineTransform { CGAffineTransform(scaleX: scale, y: scale) }
  private static let styles: [(title: String, style: UIBlurEffect.Style)] = [
    ("Ultra thin", .systemUltraThinMaterialLight), ("Thin", .systemThinMaterialLight),
    ("Thick", .systemThickMaterialLight), ("Dark", .systemThinMaterialDark),
  ]

  private var style: UIBlurEffect.Style { Self.styles[max(chooser.selectedSegmentIndex, 0)].style }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(painting)
    pane.layer.name = "pane"
    pane.layer.cornerRadius = 28
    pane.clipsToBounds = true
    pane.transform = small
    view.addSubview(pane)
    titleLabel.text = "Glass"
    titleLabel.font = .systemFont(ofSize: 44, weight: .bold)
    styleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    for label in [titleLabel, styleLabel] {
      label.textAlignment = .center
      words.contentView.addSubview(label)
    }
    pane.contentView.addSubview(words)
    chooser.selectedSegmentIndex = 1
    chooser.addTarget(
      self, action: Selector(MaterialsViewController.changeStyle), for: .valueChanged)
    pane.contentView.addSubview(chooser)
    slider.addTarget(self, action: Selector(MaterialsViewController.scrub), for: .valueChanged)
    pane.contentView.addSubview(slider)
    button.setTitleColor(UIColor(hex: 0x1F2430), for: .normal)
    button.addTarget(
      self, action: Selector(MaterialsViewController.toggle), for: .touchUpInside)
    view.addSubview(button)
    showStyle()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    painting.frame = view.bounds
    let width = min(size.width - 48, 480)
    pane.bounds.size = CGSize(width: width, height: 300)
    pane.center = CGPoint(x: size.width / 2, y: size.height * 0.42)
    words.frame = CGRect(x: 0, y: 44, width: width, height: 110)
    titleLabel.frame = CGRect(x: 0, y: 0, width: width, height: 60)
    styleLabel.frame = CGRect(x: 0, y: 66, width: width, height: 28)
    slider.frame = CGRect(x: 32, y: 176, width: width - 64, height: 32)
    chooser.frame = CGRect(x: 20, y: 240, width: width - 40, height: 36)
    button.frame = CGRect(
      x: (size.width - 160) / 2, y: pane.center.y + 182, width: 160, height: 48)
  }

  /// A paused animator must not be deallocated, so it is stopped.
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    stop()
  }

  // MARK: The glass

  private func showStyle() {
    styleLabel.text = Self.styles[max(chooser.selectedSegmentIndex, 0)].title
    words.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: style))
  }

  private func changeStyle() {
    stop()
    showStyle()
    UIView.animate(withDuration: duration / 2) {
      self.pane.effect = self.isFrosted ? UIBlurEffect(style: self.style) : nil
    }
  }

  private func toggle() {
    stop()
    isFrosted.toggle()
    UIView.animate(withDuration: duration) {
      self.pane.effect = self.isFrosted ? UIBlurEffect(style: self.style) : nil
      self.pane.transform = self.isFrosted ? .identity : self.small
    }
    slider.setValue(isFrosted ? 1 : 0, animated: true)
    button.setTitle(isFrosted ? "Clear" : "Frost", for: .normal)
  }

  /// Sets the animator's fraction to the value of the slider.
  private func scrub() {
    let animator = frosting ?? makeAnimator()
    animator.fractionComplete = CGFloat(slider.value)
    isFrosted = slider.value > 0
    button.setTitle(isFrosted ? "Clear" : "Frost", for: .normal)
  }

  private func makeAnimator() -> UIViewPropertyAnimator {
    (pane.effect, pane.transform) = (nil, small)
    let animator = UIViewPropertyAnimator(duration: duration, curve: .linear) {
      self.pane.effect = UIBlurEffect(style: self.style)
      self.pane.transform = .identity
    }
    animator.pauseAnimation()
    frosting = animator
    return animator
  }

  private func stop() {
    frosting?.stopAnimation(true)
    frosting = nil
  }
}

extension Demo {
  static let filtersMaterials = Demo(
    id: "filters-materials", title: "Frosted glass", seed: nil,
    summary: "A pane blurs and tints what is behind it.",
    trigger: "Press “Frost”, then “Clear”; or drag the slider, and choose a material.",
    stageSize: Demo.defaultStageSize, glyph: .frosted,
    phases: [
      Phase("frost", .tap("Frost")), Phase("clear", after: "frost", .tap("Clear")),
    ],
    tracedViews: ["pane"],
    prototypes: { [MaterialsViewController()] },
    makeRoot: { MaterialsViewController() })
}
