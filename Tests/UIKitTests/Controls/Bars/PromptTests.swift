import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// The line above the row of a navigation bar, which makes the bar 30 points higher, as on iOS.
@MainActor
struct PromptTests {
  @Test func thePromptMakesTheBarHigher() throws {
    let fixture = NavigationFixture()
    let bar = fixture.navigation.navigationBar
    let place = try #require(bar.title("root")?.center.y)
    fixture.root.navigationItem.prompt = "Choose one"
    fixture.simulator.settle()
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 300, height: 74))
    #expect(fixture.root.view.safeAreaInsets.top == 74)
    let prompt = try #require(bar.labels("Choose one").first)
    #expect(prompt.frame.minY == 0 && prompt.frame.maxY == 30)
    let lower = try #require(bar.title("root")?.center.y)
    #expect(lower - place == 30)
    fixture.root.navigationItem.prompt = nil
    fixture.simulator.settle()
    #expect(bar.frame.height == 44 && bar.labels("Choose one").isEmpty)
    #expect(bar.title("root")?.center.y == place)
  }

  @Test func buttonsAndALargeTitleAreBelowIt() throws {
    let fixture = NavigationFixture()
    let bar = fixture.navigation.navigationBar
    fixture.root.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .camera)
    fixture.root.navigationItem.prompt = "Choose one"
    bar.prefersLargeTitles = true
    fixture.simulator.settle()
    #expect(bar.frame.height == 126)
    let button = try #require(bar.buttons.first)
    #expect(button.frame.minY == 30 && button.frame.maxY == 74)
    let large = try #require(bar.labels("root").first { $0.font.pointSize > 30 })
    let frame = large.convert(large.bounds, to: bar)
    #expect(frame.minY > 74 && frame.maxY <= 126)
  }

  @Test func aPushBringsAndTakesIt() {
    let fixture = NavigationFixture()
    let bar = fixture.navigation.navigationBar
    let next = fixture.make("next")
    next.navigationItem.prompt = "Choose one"
    fixture.navigation.pushViewController(next, animated: true)
    fixture.simulator.settle()
    #expect(bar.frame.height == 74 && bar.labels("Choose one").first?.isSeen == true)
    #expect(bar.buttons.first?.frame.minY == 30)
    fixture.navigation.popViewController(animated: true)
    fixture.simulator.settle()
    #expect(bar.frame.height == 44 && bar.labels("Choose one").isEmpty)
  }

  @Test func aBarWithAPromptHasItsOwnBackground() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 74))
    func image(_ color: UIColor) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
        color.setFill()
        $0.fill(.infinite)
      }
    }
    let (usual, prompted) = (image(.red), image(.blue))
    bar.setBackgroundImage(usual, for: .default)
    bar.setBackgroundImage(prompted, for: .defaultPrompt)
    let item = UINavigationItem(title: "Title")
    bar.items = [item]
    func shown() -> [UIImage] {
      bar.layoutIfNeeded()
      return bar.all(UIImageView.self).compactMap(\.image)
    }
    #expect(shown().contains(usual) && !shown().contains(prompted))
    #expect(bar.intrinsicContentSize.height == 44)
    item.prompt = "Choose one"
    #expect(shown().contains(prompted) && !shown().contains(usual))
    #expect(bar.intrinsicContentSize.height == 74)
  }

  @Test func everySystemItemShowsSomething() {
    let items: [UIBarButtonItem.SystemItem] = [.reply, .organize, .bookmarks, .camera]
    #expect(items.map(\.rawValue) == [8, 10, 11, 15])
    var pictures: [UIImage] = []
    for item in items {
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
      let shown = UINavigationItem(title: "Title")
      shown.rightBarButtonItem = UIBarButtonItem(systemItem: item)
      bar.items = [shown]
      bar.layoutIfNeeded()
      pictures += bar.buttons.compactMap(\.currentImage)
    }
    #expect(pictures.count == 4 && Set(pictures).count == 4)
  }
}
