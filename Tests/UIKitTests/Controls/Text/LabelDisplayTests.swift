import CoreGraphics
import QuartzCore
import Testing
import UIKitSimulator

@testable import UIKit

/// Many labels are drawn at the same time; each has the contents that it would have alone.
@MainActor struct LabelDisplayTests {
  private static let count = 60

  private func label(_ index: Int) -> UILabel {
    let label = UILabel(frame: CGRect(x: index % 4 * 90, y: index / 4 * 40, width: 84, height: 38))
    label.text = "Label \(index) of a page that was never drawn"
    label.font = .systemFont(ofSize: CGFloat(10 + index % 7))
    label.numberOfLines = index % 3
    label.isEnabled = index % 5 != 0
    label.textAlignment = [.left, .center, .right][index % 3]
    if index % 6 == 0 {
      label.shadowColor = .red
      label.shadowOffset = CGSize(width: 1, height: 2)
    }
    if index % 4 == 1 { label.sizeToFit() }
    return label
  }

  private func pixels(_ view: UIView) throws -> [UInt32] {
    let image = try #require(view.layer.contents as! CGImage?)
    return (0..<image.height).flatMap { y in (0..<image.width).map { image.pixel(x: $0, y: y) } }
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func labelsOfAPageLookAsEachDoesAlone(_ style: UIUserInterfaceStyle) throws {
    let controller = UIViewController()
    let simulator = Simulator(
      size: CGSize(width: 390, height: 844), style: style, root: controller)
    let page = (0..<Self.count).map(label)
    for label in page { controller.view.addSubview(label) }
    simulator.settle()
    for index in 0..<Self.count {
      let alone = label(index)
      controller.view.addSubview(alone)
      simulator.settle()
      #expect(try pixels(alone) == pixels(page[index]), "label \(index)")
      #expect(Set(try pixels(alone)).count > 10)
      alone.removeFromSuperview()
    }
  }

  /// Looks at another label while it is drawn.
  private final class Observer: UIView {
    var observed: [UIView] = []
    private(set) var found = 0

    override func draw(_ rect: CGRect) { found = observed.count { $0.layer.contents != nil } }
  }

  @Test func contentsThatAreAskedForEarlierAreThere() {
    let controller = UIViewController()
    let simulator = Simulator(root: controller)
    let page = (0..<Self.count).map(label)
    for label in page { controller.view.addSubview(label) }
    let observer = Observer(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    observer.observed = page
    controller.view.addSubview(observer)
    simulator.settle()
    #expect(observer.found == Self.count)
  }

  @Test func aLabelThatIsDisplayedAtOnceHasItsContentsAtOnce() throws {
    let label = label(2)
    label.layer.displayIfNeeded()
    #expect(Set(try pixels(label)).count > 10)
  }

  @Test func whatTheProgramSetsWhileOthersAreDrawnStays() throws {
    let controller = UIViewController()
    let simulator = Simulator(root: controller)
    let page = (0..<Self.count).map(label)
    for label in page { controller.view.addSubview(label) }
    let image = try #require(CGContext(width: 1, height: 1)?.finish())
    let setter = Setter(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    setter.action = { page[0].layer.contents = image }
    controller.view.addSubview(setter)
    simulator.settle()
    #expect(page[0].layer.contents as AnyObject? === image)
  }

  private final class Setter: UIView {
    var action: () -> Void = {}

    override func draw(_ rect: CGRect) { action() }
  }

  @Test func textThatWasMeasuredIsDrawnAsItWould() throws {
    let controller = UIViewController()
    let simulator = Simulator(root: controller)
    for lines in 0...3 {
      for width in [30, 60, 83.5, 200] as [CGFloat] {
        let (measured, fresh) = (label(1), label(1))
        for label in [measured, fresh] {
          label.numberOfLines = lines
          label.frame = CGRect(x: 0, y: 0, width: width, height: 50)
          controller.view.addSubview(label)
        }
        _ = measured.sizeThatFits(CGSize(width: width, height: 0))
        _ = measured.intrinsicContentSize
        measured.setNeedsDisplay()
        simulator.settle()
        #expect(try pixels(measured) == pixels(fresh), "\(lines) lines of \(width) points")
      }
    }
  }
}
