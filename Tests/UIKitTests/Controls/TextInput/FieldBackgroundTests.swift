import CoreGraphics
import Testing
import UIKitSimulator

import UIKit

@MainActor
struct FieldBackgroundTests {
  @Test func aRoundedBorderContainsTheBackground() throws {
    let page = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
    let simulator = Simulator(size: CGSize(width: 240, height: 80), scale: 1, root: page)
    page.view.backgroundColor = .red
    page.view.addSubview(field)
    func pixel(_ x: Int, _ y: Int) throws -> UInt32 {
      simulator.settle()
      return try #require(simulator.snapshot()).pixel(x: x, y: y) & 0xFFFFFF
    }
    let red = try pixel(5, 5)
    field.borderStyle = .roundedRect
    #expect(try pixel(120, 40) == 0xFFFFFF && field.backgroundColor == nil)
    field.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    #expect(try pixel(120, 40) == 0x0000FF)
    #expect(try pixel(20, 20) == red, "outside the corner")
    #expect(field.backgroundColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    field.borderStyle = .none
    #expect(try pixel(120, 40) == 0x0000FF && pixel(20, 20) == 0x0000FF)
    field.backgroundColor = nil
    #expect(try pixel(120, 40) == red)
  }
}
