import CoreGraphics
import Testing

@testable import Studio

/// Which part of the time charts show.
struct CurveViewportTests {
  @Test func zoomingKeepsTheTimeUnderThePointer() {
    var viewport = CurveViewport(10...12)
    viewport.zoom(by: 4, about: 0.25)
    // 10.5 is a quarter of the whole, and of the half second that is visible.
    #expect(viewport.visible == 10.375...10.875)
    #expect(viewport.isZoomed && viewport.whole == 10...12)
    #expect(abs(viewport.time(at: 0.25) - 10.5) < 1e-12)
    #expect(abs(viewport.place(of: 10.5) - 0.25) < 1e-12)
    viewport.zoom(by: 0.25, about: 0.25)
    #expect(viewport.visible == 10...12)
  }

  @Test func nothingOutsideIsShown() {
    var viewport = CurveViewport(0...1)
    viewport.zoom(by: 2, about: 0)
    viewport.pan(by: -3)
    #expect(viewport.visible == 0...0.5)
    viewport.pan(by: 0.5)
    #expect(viewport.visible == 0.25...0.75)
    viewport.pan(by: 3)
    #expect(viewport.visible == 0.5...1)
    viewport.zoom(by: 0.001, about: 1)
    #expect(viewport.visible == 0...1)
    viewport.zoom(by: 1e9, about: 0.5)
    let length = viewport.visible.upperBound - viewport.visible.lowerBound
    #expect(abs(length - 1.0 / 120) < 1e-9)
    viewport.reset()
    #expect(!viewport.isZoomed)
  }

  @Test func aGrowingRangeStaysZoomedAndAnotherOneIsShownCompletely() {
    var viewport = CurveViewport(0...1)
    viewport.setWhole(0...2)
    #expect(viewport.visible == 0...2)
    viewport.zoom(by: 4, about: 0.5)
    viewport.setWhole(0...3)
    #expect(viewport.visible == 0.75...1.25 && viewport.whole == 0...3)
    viewport.setWhole(0...1)
    #expect(viewport.visible == 0.5...1)
    viewport.setWhole(5...6)
    #expect(viewport.visible == 5...6)
  }

  @Test func invalidNumbersChangeNothing() {
    for whole in [0...1, 2...2] as [ClosedRange<TimeInterval>] {
      var viewport = CurveViewport(whole)
      for number in [CGFloat.nan, .infinity, -.infinity, 0, -1] {
        viewport.zoom(by: number, about: 0.5)
        #expect(viewport.visible == whole)
      }
      viewport.zoom(by: 2, about: .nan)
      viewport.pan(by: .nan)
      viewport.pan(by: .infinity)
      #expect(viewport.visible == whole)
      #expect(viewport.place(of: whole.lowerBound) == 0)
    }
  }
}
