import UIKit

/// A page with something in it that distinguishes left from right and up from down.
final class GalleryPage: UIViewController {
  private let color: UIColor
  private let mark = UIView()
  private let bar = UIView()

  init(_ color: UIColor) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    mark.backgroundColor = UIColor(white: 0, alpha: 0.35)
    bar.backgroundColor = UIColor(white: 1, alpha: 0.7)
    for part in [mark, bar] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    mark.frame = CGRect(x: size.width * 0.6, y: size.height * 0.7, width: 40, height: 40)
    mark.layer.cornerRadius = 20
    bar.frame = CGRect(x: 20, y: 30, width: size.width * 0.6, height: 16)
  }
}
