package import Foundation

/// The playground's folders of a user, by the XDG base directory specification.
package enum UserFolder: String, Sendable {
  case cache = "XDG_CACHE_HOME"
  case config = "XDG_CONFIG_HOME"
  case data = "XDG_DATA_HOME"

  /// The folder in the user's home folder where the variable is not set.
  private var usual: String {
    switch self {
    case .cache: ".cache"
    case .config: ".config"
    case .data: ".local/share"
    }
  }

  /// Returns the folder `transition-playground`; nil if neither the variable nor `HOME` is set. As
  /// the specification says, a relative path is ignored.
  package func url(in environment: [String: String]) -> URL? {
    func folder(_ variable: String) -> URL? {
      environment[variable].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
    }
    let base = folder(rawValue) ?? folder("HOME")?.appendingPathComponent(usual)
    return base?.appendingPathComponent("transition-playground")
  }
}
