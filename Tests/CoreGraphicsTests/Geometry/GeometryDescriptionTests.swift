import CoreGraphics
import Testing

struct GeometryDescriptionTests {
  @Test func pointsSizesAndRectanglesArePrintedAsOniOS() {
    let rect = CGRect(x: 1, y: 2.5, width: 30, height: 40)
    #expect("\(rect)" == "(1.0, 2.5, 30.0, 40.0)")
    #expect("\(rect.origin) \(rect.size)" == "(1.0, 2.5) (30.0, 40.0)")
    #expect("\([rect.origin])" == "[(1.0, 2.5)]")
  }
}
