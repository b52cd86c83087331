import UIKit

// A chat whose sticker panel takes the place of a keyboard. The composer and the messages stay
// above it: one constraint decides how much of the panel is visible, and the rest of the layout
// follows.

final class ChatViewController: UIViewController, UITableViewDataSource, UITableViewDelegate,
  UITextFieldDelegate
{
  /// The speed in points per second from which on a release moves the panel in the direction of the
  /// drag.
  @Parameter("Thrown beyond", in: 100...2000, step: 50, unit: .pointsPerSecond)
  private var fast: CGFloat = 300
  @Parameter("Duration", in: 0.1...3, step: 0.05, unit: .seconds)
  private var duration: TimeInterval = 0.4
  @Parameter("Damping ratio", in: 0.1...1, step: 0.01)
  private var dampingRatio: CGFloat = 0.9

  private var messages = Message.evening
  private let header = ChatHeader()
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let composer = ComposerView()
  private let panel = StickerPanel()
  private lazy var panelTop = panel.topAnchor.constraint(equalTo: view.bottomAnchor)
  /// Has a lower priority than the constraint to a keyboard on the screen that is higher than the
  /// panel.
  private lazy var composerBottom = composer.bottomAnchor.constraint(equalTo: panel.topAnchor)
  private lazy var panelHeight = panel.heightAnchor.constraint(equalToConstant: StickerPanel.height)
  private lazy var tableHeight = tableView.heightAnchor.constraint(
    equalTo: view.heightAnchor, constant: -ChatHeader.height - ComposerView.height)
  private lazy var headerHeight = header.heightAnchor.constraint(
    equalToConstant: ChatHeader.height)

  private var isOpen = false
  private var animator: UIViewPropertyAnimator?
  /// The list's content offset when the scrolling finger reached the composer; nil while the finger
  /// only scrolls.
  private var heldOffset: CGFloat?
  /// The velocity of the scrolling finger, in points per second.
  private var releaseVelocity: CGFloat = 0
  /// The visible height of the panel when a finger grabbed it.
  private var grabbedAt: CGFloat = 0
  private var size = CGSize.zero

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tableView.dataSource = self
    tableView.delegate = self
    tableView.separatorStyle = .none
    tableView.layer.name = "Messages"
    tableView.contentInset = inset
    tableView.register(MessageCell.self, forCellReuseIdentifier: MessageCell.identifier)
    tableView.panGestureRecognizer.addTarget(
      self, action: Selector(ChatViewController.follow))
    composer.field.delegate = self
    composer.button.addTarget(
      self, action: Selector(ChatViewController.toggle), for: .touchUpInside)
    panel.onChoose = { [weak self] in self?.send(.sticker($0)) }
    for item in [tableView, header, panel, composer] {
      item.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(item)
      NSLayoutConstraint.activate([
        item.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        item.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }
    for item in [panel, composer] {
      item.addGestureRecognizer(
        UIPanGestureRecognizer(target: self, action: Selector(ChatViewController.drag)))
    }
    composerBottom.priority = .defaultHigh
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: view.topAnchor), headerHeight,
      // The list keeps its height, and slides under the header.
      tableView.bottomAnchor.constraint(equalTo: composer.topAnchor), tableHeight,
      composer.heightAnchor.constraint(equalToConstant: ComposerView.height),
      composer.bottomAnchor.constraint(
        lessThanOrEqualTo: view.keyboardLayoutGuide.topAnchor), composerBottom,
      panelTop, panelHeight,
    ])
    showState()
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    headerHeight.constant = ChatHeader.height + view.safeAreaInsets.top
    panelHeight.constant = StickerPanel.height + view.safeAreaInsets.bottom
    panelTop.constant = -height(isOpen)
    tableHeight.constant =
      -headerHeight.constant - ComposerView.height - view.safeAreaInsets.bottom
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if tableView.contentInset != inset { tableView.contentInset = inset }
    guard view.bounds.size != size else { return }
    size = view.bounds.size
    scrollToEnd(animated: false)
  }

  // MARK: Messages

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: MessageCell.identifier, for: indexPath)
    (cell as? MessageCell)?.show(messages[indexPath.row])
    cell.layer.name = "Message \(indexPath.row + 1)"
    return cell
  }

  private func send(_ content: Message.Content) {
    messages.append(.mine(content))
    tableView.insertRows(at: [IndexPath(row: messages.count - 1, section: 0)], with: .fade)
    scrollToEnd(animated: true)
  }

  private func scrollToEnd(animated: Bool) {
    tableView.scrollToRow(
      at: IndexPath(row: messages.count - 1, section: 0), at: .bottom, animated: animated)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let text = textField.text, !text.isEmpty { send(.text(text)) }
    textField.text = nil
    return false
  }

  // MARK: The panel

  /// The visible height of the panel when nothing moves it.
  private func height(_ isOpen: Bool) -> CGFloat {
    view.safeAreaInsets.bottom + (isOpen ? StickerPanel.height : 0)
  }

  private func toggle() {
    if keyboardHeight > 0 { view.endEditing(true) }
    grab()
    settle(isOpen: !isOpen, velocity: 0)
  }

  /// The panel or a keyboard moves the list up, under the header. The inset lets the user scroll to
  /// the cells that lie there.
  private var inset: UIEdgeInsets {
    let hidden = max(isOpen ? StickerPanel.height : 0, keyboardHeight)
    return UIEdgeInsets(top: 8 + hidden, left: 0, bottom: 8, right: 0)
  }

  /// The height by which a keyboard on the screen covers the safe area, in points.
  private var keyboardHeight: CGFloat {
    let height = view.keyboardLayoutGuide.layoutFrame.height - view.safeAreaInsets.bottom
    return max(height.rounded(), 0)
  }

  private func showState() {
    // The title changes at once: otherwise the animation of the panel would stretch it.
    UIView.performWithoutAnimation {
      composer.button.setTitle(isOpen ? "Hide" : "Stickers", for: .normal)
      composer.layoutIfNeeded()
    }
  }

  /// Makes a part of the panel visible. The composer and the messages move with its upper edge.
  private func show(_ height: CGFloat) {
    panelTop.constant = -height
    view.layoutIfNeeded()
  }

  /// Stops the panel where it is on the screen.
  private func grab() {
    guard let animator, animator.isRunning else { return }
    animator.stopAnimation(true)
    panelTop.constant = panel.frame.minY - view.bounds.height
  }

  /// - Parameter velocity: the upward velocity of the panel's upper edge, in points per second.
  private func settle(isOpen: Bool, velocity: CGFloat) {
    self.isOpen = isOpen
    showState()
    let (target, distance) = (height(isOpen), height(isOpen) + panelTop.constant)
    let spring = UISpringTimingParameters(
      dampingRatio: dampingRatio,
      initialVelocity: CGVector(dx: 0, dy: abs(distance) > 1 ? velocity / distance : 0))
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: spring)
    animator.addAnimations {
      self.tableView.contentInset = self.inset
      self.tableView.contentOffset.y = max(self.tableView.contentOffset.y, -self.inset.top)
      self.show(target)
    }
    animator.startAnimation()
    self.animator = animator
  }

  private func release(velocity: CGFloat) {
    let isFast = abs(velocity) > fast
    settle(
      isOpen: isFast ? velocity > 0 : -panelTop.constant > height(true) / 2, velocity: velocity)
  }

  /// Handles a drag of the composer or the panel.
  private func drag(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      grab()
      grabbedAt = -panelTop.constant
    case .changed:
      show(min(max(grabbedAt - pan.translation(in: view).y, height(false)), height(true)))
    case .ended, .cancelled: release(velocity: -pan.velocity(in: view).y)
    default: break
    }
  }

  // MARK: The list takes the panel along

  /// Handles the drag that scrolls the list: it moves the panel down once it reaches the composer,
  /// and up again on its way back.
  private func follow(_ pan: UIPanGestureRecognizer) {
    guard isOpen, pan.state == .changed else { return }
    let edge = view.bounds.height - height(true) - ComposerView.height
    let overlap = pan.location(in: view).y - edge
    guard overlap > 0 || heldOffset != nil else { return }
    // The list moves with the panel: its scroll position stays where the finger reached the
    // composer.
    let offset = heldOffset ?? tableView.contentOffset.y + overlap
    tableView.contentOffset.y = offset
    heldOffset = overlap > 0 ? offset : nil
    show(min(max(height(true) - overlap, height(false)), height(true)))
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { grab() }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard heldOffset != nil else { return }
    // Scroll views measure the velocity in points per millisecond.
    releaseVelocity = velocity.y * 1000
    targetContentOffset.pointee = scrollView.contentOffset
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    guard heldOffset != nil else { return }
    heldOffset = nil
    release(velocity: releaseVelocity)
  }
}

extension Demo {
  static let chatPanel = Demo(
    id: "chat-panel", title: "Chat", seed: nil,
    summary: "A panel of stickers comes up like a keyboard.",
    trigger: "Press “Stickers”, choose one; drag the messages down over the panel.",
    stageSize: Demo.defaultStageSize, glyph: .chatPanel,
    phases: [
      Phase("open", .tap("Stickers")),
      Phase("close", after: "open", .tap("Hide")),
      Phase("send", after: "open", .tapAt(CGPoint(x: 60, y: 650))),
      Phase(
        "drag down", after: "open",
        .drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 800), duration: 0.5)),
      Phase(
        "drag-cancel", after: "open",
        .dragBack(
          from: CGPoint(x: 195, y: 400), via: CGPoint(x: 195, y: 640),
          to: CGPoint(x: 195, y: 400), duration: 0.4)),
    ],
    tracedViews: ["Messages", "Message 15", "Composer", "Stickers"],
    prototypes: { [ChatViewController()] },
    makeRoot: { ChatViewController() })
}
