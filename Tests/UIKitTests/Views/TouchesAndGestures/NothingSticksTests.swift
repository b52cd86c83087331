import CoreGraphics
import Platform
import Testing
import UIKitTestSupport

import UIKit

/// Input faults that occur in practice.
private enum Mishap: CaseIterable, Sendable, CustomTestStringConvertible {
  case releaseOutside, releaseNobodySaw, focusLost, windowHidden, secondButton
  case firstButtonUpBeforeTheSecond, secondButtonTakesOver, neverEnds, sameFingerAgain, viewRemoved
  case pageRemoved, pageDisabled, twoDozenFingers, resized, badNumbers, cancelled, keysHeld

  var testDescription: String { "\(self)" }
}

/// After any fault no touch is left, no recogniser is active and nothing is highlighted, and the
/// next tap works like the first.
@MainActor
struct NothingSticksTests {
  /// Has a control of each kind, a scroll view, and a recogniser of each kind around them.
  private final class Page: UIViewController {
    let button = UIButton(type: .system)
    let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
    let scrollView = UIScrollView(frame: CGRect(x: 20, y: 200, width: 200, height: 200))
    let board = UIView()
    let listener = Listener()
    var recognizers: [UIGestureRecognizer] = []
    var presses = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      view.isMultipleTouchEnabled = true
      board.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
      board.isMultipleTouchEnabled = true
      view.addSubview(board)
      button.frame = CGRect(x: 20, y: 20, width: 200, height: 44)
      button.addAction(UIAction { [weak self] _ in self?.presses += 1 }, for: .touchUpInside)
      scrollView.contentSize = CGSize(width: 200, height: 2000)
      for child in [button, slider, scrollView] { board.addSubview(child) }
      let doubleTap = UITapGestureRecognizer()
      doubleTap.numberOfTapsRequired = 2
      listener.isTolerant = true
      for recognizer in [
        UITapGestureRecognizer(), doubleTap, UIPanGestureRecognizer(), UISwipeGestureRecognizer(),
        UIPinchGestureRecognizer(), UIRotationGestureRecognizer(), UILongPressGestureRecognizer(),
        UIScreenEdgePanGestureRecognizer(), UIHoverGestureRecognizer(),
      ] {
        recognizer.cancelsTouchesInView = false
        recognizer.delegate = listener
        recognizers.append(listener.add(recognizer, to: board))
      }
    }
  }

  /// Where a finger goes down: on the button, the slider, the scroll view, or beside them.
  private static let places: [CGFloat] = [40, 120, 300, 500]

  @Test(arguments: Mishap.allCases)
  fileprivate func afterwardsEverythingIsAtRest(mishap: Mishap) {
    for y in Self.places {
      let page = Page()
      let simulator = Simulator(size: CGSize(width: 300, height: 600), scale: 1, root: page)
      Turn(simulator, page.board, at: y).play(mishap)
      simulator.settle()
      expectRest(page, simulator, "\(mishap) at \(y)")
      page.board.isUserInteractionEnabled = true
      if page.board.superview == nil { page.view.addSubview(page.board) }
      page.board.addSubview(page.button)
      simulator.advance(by: 1)
      let presses = page.presses
      simulator.tap(at: CGPoint(x: 100, y: 40))
      // Waits until no double tap is possible any more.
      simulator.advance(by: 1)
      simulator.settle()
      #expect(page.presses == presses + 1, "\(mishap) at \(y)")
      expectRest(page, simulator, "the tap after \(mishap) at \(y)")
    }
  }

  private func expectRest(_ page: Page, _ simulator: Simulator, _ name: Comment) {
    let arbiter = simulator.window.arbiter
    #expect(!arbiter.hasTouches, name)
    let live = (page.recognizers + [page.scrollView.panGestureRecognizer]).filter {
      // The mouse may well be over the page.
      !($0 is UIHoverGestureRecognizer) && $0.state != .possible
    }
    #expect(live.isEmpty, name)
    #expect(page.recognizers.allSatisfy { $0.numberOfTouches == 0 }, name)
    #expect(arbiter.contenders.allSatisfy { $0 is UIHoverGestureRecognizer }, name)
    #expect(!page.button.isHighlighted && !page.button.isTracking, name)
    #expect(!page.slider.isHighlighted && !page.slider.isTracking, name)
    #expect(!page.scrollView.isTracking && !page.scrollView.isDragging, name)
  }

  /// A drag downwards during which a fault occurs.
  @MainActor
  private struct Turn {
    let simulator: Simulator
    let board: UIView
    let y: CGFloat

    init(_ simulator: Simulator, _ board: UIView, at y: CGFloat) {
      self.simulator = simulator
      self.board = board
      self.y = y
    }

    private func mouse(_ phase: PointerEvent.Phase, button: Int, to distance: CGFloat) {
      pointer(phase, .mouse(button: button), CGPoint(x: 100, y: y + distance))
      simulator.advance(by: simulator.frameDuration)
    }

    private func pointer(
      _ phase: PointerEvent.Phase, _ device: PointerEvent.Device, _ location: CGPoint
    ) {
      simulator.platform.send(
        .pointer(
          PointerEvent(phase: phase, device: device, location: location, time: simulator.time)))
    }

    private func focus(_ isFocused: Bool) { simulator.setFocus(isFocused) }

    private func drag() {
      mouse(.down, button: 1, to: 0)
      mouse(.moved, button: 1, to: 5)
      mouse(.moved, button: 1, to: 40)
    }

    func play(_ mishap: Mishap) {
      switch mishap {
      case .releaseOutside, .releaseNobodySaw, .secondButton, .firstButtonUpBeforeTheSecond,
        .secondButtonTakesOver:
        drag()
        playButtons(mishap)
      case .neverEnds, .sameFingerAgain, .twoDozenFingers: playFingers(mishap)
      default:
        drag()
        playWindow(mishap)
      }
    }

    private func playButtons(_ mishap: Mishap) {
      switch mishap {
      case .releaseOutside:
        simulator.platform.send(.pointerExited(time: simulator.time))
        mouse(.moved, button: 1, to: 5000)
        mouse(.up, button: 1, to: 5000)
      case .releaseNobodySaw:
        simulator.platform.send(.pointerExited(time: simulator.time))
        mouse(.moved, button: 0, to: 10)
      case .secondButton:
        mouse(.down, button: 3, to: 40)
        mouse(.moved, button: 1, to: 60)
        mouse(.up, button: 3, to: 60)
        mouse(.up, button: 1, to: 80)
      case .firstButtonUpBeforeTheSecond:
        mouse(.down, button: 3, to: 40)
        mouse(.up, button: 1, to: 50)
        mouse(.moved, button: 3, to: 60)
        mouse(.up, button: 3, to: 60)
      case .secondButtonTakesOver:
        // The release of the first one was not delivered.
        mouse(.down, button: 3, to: 40)
        mouse(.moved, button: 3, to: 60)
        mouse(.up, button: 3, to: 60)
      default: break
      }
    }

    private func playFingers(_ mishap: Mishap) {
      func finger(_ phase: PointerEvent.Phase, _ id: Int, _ x: CGFloat, _ y: CGFloat) {
        pointer(phase, .finger(id: id), CGPoint(x: x, y: y))
      }
      switch mishap {
      case .neverEnds:
        for id in 0..<12 { finger(.down, id, 50 + CGFloat(id), y) }
        simulator.advance(by: 100)
        focus(false)
        focus(true)
      case .sameFingerAgain:
        finger(.down, 1, 100, y)
        simulator.advance(by: 1)
        finger(.down, 1, 100, y + 20)
        finger(.moved, 1, 100, y + 80)
        finger(.up, 1, 100, y + 80)
        finger(.up, 1, 100, y + 80)
      case .twoDozenFingers:
        for id in 0..<24 { finger(.down, id, 20 + 8 * CGFloat(id), y) }
        for step in 1...4 {
          simulator.advance(by: simulator.frameDuration)
          for id in 0..<24 { finger(.moved, id, 20 + 8 * CGFloat(id), y + 9 * CGFloat(step)) }
        }
        // Every second one is cancelled instead of lifted.
        for id in 0..<24 { finger(id % 2 == 0 ? .up : .cancelled, id, 100, y + 36) }
      default: break
      }
    }

    private func playWindow(_ mishap: Mishap) {
      switch mishap {
      case .focusLost:
        focus(false)
        mouse(.moved, button: 1, to: 60)
        focus(true)
        mouse(.up, button: 1, to: 60)
      case .windowHidden:
        simulator.platform.send(.visibilityChanged(isVisible: false))
        simulator.platform.send(.visibilityChanged(isVisible: true))
        mouse(.up, button: 1, to: 60)
      case .viewRemoved:
        board.hitTest(CGPoint(x: 100, y: y), with: nil)?.removeFromSuperview()
        mouse(.moved, button: 1, to: 60)
        mouse(.up, button: 1, to: 60)
      case .pageRemoved:
        board.removeFromSuperview()
        mouse(.moved, button: 1, to: 60)
        mouse(.up, button: 1, to: 60)
      case .pageDisabled:
        board.isUserInteractionEnabled = false
        mouse(.moved, button: 1, to: 60)
        mouse(.up, button: 1, to: 60)
      case .resized:
        simulator.resize(to: CGSize(width: 280, height: 560))
        mouse(.moved, button: 1, to: 60)
        mouse(.up, button: 1, to: 60)
      case .badNumbers:
        _ = Diagnostics.collecting {
          mouse(.moved, button: 1, to: .nan)
          mouse(.up, button: 1, to: .infinity)
        }
        mouse(.moved, button: 0, to: 10)
      case .cancelled:
        mouse(.cancelled, button: 1, to: 50)
        mouse(.up, button: 1, to: 50)
      case .keysHeld:
        simulator.platform.send(.key(KeyEvent(isDown: true, key: "Tab", time: simulator.time)))
        simulator.platform.send(.key(KeyEvent(isDown: true, key: "Space", time: simulator.time)))
        focus(false)
        focus(true)
      default: break
      }
    }
  }
}
