import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Views and constraints that are added, removed and changed at random: nothing traps, frames are
/// finite, and a second layout changes nothing.
@MainActor
struct LayoutFuzzTests {
  @Test(arguments: 0..<20)
  func anythingGoes(seed: Int) {
    var monkey = LayoutMonkey(seed: UInt64(seed))
    _ = Diagnostics.collecting {
      for step in 0..<100 {
        monkey.act()
        guard step % 3 == 0 else { continue }
        monkey.layOut()
        let frames = monkey.frames
        #expect(frames.allSatisfy { $0.isFinite }, "seed \(seed), step \(step)")
        monkey.layOut()
        #expect(monkey.frames == frames, "seed \(seed), step \(step)")
      }
    }
  }

  /// Constraints that are not ambiguous give the same frames, independent of the order in which
  /// they were added.
  @Test(arguments: 0..<20)
  func theOrderOfChangesDoesNotMatter(seed: Int) {
    var generator = SeededGenerator(state: UInt64(seed))
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let views = (0..<8).map { _ in page.add() }
    func constrain(_ index: Int) -> [NSLayoutConstraint] {
      let (view, last) = (views[index], index == 0 ? page : views[index - 1])
      let isFirst = index == 0
      return [
        view.leadingAnchor.constraint(
          equalTo: isFirst ? last.leadingAnchor : last.trailingAnchor, constant: CGFloat(index)),
        view.topAnchor.constraint(equalTo: last.topAnchor, constant: 3),
        view.widthAnchor.constraint(lessThanOrEqualTo: page.widthAnchor, multiplier: 0.1),
        view.widthAnchor.constraint(equalToConstant: CGFloat(20 + 5 * index)).with(priority: 500),
        view.heightAnchor.constraint(
          equalTo: isFirst ? page.heightAnchor : last.heightAnchor, multiplier: 0.9),
      ]
    }
    let constraints = views.indices.map(constrain)
    NSLayoutConstraint.activate(constraints.flatMap { $0 })
    page.layoutIfNeeded()
    let expected = views.map(\.frame)
    for _ in 0..<50 {
      let index = Int.random(in: 0..<8, using: &generator)
      let change = constraints[index][Int.random(in: 0..<5, using: &generator)]
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: change.isActive.toggle()
      case 1: change.constant += 7
      case 2: page.frame.size.width = CGFloat.random(in: 0...900, using: &generator)
      default: views[index].removeFromSuperview()
      }
      page.layoutIfNeeded()
    }
    page.frame.size = CGSize(width: 320, height: 568)
    for (index, group) in constraints.enumerated() {
      if views[index].superview == nil { page.addSubview(views[index]) }
      group[0].constant = CGFloat(index)
      group[1].constant = 3
      group[2].constant = 0
      group[3].constant = CGFloat(20 + 5 * index)
      group[4].constant = 0
    }
    NSLayoutConstraint.activate(constraints.flatMap { $0 })
    page.layoutIfNeeded()
    #expect(views.map(\.frame) == expected, "seed \(seed)")
  }
}

/// A tree of views, and random operations on it.
@MainActor
struct LayoutMonkey {
  private var generator: SeededGenerator
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
  private var views: [UIView] = []
  private var guides: [UILayoutGuide] = []
  private var constraints: [NSLayoutConstraint] = []

  init(seed: UInt64) {
    generator = SeededGenerator(state: seed)
    for index in 0..<12 {
      let view: UIView
      switch index % 4 {
      case 0: view = UIStackView()
      case 1:
        let label = UILabel()
        (label.text, label.numberOfLines) = ("some words that wrap", index == 1 ? 0 : 1)
        view = label
      case 2: view = index == 2 ? UIScrollView() : UIButton(type: .system)
      default: view = UIView(frame: CGRect(x: 5, y: 6, width: 70, height: 80))
      }
      views.append(view)
      page.addSubview(view)
    }
    guides = (0..<3).map { _ in UILayoutGuide() }
  }

  var frames: [CGRect] { views.map(\.frame) }

  mutating func layOut() {
    page.layoutIfNeeded()
    for view in views where view.superview == nil { view.layoutIfNeeded() }
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private mutating func anyView() -> UIView { views[number(0...11)] }

  private mutating func anyItem() -> Any {
    switch number(0...9) {
    case 0: return guides[number(0...2)]
    case 1: return page
    case 2: return anyView().safeAreaLayoutGuide
    case 3: return anyView().layoutMarginsGuide
    default: return anyView()
    }
  }

  private mutating func anyLength() -> CGFloat {
    switch number(0...19) {
    case 0: .nan
    case 1: 1e30
    case 2: 1e7
    default: CGFloat(number(-50...200))
    }
  }

  private mutating func makeConstraint() -> NSLayoutConstraint {
    let attribute = NSLayoutConstraint.Attribute(rawValue: number(0...20)) ?? .width
    let isSize = attribute == .width || attribute == .height
    let isAlone = isSize && number(0...1) == 0
    let other = number(0...9) == 0 ? .init(rawValue: number(0...20)) ?? .width : attribute
    let constraint = NSLayoutConstraint(
      item: anyItem(), attribute: attribute,
      relatedBy: [.lessThanOrEqual, .equal, .greaterThanOrEqual][number(0...2)],
      toItem: isAlone ? nil : anyItem(), attribute: isAlone ? .notAnAttribute : other,
      multiplier: [1, 1, 1, 0.5, 2, 0, -1][number(0...6)], constant: anyLength())
    constraint.priority = UILayoutPriority([1000, 1000, 999, 750, 250, 1, 0][number(0...6)])
    return constraint
  }

  mutating func act() {
    switch number(0...19) {
    case 0...5:
      let constraint = makeConstraint()
      constraints.append(constraint)
      constraint.isActive = true
    case 6...8: changeConstraint()
    case 9: anyView().translatesAutoresizingMaskIntoConstraints.toggle()
    case 10: anyView().removeFromSuperview()
    case 11...12: anyView().addSubview(anyView())
    case 13: page.addSubview(anyView())
    case 14: changeView(anyView())
    case 15: (anyView() as? UIStackView)?.addArrangedSubview(anyView())
    case 16: changeStack()
    case 17: anyView().addLayoutGuide(guides[number(0...2)])
    case 18: measure()
    default: page.frame.size = CGSize(width: number(0...900), height: number(0...900))
    }
  }

  private mutating func changeConstraint() {
    guard !constraints.isEmpty else { return }
    let constraint = constraints[number(0...(constraints.count - 1))]
    switch number(0...3) {
    case 0: constraint.constant = anyLength()
    case 1: constraint.priority = UILayoutPriority(Float(number(-1...1001)))
    case 2: constraint.isActive.toggle()
    default: anyView().addConstraint(constraint)
    }
  }

  private mutating func changeView(_ view: UIView) {
    switch number(0...6) {
    case 0: view.isHidden.toggle()
    case 1: view.frame = CGRect(x: 1, y: 2, width: number(0...300), height: number(0...300))
    case 2: view.autoresizingMask = .init(rawValue: UInt(number(0...63)))
    case 3: view.transform = CGAffineTransform(rotationAngle: 1)
    case 4: view.layoutMargins.left = CGFloat(number(0...40))
    case 5:
      view.setContentHuggingPriority(UILayoutPriority(Float(number(0...1000))), for: .vertical)
    default: (view as? UILabel)?.text = String(repeating: "word ", count: number(0...30))
    }
  }

  private mutating func changeStack() {
    guard let stack = anyView() as? UIStackView else { return }
    stack.axis = number(0...1) == 0 ? .horizontal : .vertical
    stack.distribution = .init(rawValue: number(0...4)) ?? .fill
    stack.alignment = .init(rawValue: number(0...5)) ?? .fill
    stack.spacing = anyLength()
    if let view = stack.arrangedSubviews.first, number(0...1) == 0 {
      stack.removeArrangedSubview(view)
    }
  }

  private mutating func measure() {
    let size = anyView().systemLayoutSizeFitting(
      CGSize(width: number(0...500), height: number(0...500)))
    #expect(size.width.isFinite && size.height.isFinite)
    _ = anyView().hasAmbiguousLayout
  }
}

extension CGRect {
  fileprivate var isFinite: Bool {
    (minX + minY + width + height).isFinite
  }
}
