import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// The row of a page control: what stands in it, where it goes, and how the user changes the page.
@MainActor
struct PageControlTests {
  /// Five dots of 7 points, 16 apart, from x = 14 on.
  private func makeControl() -> UIPageControl {
    let dots = UIPageControl(frame: CGRect(x: 0, y: 0, width: 99, height: 26))
    dots.numberOfPages = 5
    return dots
  }

  private func page() -> ControlPage<UIPageControl> {
    let page = ControlPage(makeControl())
    page.note(.valueChanged) { "\($0.currentPage) \($0.interactionState)" }
    return page
  }

  private func image(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image {
      $0.fill(.infinite)
    }
  }

  private func indicators(_ control: UIPageControl) -> [UIImageView] {
    control.layoutIfNeeded()
    return control.subviews.compactMap { $0 as? UIImageView }
  }

  // MARK: Interaction

  @Test func aPressIsDiscreteAndADragContinuous() {
    let page = page()
    page.tap(90)
    #expect(page.events == ["1 discrete"])
    page.drag(from: 40, to: 82)
    page.lift(82)
    #expect(page.events == ["1 discrete", "2 continuous", "3 continuous", "4 continuous"])
    #expect(page.control.interactionState == .none && page.control.currentPage == 4)
    page.drag(from: 82, to: -40)
    page.lift(-40)
    #expect(page.control.currentPage == 0, "beyond the end is the end")
  }

  @Test func withoutContinuousInteractionADragIsAPress() {
    let page = page()
    page.control.allowsContinuousInteraction = false
    page.drag(from: 20, to: 82)
    #expect(page.events.isEmpty)
    page.lift(82)
    #expect(page.events == ["1 discrete"])
    page.tabTo()
    page.simulator.press("Right")
    #expect(page.events.last == "2 discrete")
  }

  // MARK: Directions

  @Test func pagesGoWhereTheDirectionSays() {
    let page = page()
    func place(_ index: Int) -> CGPoint { indicators(page.control)[index].center }
    #expect(place(0).x < place(4).x && place(0).y == place(4).y)
    page.control.direction = .rightToLeft
    #expect(place(0).x > place(4).x)
    page.tap(10)
    #expect(page.control.currentPage == 1, "the next page is at the left")
    page.control.direction = .topToBottom
    #expect(page.control.intrinsicContentSize == CGSize(width: 26, height: 103))
    page.control.bounds.size = page.control.intrinsicContentSize
    #expect(place(0).y < place(4).y && place(0).x == place(4).x)
    page.control.direction = .bottomToTop
    #expect(place(0).y > place(4).y)
    page.control.direction = .natural
    page.control.semanticContentAttribute = .forceRightToLeft
    page.control.setNeedsLayout()
    #expect(place(0).x > place(4).x)
    page.control.direction = .leftToRight
    #expect(place(0).x < place(4).x)
  }

  // MARK: Images

  /// Apple documents which image comes first.
  @Test func theMostSpecialImageIsShown() {
    let control = makeControl()
    let (usual, current, second, own) = (image(8), image(9), image(10), image(11))
    func shown() -> [UIImage?] { indicators(control).prefix(2).map(\.image) }
    #expect(shown() == [nil, nil])
    control.preferredIndicatorImage = usual
    #expect(shown() == [usual, usual])
    control.setIndicatorImage(second, forPage: 1)
    #expect(shown() == [usual, second] && control.indicatorImage(forPage: 1) === second)
    control.currentPage = 1
    #expect(shown() == [usual, second])
    control.preferredCurrentPageIndicatorImage = current
    #expect(shown() == [usual, current])
    control.setCurrentPageIndicatorImage(own, forPage: 1)
    #expect(shown() == [usual, own] && control.currentPageIndicatorImage(forPage: 1) === own)
    control.currentPage = 0
    #expect(shown() == [current, second])
    control.setIndicatorImage(nil, forPage: 1)
    #expect(shown() == [current, usual] && control.indicatorImage(forPage: 1) == nil)
    let warnings = Diagnostics.collecting {
      control.setIndicatorImage(own, forPage: 5)
      control.setCurrentPageIndicatorImage(own, forPage: -1)
    }
    #expect(warnings.count == 2 && control.indicatorImage(forPage: 5) == nil)
  }

  /// A dot is 7 points wide, and 9 lie between two indicators.
  @Test func imagesTakeTheRoomOfTheLargest() {
    let control = makeControl()
    #expect(control.size(forNumberOfPages: 5) == CGSize(width: 103, height: 26))
    control.setIndicatorImage(image(20), forPage: 2)
    #expect(control.size(forNumberOfPages: 5) == CGSize(width: 168, height: 39))
    #expect(control.intrinsicContentSize == CGSize(width: 168, height: 39))
    control.frame.size = CGSize(width: 168, height: 39)
    let frames = indicators(control).map(\.frame)
    #expect(frames[2] == CGRect(x: 74, y: 10, width: 20, height: 20))
    #expect(frames[1].midX == 55 && frames[1].width == 7)
  }

  @Test func indicatorsHaveTheColorsOfDots() {
    let control = makeControl()
    control.preferredIndicatorImage = UIImage(systemName: "heart.fill")
    control.pageIndicatorTintColor = .red
    control.currentPageIndicatorTintColor = .blue
    let views = indicators(control)
    #expect(views[0].tintColor == .blue && views[1].tintColor == .red)
    #expect(views[0].backgroundColor == nil && views[0].frame.width < 14)
    control.preferredIndicatorImage = nil
    #expect(views[0].backgroundColor == .blue && views[1].backgroundColor == .red)
  }

  @Test func extremeValuesDoNotCrash() {
    let control = makeControl()
    control.numberOfPages = .max
    control.direction = .bottomToTop
    control.preferredIndicatorImage = image(300)
    control.currentPage = .max
    control.layoutIfNeeded()
    #expect(control.currentPage == Int.max - 1)
    control.numberOfPages = 0
    #expect(control.currentPage == 0 && indicators(control).isEmpty)
  }

  // MARK: Display

  @Test func theIndicatorsShowADeferredPageWhenTheProgramSaysSo() {
    let page = page()
    let control = page.control
    control.currentPageIndicatorTintColor = .red
    func shown() -> Int? { indicators(control).firstIndex { $0.backgroundColor == .red } }
    control.updateCurrentPageDisplay()
    control.defersCurrentPageDisplay = true
    page.tap(90)
    #expect(control.currentPage == 1 && shown() == 0 && page.events == ["1 discrete"])
    control.updateCurrentPageDisplay()
    #expect(shown() == 1)
    page.tap(90)
    control.currentPage = 4
    #expect(shown() == 4, "the program's own change is shown at once")
    control.defersCurrentPageDisplay = false
    page.tap(10)
    #expect(shown() == 3)
  }

  @Test func thereIsABackgroundAsTheStyleSays() throws {
    let page = page()
    /// Whether a place of the control without a dot differs from the page around it.
    func hasBackground() throws -> Bool {
      page.simulator.settle()
      let picture = try #require(page.simulator.snapshot())
      return picture.pixel(x: 50 + 10, y: 100 + 13) != picture.pixel(x: 10, y: 300)
    }
    #expect(page.control.backgroundStyle == .automatic)
    #expect(try !hasBackground())
    page.drag(from: 40, to: 82)
    #expect(try hasBackground())
    page.control.backgroundStyle = .minimal
    #expect(try !hasBackground())
    page.lift(82)
    page.control.backgroundStyle = .prominent
    #expect(try hasBackground())
  }
}
