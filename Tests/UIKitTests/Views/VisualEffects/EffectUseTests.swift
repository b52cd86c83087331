import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Parts of UIKit that have a blur where they are asked for one, and files that have effect views.
@MainActor
struct EffectUseTests {
  private func effects(in view: UIView) -> [UIVisualEffect] {
    let own = (view as? UIVisualEffectView)?.effect
    return [own].compactMap { $0 } + view.subviews.flatMap(effects)
  }

  @Test func aBarBlursWhereItsAppearanceAsksForIt() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [UINavigationItem(title: "A")]
    bar.layoutIfNeeded()
    #expect(effects(in: bar).isEmpty, "nothing was asked for")
    let appearance = UINavigationBarAppearance()
    appearance.configureWithDefaultBackground()
    bar.standardAppearance = appearance
    bar.layoutIfNeeded()
    #expect(effects(in: bar) == [UIBlurEffect(style: .systemChromeMaterial)])
    appearance.backgroundEffect = UIBlurEffect(style: .dark)
    appearance.backgroundColor = UIColor.systemRed.withAlphaComponent(0.2)
    bar.standardAppearance = appearance
    bar.layoutIfNeeded()
    #expect(effects(in: bar) == [UIBlurEffect(style: .dark)])
    appearance.configureWithOpaqueBackground()
    bar.standardAppearance = appearance
    bar.layoutIfNeeded()
    #expect(effects(in: bar).isEmpty)
  }

  @Test func aToolbarBlursWhereItsAppearanceAsksForIt() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(effects(in: bar).isEmpty)
    bar.standardAppearance = UIToolbarAppearance()
    #expect(effects(in: bar) == [UIBlurEffect(style: .systemChromeMaterial)])
  }

  @Test func aButtonsBackgroundHasItsEffect() {
    var configuration = UIButton.Configuration.plain()
    configuration.background.visualEffect = UIBlurEffect(style: .light)
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 90, height: 40)
    button.layoutIfNeeded()
    #expect(effects(in: button) == [UIBlurEffect(style: .light)])
    button.configuration?.background.visualEffect = nil
    button.layoutIfNeeded()
    #expect(effects(in: button).isEmpty)
  }

  @Test func anAlertBlursWhatIsBelow() throws {
    let controller = UIViewController()
    let simulator = Simulator(size: CGSize(width: 320, height: 480), scale: 1, root: controller)
    controller.view.backgroundColor = .white
    let alert = UIAlertController(title: "A", message: "b", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    controller.present(alert, animated: false)
    simulator.settle()
    #expect(effects(in: alert.view).contains(UIBlurEffect(style: .systemThickMaterial)))
  }

  @Test func filesHaveEffectViewsWithTheirContent() throws {
    let view = """
      <subviews>
      <visualEffectView opaque="NO" contentMode="scaleToFill" id="panel">
      <rect key="frame" x="20" y="40" width="240" height="128"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
      <view key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" \
      contentMode="center" insetsLayoutMarginsFromSafeArea="NO" id="content">
      <rect key="frame" x="0.0" y="0.0" width="240" height="128"/>
      <autoresizingMask key="autoresizingMask"/>
      <subviews>
      <visualEffectView opaque="NO" contentMode="scaleToFill" id="words">
      <rect key="frame" x="10" y="10" width="200" height="100"/>
      <view key="contentView" opaque="NO" contentMode="center" id="inner">
      <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
      <subviews>
      <label opaque="NO" contentMode="left" text="Words" id="label">
      <rect key="frame" x="5" y="6" width="70" height="20"/></label>
      </subviews>
      </view>
      <vibrancyEffect style="secondaryLabel"><blurEffect style="systemThinMaterialDark"/>\
      </vibrancyEffect>
      </visualEffectView>
      </subviews>
      </view>
      <blurEffect style="systemThinMaterialDark"/>
      </visualEffectView>
      </subviews>
      """
    let warnings = try Diagnostics.collecting {
      let page = try StoryboardText.storyboard(StoryboardText.scene("a", view: view))
        .instantiateViewController(withIdentifier: "a")
      let panel = try #require(page.view.subviews.first as? UIVisualEffectView)
      let blur = UIBlurEffect(style: .systemThinMaterialDark)
      #expect(panel.effect == blur)
      #expect(panel.frame == CGRect(x: 20, y: 40, width: 240, height: 128))
      let words = try #require(panel.contentView.subviews.first as? UIVisualEffectView)
      #expect(words.effect == UIVibrancyEffect(blurEffect: blur, style: .secondaryLabel))
      #expect((words.contentView.subviews.first as? UILabel)?.text == "Words")
    }
    #expect(warnings == [])
  }
}
