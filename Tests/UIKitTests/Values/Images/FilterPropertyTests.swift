import CoreGraphics
import ObjectiveCSupport
import Testing
import UIKit
import UIKitTestSupport

/// A filter with a property for each parameter, as programs for iOS write them.
private final class Stretching: CIFilter {
  var inputImage: CIImage?
  var inputAmount: CGFloat = 1

  override var outputImage: CIImage? {
    inputImage?.transformed(by: CGAffineTransform(scaleX: inputAmount, y: inputAmount))
  }
}

/// Parameters that are properties of a filter's subclass, by their names.
@MainActor
struct FilterPropertyTests {
  private func makeFilter() -> Stretching {
    ObjectiveCNames.add(
      Stretching.self,
      keys: [
        "inputImage": Inspectable(\Stretching.inputImage),
        "inputAmount": Inspectable(\Stretching.inputAmount),
      ])
    return Stretching()
  }

  private let image = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 4, height: 2))

  @Test func aPropertyIsSetAndReadByItsName() {
    let filter = makeFilter()
    filter.setValue(image, forKey: kCIInputImageKey)
    filter.setValue(3, forKey: "inputAmount")
    #expect(filter.inputImage === image && filter.inputAmount == 3)
    #expect(filter.outputImage?.extent == CGRect(x: 0, y: 0, width: 12, height: 6))
    #expect(filter.value(forKey: kCIInputImageKey) as? CIImage === image)
    #expect(filter.value(forKey: "inputAmount") as? CGFloat == 3)
    filter.setValue(nil, forKey: kCIInputImageKey)
    #expect(filter.inputImage == nil && filter.value(forKey: kCIInputImageKey) == nil)
  }

  @Test func aValueOfAnotherTypeIsReportedAndOtherKeysAreKept() {
    let filter = makeFilter()
    let warnings = Diagnostics.collecting { filter.setValue("large", forKey: "inputAmount") }
    #expect(warnings.count == 1 && filter.inputAmount == 1)
    filter.setValue(7, forKey: "note")
    #expect(filter.value(forKey: "note") as? Int == 7)
  }

  @Test func aCopyHasTheValuesOfTheProperties() throws {
    let filter = makeFilter()
    (filter.inputImage, filter.inputAmount) = (image, 5)
    let copy = try #require(filter.copy() as? Stretching)
    #expect(copy !== filter && copy.inputImage === image && copy.inputAmount == 5)
    copy.inputAmount = 2
    #expect(filter.inputAmount == 5)
    let empty = try #require(makeFilter().copy() as? Stretching)
    #expect(empty.inputImage == nil && empty.inputAmount == 1)
  }

  /// The layer sets the input image by its key. Its upper left corner is the origin.
  @Test func aLayerShowsItsContentThroughTheProperty() throws {
    let (filter, controller) = (makeFilter(), UIViewController())
    let simulator = Simulator(size: CGSize(width: 40, height: 40), scale: 1, root: controller)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .red
    filter.inputAmount = 2
    view.layer.filters = [filter]
    controller.view.addSubview(view)
    simulator.settle()
    let picture = try #require(simulator.snapshot())
    #expect(picture.pixel(x: 15, y: 15) == 0xFFFF_0000)
    #expect(picture.pixel(x: 25, y: 15) != 0xFFFF_0000)
    simulator.settle()
  }
}
