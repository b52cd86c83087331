import CoreGraphics
import QuartzCore
import Testing
import UIKitTestSupport

import UIKit

/// A picker's wheels: what they show, and how touches, keys and the program turn them.
@MainActor
struct PickerTests {
  /// A screen with a picker, 320 × 216 points at its upper left corner, below 100 points.
  private final class Fixture: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    let simulator: Simulator
    let picker = UIPickerView()
    var counts: [Int]
    var width: CGFloat = 0
    var rowHeight: CGFloat = 0
    var makesViews = false
    var reused: [UIView] = []
    var chosen: [[Int]] = []

    init(_ counts: [Int]) {
      self.counts = counts
      let controller = UIViewController()
      simulator = Simulator(
        size: CGSize(width: 320, height: 480), scale: 1, root: controller)
      super.init()
      picker.frame.origin.y = 100
      controller.view.addSubview(picker)
      picker.dataSource = self
      picker.delegate = self
      simulator.settle()
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      counts[component]
    }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
      width
    }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
      rowHeight
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "Row \(row)" }
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
      reusing view: UIView?
    ) -> UIView {
      guard makesViews else {
        return (Titles() as any UIPickerViewDelegate).pickerView(
          pickerView, viewForRow: row, forComponent: component, reusing: view)
      }
      if let view { reused.append(view) }
      let result = view ?? UIView()
      result.tag = row
      return result
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      chosen.append([component, row])
    }

    private final class Titles: NSObject, UIPickerViewDelegate {}

    /// The middle of the picker's first wheel is at (160, 208) on the screen.
    func drag(_ dy: CGFloat, x: CGFloat = 160, duration: TimeInterval = 0.4, pause: Bool = true) {
      let (from, to) = (CGPoint(x: x, y: 208), CGPoint(x: x, y: 208 + dy))
      simulator.drag(from: from, to: to, duration: duration)
      if pause { simulator.advance(by: 0.3) }
      simulator.touchUp(at: to)
    }
  }

  @Test func itHasTheStandardSizeAndAsksForWheelsAndRows() {
    let fixture = Fixture([3, 7])
    #expect(fixture.picker.frame.size == CGSize(width: 320, height: 216))
    #expect(fixture.picker.numberOfComponents == 2)
    #expect(fixture.picker.numberOfRows(inComponent: 1) == 7)
    #expect(fixture.picker.numberOfRows(inComponent: 5) == 0)
    // 320 − 2 · 9 at the sides − 5 in between, halved and rounded down.
    #expect(fixture.picker.rowSize(forComponent: 0) == CGSize(width: 148, height: 32))
    #expect(fixture.picker.selectedRow(inComponent: 0) == 0)
    #expect(UIPickerView().selectedRow(inComponent: 0) == -1)
  }

  @Test func aDragSettlesAtTheNearestRowAndNotifiesOnce() {
    let fixture = Fixture([40])
    // Ten points of the drag are lost before it begins: 58 points are 1.8 rows.
    fixture.drag(-68)
    #expect(fixture.chosen == [] && fixture.picker.selectedRow(inComponent: 0) == 0)
    fixture.simulator.settle()
    #expect(fixture.chosen == [[0, 2]] && fixture.picker.selectedRow(inComponent: 0) == 2)
    fixture.drag(-20)
    fixture.simulator.settle()
    #expect(fixture.chosen == [[0, 2]], "it came back to the same row")
  }

  @Test func aFlickTurnsTheWheelFartherAndEndsAtARow() {
    let fixture = Fixture([200])
    fixture.drag(-90, duration: 0.08, pause: false)
    fixture.simulator.settle()
    let row = fixture.picker.selectedRow(inComponent: 0)
    #expect(row > 5 && row < 60)
    #expect(fixture.chosen == [[0, row]])
    fixture.drag(300, duration: 0.08, pause: false)
    fixture.simulator.settle()
    #expect(fixture.picker.selectedRow(inComponent: 0) < row)
  }

  @Test func aDragBeyondTheEndsComesBack() {
    let fixture = Fixture([3])
    fixture.drag(90)
    fixture.simulator.settle()
    #expect(fixture.picker.selectedRow(inComponent: 0) == 0 && fixture.chosen == [])
    fixture.drag(-200)
    fixture.simulator.settle()
    #expect(fixture.chosen == [[0, 2]])
  }

  @Test func aTapTurnsTheWheelToTheRowUnderTheFinger() {
    let fixture = Fixture([20])
    // On a cylinder of 0.6 · 216 = 129.6 points the row after the next is seen at
    // 129.6 · sin(64 / 129.6) = 61.4 points below the middle.
    fixture.simulator.tap(at: CGPoint(x: 160, y: 208 + 61))
    fixture.simulator.settle()
    #expect(fixture.chosen == [[0, 2]])
    fixture.simulator.tap(at: CGPoint(x: 160, y: 208))
    fixture.simulator.settle()
    #expect(fixture.chosen == [[0, 2]], "the middle row is chosen already")
    fixture.simulator.tap(at: CGPoint(x: 160, y: 208 - 32))
    fixture.simulator.settle()
    #expect(fixture.chosen == [[0, 2], [0, 1]])
  }

  @Test func theProgramTurnsAWheelWithoutANotification() {
    let fixture = Fixture([20, 20])
    fixture.picker.selectRow(7, inComponent: 1, animated: false)
    #expect(fixture.picker.selectedRow(inComponent: 1) == 7)
    fixture.picker.selectRow(3, inComponent: 0, animated: true)
    #expect(fixture.picker.selectedRow(inComponent: 0) == 3)
    fixture.simulator.settle()
    #expect(fixture.chosen == [] && fixture.picker.selectedRow(inComponent: 0) == 3)
    let warnings = Diagnostics.collecting {
      fixture.picker.selectRow(20, inComponent: 0, animated: true)
      fixture.picker.selectRow(0, inComponent: 2, animated: true)
    }
    #expect(warnings.count == 2 && fixture.picker.selectedRow(inComponent: 0) == 3)
  }

  @Test func theProgramEndsATurnOfTheUser() {
    let fixture = Fixture([200])
    fixture.drag(-90, duration: 0.08, pause: false)
    fixture.simulator.advance(by: 0.1)
    fixture.picker.selectRow(1, inComponent: 0, animated: false)
    fixture.simulator.settle()
    #expect(fixture.chosen == [] && fixture.picker.selectedRow(inComponent: 0) == 1)
  }

  @Test func aFingerStopsATurningWheel() {
    let fixture = Fixture([2000])
    fixture.drag(-90, duration: 0.08, pause: false)
    fixture.simulator.advance(by: 0.1)
    fixture.simulator.touchDown(at: CGPoint(x: 160, y: 208))
    fixture.simulator.advance(by: 0.3)
    #expect(fixture.chosen == [], "the choice is still open")
    fixture.simulator.touchUp(at: CGPoint(x: 160, y: 208))
    fixture.simulator.settle()
    #expect(fixture.chosen.count == 1)
    #expect(fixture.chosen == [[0, fixture.picker.selectedRow(inComponent: 0)]])
  }

  @Test func twoTapsInARowChooseTheSecondRowOnly() {
    let fixture = Fixture([20])
    fixture.picker.selectRow(10, inComponent: 0, animated: false)
    fixture.simulator.tap(at: CGPoint(x: 160, y: 208 + 61))
    fixture.simulator.advance(by: 0.05)
    fixture.simulator.tap(at: CGPoint(x: 160, y: 208 - 61))
    fixture.simulator.settle()
    #expect(fixture.chosen == [[0, 8]])
  }

  @Test func viewsOfTheDelegateAreReusedAndGetTheRowsSize() {
    let fixture = Fixture([50])
    fixture.makesViews = true
    (fixture.width, fixture.rowHeight) = (100, 40)
    fixture.picker.reloadAllComponents()
    fixture.simulator.settle()
    let view = fixture.picker.view(forRow: 0, forComponent: 0)
    #expect(view?.bounds.size == CGSize(width: 100, height: 40) && view?.tag == 0)
    #expect(fixture.picker.view(forRow: 30, forComponent: 0) == nil)
    fixture.picker.selectRow(30, inComponent: 0, animated: false)
    fixture.simulator.settle()
    #expect(fixture.picker.view(forRow: 30, forComponent: 0)?.tag == 30)
    #expect(!fixture.reused.isEmpty)
  }

  @Test func rowsLieOnACylinder() throws {
    let fixture = Fixture([50])
    fixture.makesViews = true
    fixture.picker.reloadAllComponents()
    fixture.picker.selectRow(10, inComponent: 0, animated: false)
    fixture.simulator.settle()
    let middle = try #require(fixture.picker.view(forRow: 10, forComponent: 0))
    #expect(CATransform3DIsIdentity(middle.transform3D) && middle.alpha == 1)
    let third = try #require(fixture.picker.view(forRow: 13, forComponent: 0))
    // 129.6 · sin θ below the middle and 129.6 · (1 − cos θ) behind, for θ = 96 / 129.6, seen from
    // 1,000 points.
    let (angle, radius) = (96 / 129.6, 129.6)
    let expected = radius * sin(angle) / (1 + radius * (1 - cos(angle)) / 1000)
    let seen = third.layer.convert(
      CGPoint(x: third.bounds.midX, y: third.bounds.midY), to: fixture.picker.layer)
    #expect(abs(seen.y - 108 - expected) < 0.01)
    #expect(third.alpha < 0.5)
  }

  @Test func aReloadKeepsTheSelectionAsFarAsItExists() {
    let fixture = Fixture([20])
    fixture.picker.selectRow(15, inComponent: 0, animated: false)
    fixture.picker.reloadComponent(0)
    #expect(fixture.picker.selectedRow(inComponent: 0) == 15)
    fixture.counts = [5]
    fixture.picker.reloadAllComponents()
    #expect(fixture.picker.selectedRow(inComponent: 0) == 4)
    fixture.counts = [0]
    fixture.picker.reloadAllComponents()
    fixture.simulator.settle()
    #expect(fixture.picker.selectedRow(inComponent: 0) == -1)
    fixture.counts = [3, 3, 3]
    fixture.picker.reloadAllComponents()
    #expect(fixture.picker.numberOfComponents == 3)
    #expect(fixture.picker.selectedRow(inComponent: 0) == 0)
  }

  @Test func removingAPickerThatTurnsLeavesAWholeRow() {
    let fixture = Fixture([200])
    fixture.drag(-90, duration: 0.08, pause: false)
    fixture.simulator.advance(by: 0.1)
    fixture.picker.removeFromSuperview()
    fixture.simulator.settle()
    #expect(fixture.chosen == [[0, fixture.picker.selectedRow(inComponent: 0)]])
  }
}
