import Foundation
import Testing
import UIKitTestSupport

import UIKit

final class PickerPage: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  @Outlet var picker: UIPickerView!
  @Outlet var dates: UIDatePicker!
  @Outlet var timer: UIDatePicker!

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    5
  }
}

@MainActor
struct PickerFileTests {
  private static let view = """
    <subviews>
    <pickerView contentMode="scaleToFill" id="picker">
    <rect key="frame" x="0.0" y="0.0" width="320" height="162"/>
    <connections><outlet property="dataSource" destination="page" id="o1"/>
    <outlet property="delegate" destination="page" id="o2"/></connections></pickerView>
    <datePicker contentMode="scaleToFill" contentHorizontalAlignment="center" \
    contentVerticalAlignment="center" datePickerMode="date" minuteInterval="5" \
    useCurrentDate="NO" style="wheels" id="dates">
    <rect key="frame" x="0.0" y="162" width="320" height="216"/>
    <date key="date" timeIntervalSinceReferenceDate="86400"><!--2001-01-02--></date>
    <date key="minimumDate" timeIntervalSinceReferenceDate="0.0"/>
    <date key="maximumDate" timeIntervalSinceReferenceDate="172800"/>
    <locale key="locale" localeIdentifier="zh_CN"/></datePicker>
    <datePicker contentMode="scaleToFill" datePickerMode="countDownTimer" \
    countDownDuration="240" style="compact" id="timer">
    <rect key="frame" x="0.0" y="380" width="320" height="100"/></datePicker>
    </subviews>
    """

  @Test func theyAreAsTheFileSays() throws {
    let outlets = ["picker", "dates", "timer"]
      .map { "<outlet property=\"\($0)\" destination=\"\($0)\" id=\"o-\($0)\"/>" }.joined()
    var found: PickerPage?
    let warnings = try Diagnostics.collecting {
      let storyboard = try StoryboardText.storyboard(
        StoryboardText.scene(
          "page", class: "PickerPage", view: Self.view,
          inside: "<connections>\(outlets)</connections>"))
      found = storyboard.instantiateViewController(identifier: "page") as? PickerPage
      found?.loadViewIfNeeded()
    }
    #expect(warnings == [])
    let page = try #require(found)
    #expect(page.picker.dataSource === page && page.picker.delegate === page)
    #expect(page.picker.numberOfComponents == 2 && page.picker.frame.height == 162)
    #expect(page.dates.datePickerMode == .date && page.dates.datePickerStyle == .wheels)
    #expect(page.dates.minuteInterval == 5 && page.dates.locale?.identifier == "zh_CN")
    #expect(page.dates.date == Date(timeIntervalSinceReferenceDate: 86400))
    #expect(page.dates.minimumDate == Date(timeIntervalSinceReferenceDate: 0))
    #expect(page.dates.maximumDate == Date(timeIntervalSinceReferenceDate: 172_800))
    #expect(page.timer.datePickerMode == .countDownTimer)
    #expect(page.timer.countDownDuration == 240)
  }
}
