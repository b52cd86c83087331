import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Constraints between views, and the resulting frames.
@MainActor
struct LayoutConstraintTests {
  nonisolated static let sizes = [
    CGSize(width: 320, height: 568), CGSize(width: 390, height: 844),
    CGSize(width: 844, height: 390),
  ]

  @Test(arguments: sizes)
  func viewsArePinnedToEdgesAndToEachOther(size: CGSize) {
    let page = UIView(frame: CGRect(origin: .zero, size: size))
    let (bar, body, button) = (page.add(), page.add(), page.add())
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: page.trailingAnchor),
      bar.topAnchor.constraint(equalTo: page.topAnchor),
      bar.heightAnchor.constraint(equalToConstant: 44),
      body.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 20),
      body.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -20),
      body.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 8),
      body.bottomAnchor.constraint(equalTo: button.topAnchor, constant: -8),
      button.centerXAnchor.constraint(equalTo: page.centerXAnchor),
      button.widthAnchor.constraint(equalTo: page.widthAnchor, constant: -100),
      button.heightAnchor.constraint(equalToConstant: 40),
      button.bottomAnchor.constraint(equalTo: page.bottomAnchor, constant: -10),
    ])
    page.layoutIfNeeded()
    let (w, h) = (size.width, size.height)
    #expect(bar.frame == CGRect(x: 0, y: 0, width: w, height: 44))
    #expect(button.frame == CGRect(x: 50, y: h - 50, width: w - 100, height: 40))
    #expect(body.frame == CGRect(x: 20, y: 52, width: w - 40, height: h - 110))
    #expect(!body.hasAmbiguousLayout)
    page.frame.size = CGSize(width: 500, height: 600)
    page.layoutIfNeeded()
    #expect(body.frame == CGRect(x: 20, y: 52, width: 460, height: 490))
  }

  /// `private var height = NSLayoutConstraint()` is how many programs declare a constraint that
  /// they make later.
  @Test func aConstraintWithoutItemsCanBeTheInitialValueOfAProperty() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let child = page.add()
    var height = NSLayoutConstraint()
    height.constant = 20
    #expect(height.constant == 20 && height.priority == .required && !height.isActive)
    #expect(height.firstItem == nil && height.secondItem == nil)
    #expect(height.firstAttribute == .notAnAttribute && height.relation == .equal)
    let warnings = Diagnostics.collecting {
      height.isActive = true
      page.addConstraint(height)
    }
    #expect(warnings.count == 1 && !height.isActive && page.constraints.isEmpty)
    height = child.heightAnchor.constraint(equalToConstant: 40)
    height.isActive = true
    page.layoutIfNeeded()
    #expect(child.frame.height == 40)
  }

  @Test func multipliersReferToPlacesInTheCommonView() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let child = page.add()
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: child, attribute: .centerX, relatedBy: .equal, toItem: page, attribute: .centerX,
        multiplier: 0.5, constant: 5),
      NSLayoutConstraint(
        item: child, attribute: .bottom, relatedBy: .equal, toItem: page, attribute: .bottom,
        multiplier: 0.75, constant: 0),
      NSLayoutConstraint(
        item: child, attribute: .width, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 50),
      NSLayoutConstraint(
        item: child, attribute: .height, relatedBy: .equal, toItem: child, attribute: .width,
        multiplier: 2, constant: 0),
    ])
    page.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 55, y: 350, width: 50, height: 100))
  }

  @Test func withoutASecondItemTheSecondAttributeDoesNotCount() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let child = page.add()
    let sides: [(NSLayoutConstraint.Attribute, CGFloat)] = [(.width, 100), (.height, 40)]
    let constraints = sides.map { attribute, length in
      NSLayoutConstraint(
        item: child, attribute: attribute, relatedBy: .equal, toItem: nil, attribute: attribute,
        multiplier: 1, constant: length)
    }
    let warnings = Diagnostics.collecting { NSLayoutConstraint.activate(constraints) }
    page.layoutIfNeeded()
    #expect(warnings.isEmpty && constraints.allSatisfy(\.isActive))
    #expect(child.frame.size == CGSize(width: 100, height: 40))
    #expect(constraints.allSatisfy { $0.secondAttribute == .notAnAttribute })
  }

  @Test func aPlaceCanReferToOneOfTheOtherAxis() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let (child, other) = (page.add(), page.add())
    NSLayoutConstraint.activate([
      other.topAnchor.constraint(equalTo: page.topAnchor, constant: 30),
      other.leftAnchor.constraint(equalTo: page.leftAnchor),
      other.widthAnchor.constraint(equalToConstant: 10),
      other.heightAnchor.constraint(equalToConstant: 10),
      NSLayoutConstraint(
        item: child, attribute: .left, relatedBy: .equal, toItem: other, attribute: .top,
        multiplier: 1, constant: 50),
      child.topAnchor.constraint(equalTo: page.topAnchor),
      child.widthAnchor.constraint(equalToConstant: 20),
      child.heightAnchor.constraint(equalToConstant: 20),
    ])
    page.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 80, y: 0, width: 20, height: 20))
  }

  @Test func constraintsReachAcrossLevels() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
    page.addSubview(outer)
    let inner = outer.add()
    let other = page.add()
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 5),
      inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 6),
      inner.widthAnchor.constraint(equalToConstant: 30),
      inner.heightAnchor.constraint(equalToConstant: 40),
      other.leadingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 1),
      other.topAnchor.constraint(equalTo: inner.bottomAnchor, constant: 2),
      other.widthAnchor.constraint(equalTo: inner.widthAnchor),
      other.heightAnchor.constraint(equalToConstant: 10),
    ])
    page.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 5, y: 6, width: 30, height: 40))
    #expect(other.frame == CGRect(x: 46, y: 68, width: 30, height: 10))
    outer.frame.origin = CGPoint(x: 50, y: 60)
    page.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 5, y: 6, width: 30, height: 40))
    #expect(other.frame == CGRect(x: 86, y: 108, width: 30, height: 10))
  }

  @Test func leadingIsRightWhereLinesRunFromTheRight() {
    let simulator = Simulator(size: CGSize(width: 320, height: 568), root: UIViewController())
    let page = simulator.window.rootViewController?.view ?? UIView()
    let (label, other) = (page.add(), page.add())
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 16),
      label.topAnchor.constraint(equalTo: page.topAnchor),
      label.widthAnchor.constraint(equalToConstant: 100),
      label.heightAnchor.constraint(equalToConstant: 20),
      other.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      other.leftAnchor.constraint(equalTo: page.leftAnchor).with(priority: 1),
      other.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -16),
      other.topAnchor.constraint(equalTo: page.topAnchor),
      other.heightAnchor.constraint(equalToConstant: 20),
    ])
    page.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 16, y: 0, width: 100, height: 20))
    #expect(other.frame == CGRect(x: 124, y: 0, width: 180, height: 20))
    simulator.window.screen.layoutDirection = .rightToLeft
    page.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 204, y: 0, width: 100, height: 20))
    #expect(other.frame == CGRect(x: 16, y: 0, width: 180, height: 20))
  }

  @Test func inequalitiesAndPrioritiesDecideTogether() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let child = page.add()
    let wish = child.widthAnchor.constraint(equalToConstant: 300).with(priority: 700)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 10),
      child.trailingAnchor.constraint(lessThanOrEqualTo: page.trailingAnchor, constant: -10),
      child.topAnchor.constraint(equalTo: page.topAnchor),
      child.heightAnchor.constraint(equalTo: page.heightAnchor), wish,
    ])
    page.layoutIfNeeded()
    #expect(child.frame.width == 180)
    wish.constant = 90
    page.layoutIfNeeded()
    #expect(child.frame.width == 90)
    wish.isActive = false
    let wider = child.widthAnchor.constraint(equalToConstant: 120).with(priority: 600)
    let narrower = child.widthAnchor.constraint(equalToConstant: 60).with(priority: 500)
    NSLayoutConstraint.activate([wider, narrower])
    page.layoutIfNeeded()
    #expect(child.frame.width == 120)
    narrower.priority = UILayoutPriority(650)
    page.layoutIfNeeded()
    #expect(child.frame.width == 60)
  }

  @Test func aTransformStaysWhileConstraintsMoveTheView() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let child = page.add()
    child.pin(x: 50, y: 60, width: 40, height: 20)
    child.transform = CGAffineTransform(rotationAngle: .pi / 2)
    page.layoutIfNeeded()
    #expect(child.bounds.size == CGSize(width: 40, height: 20))
    #expect(child.center == CGPoint(x: 70, y: 70))
    #expect(child.transform == CGAffineTransform(rotationAngle: .pi / 2))
  }

  @Test func edgesLieOnPixels() {
    let simulator = Simulator(
      size: CGSize(width: 100, height: 100), scale: 2, root: UIViewController())
    let page = simulator.window.rootViewController?.view ?? UIView()
    let thirds = [page.add(), page.add(), page.add()]
    var constraints = [thirds[0].leadingAnchor.constraint(equalTo: page.leadingAnchor)]
    for (view, next) in zip(thirds, thirds.dropFirst()) {
      constraints.append(next.leadingAnchor.constraint(equalTo: view.trailingAnchor))
      constraints.append(next.widthAnchor.constraint(equalTo: view.widthAnchor))
    }
    constraints.append(thirds[2].trailingAnchor.constraint(equalTo: page.trailingAnchor))
    NSLayoutConstraint.activate(constraints)
    page.layoutIfNeeded()
    #expect(thirds.map(\.frame.minX) == [0, 33.5, 66.5])
    #expect(thirds.map(\.frame.maxX) == [33.5, 66.5, 100])
  }

  @Test func aViewThatFollowsItsMaskIsGiven() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let masked = UIView(frame: CGRect(x: 20, y: 0, width: 160, height: 50))
    masked.autoresizingMask = .flexibleWidth
    page.addSubview(masked)
    let below = page.add()
    NSLayoutConstraint.activate([
      below.leadingAnchor.constraint(equalTo: masked.leadingAnchor),
      below.trailingAnchor.constraint(equalTo: masked.trailingAnchor),
      below.topAnchor.constraint(equalTo: masked.bottomAnchor, constant: 10),
      below.bottomAnchor.constraint(equalTo: page.bottomAnchor),
    ])
    page.layoutIfNeeded()
    #expect(below.frame == CGRect(x: 20, y: 60, width: 160, height: 140))
    page.frame.size.width = 333
    page.layoutIfNeeded()
    #expect(masked.frame == CGRect(x: 20, y: 0, width: 293, height: 50))
    #expect(below.frame == CGRect(x: 20, y: 60, width: 293, height: 140))
    masked.frame.size.height = 30
    page.layoutIfNeeded()
    #expect(below.frame == CGRect(x: 20, y: 40, width: 293, height: 160))
  }

  @Test func removedViewsTakeTheirConstraintsToOutsideAlong() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let (box, other) = (page.add(), page.add())
    let inner = box.add()
    let inside = inner.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5)
    let outside = inner.leadingAnchor.constraint(equalTo: other.leadingAnchor)
    let own = box.widthAnchor.constraint(equalToConstant: 80)
    NSLayoutConstraint.activate([inside, outside, own])
    page.layoutIfNeeded()
    #expect(inner.frame.width == 40)
    #expect(page.constraints.contains(outside))
    box.removeFromSuperview()
    #expect(!outside.isActive && inside.isActive && own.isActive)
    #expect(page.constraints.isEmpty)
    let second = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    second.addSubview(box)
    own.constant = 100
    second.layoutIfNeeded()
    #expect(box.frame.width == 100 && inner.frame.width == 50)
  }

  /// A view or a guide takes along the constraints that any view above holds, and no others; what
  /// stays keeps its order.
  @Test func constraintsThatAnyViewAboveHoldsGoAlong() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let (outer, other) = (page.add(), page.add())
    let box = outer.add()
    let inner = box.add()
    let guide = UILayoutGuide()
    outer.addLayoutGuide(guide)
    func same(_ anchor: NSLayoutXAxisAnchor, _ other: NSLayoutXAxisAnchor) -> NSLayoutConstraint {
      anchor.constraint(equalTo: other)
    }
    let staying = (0..<3).map { _ in same(outer.leftAnchor, other.leftAnchor) }
    let leaving = [
      same(inner.leftAnchor, other.leftAnchor), same(inner.rightAnchor, outer.rightAnchor),
      same(inner.centerXAnchor, box.centerXAnchor),
    ]
    let ofGuide = [
      same(guide.leftAnchor, other.leftAnchor), guide.widthAnchor.constraint(equalToConstant: 10),
    ]
    let inside = inner.widthAnchor.constraint(equalTo: box.widthAnchor)
    NSLayoutConstraint.activate([staying[0], leaving[0], leaving[1], inside, staying[1]] + ofGuide)
    page.addConstraint(leaving[2])
    staying[2].isActive = true
    #expect(
      page.constraints == [
        staying[0], leaving[0], staying[1], ofGuide[0], leaving[2], staying[2],
      ])
    box.removeFromSuperview()
    #expect(leaving.allSatisfy { !$0.isActive } && inside.isActive)
    #expect(page.constraints == [staying[0], staying[1], ofGuide[0], staying[2]])
    outer.removeLayoutGuide(guide)
    #expect(ofGuide.allSatisfy { !$0.isActive } && outer.constraints.isEmpty)
    NSLayoutConstraint.deactivate([staying[1]])
    #expect(page.constraints == [staying[0], staying[2]])
    staying[1].isActive = true
    #expect(page.constraints == [staying[0], staying[2], staying[1]])
  }
}

extension UIView {
  /// A new subview that constraints place.
  func add<View: UIView>(_ view: View = UIView()) -> View {
    addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  /// Pins the view to its superview's upper left corner.
  func pin(x: CGFloat, y: CGFloat, width: CGFloat? = nil, height: CGFloat? = nil) {
    guard let superview else { return }
    leftAnchor.constraint(equalTo: superview.leftAnchor, constant: x).isActive = true
    topAnchor.constraint(equalTo: superview.topAnchor, constant: y).isActive = true
    if let width { widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { heightAnchor.constraint(equalToConstant: height).isActive = true }
  }
}

extension NSLayoutConstraint {
  func with(priority: Float) -> Self {
    self.priority = UILayoutPriority(priority)
    return self
  }
}
