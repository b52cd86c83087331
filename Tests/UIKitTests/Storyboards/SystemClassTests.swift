import CoreGraphics
import MapKit
import Testing
import UIKit
import UIKitTestSupport

final class MapPage: UIViewController, MKMapViewDelegate {
  @Outlet var map: MKMapView!
  @Outlet var card: UIControl!
}

/// Classes of the system in storyboards, which Interface Builder names without a module.
@MainActor
struct SystemClassTests {
  @Test func theyAreFoundByNameAndByElement() throws {
    var found: MapPage?
    let warnings = try Diagnostics.collecting {
      let storyboard = try StoryboardText.storyboard(
        StoryboardText.scene(
          "page", class: "MapPage",
          view: """
            <subviews>
            <mapView contentMode="scaleToFill" mapType="standard" id="map">
            <rect key="frame" x="10" y="20" width="200" height="100"/>
            <connections><outlet property="delegate" destination="page" id="o1"/></connections>
            </mapView>
            <view contentMode="scaleToFill" id="card" customClass="UIControl">
            <rect key="frame" x="0" y="200" width="90" height="40"/></view>
            </subviews>
            """,
          inside: """
            <connections><outlet property="map" destination="map" id="o2"/>
            <outlet property="card" destination="card" id="o3"/></connections>
            """))
      found = storyboard.instantiateViewController(withIdentifier: "page") as? MapPage
      found?.loadViewIfNeeded()
    }
    let page = try #require(found)
    #expect(page.map?.frame == CGRect(x: 10, y: 20, width: 200, height: 100))
    #expect(page.map?.delegate === page)
    #expect(page.card?.frame.width == 90)
    #expect(warnings == [])
  }
}
