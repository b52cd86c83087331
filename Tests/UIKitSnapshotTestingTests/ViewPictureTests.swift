import CoreGraphics
import Testing
import UIKitTestSupport

@testable import UIKitSnapshotTesting

/// Pictures of views that are in no window.
@MainActor
struct ViewPictureTests {
  private func picture(of view: UIView) throws -> CGImage {
    try Snapshotting<UIView, CGImage>.image(scale: 1, hasText: false).snapshot(view).0
  }

  private func makeView(_ color: UIColor, frame: CGRect = .zero) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    return view
  }

  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  @Test func aViewInAnotherIsSeenThereAndStaysThere() throws {
    let card = makeView(red, frame: CGRect(x: 30, y: 20, width: 60, height: 50))
    let content = UIView()
    let edge = makeView(blue)
    for view in [content, edge] { view.translatesAutoresizingMaskIntoConstraints = false }
    card.addSubview(content)
    content.addSubview(edge)
    let constraints = [
      content.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 7),
      content.topAnchor.constraint(equalTo: card.topAnchor, constant: 9),
      content.widthAnchor.constraint(equalTo: card.widthAnchor, constant: -20),
      content.heightAnchor.constraint(equalToConstant: 30),
      edge.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      edge.topAnchor.constraint(equalTo: content.topAnchor),
      edge.heightAnchor.constraint(equalTo: content.heightAnchor),
      edge.widthAnchor.constraint(equalToConstant: 4),
    ]
    NSLayoutConstraint.activate(constraints)
    for _ in 0..<2 {
      let image = try picture(of: content)
      #expect(image.width == 40 && image.height == 30)
      #expect(image.pixel(x: 0, y: 0) == 0xFF00_00FF && image.pixel(x: 3, y: 29) == 0xFF00_00FF)
      #expect(image.pixel(x: 4, y: 0) == 0xFFFF_0000, "what is behind it")
      #expect(content.superview === card && card.superview == nil)
      #expect(constraints.allSatisfy { $0.isActive })
      #expect(card.frame == CGRect(x: 30, y: 20, width: 60, height: 50))
    }
  }
}
