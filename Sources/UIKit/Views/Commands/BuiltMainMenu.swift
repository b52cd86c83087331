/// The commands of an app's main menu.
struct BuiltMainMenu {
  /// The delegate that has built it.
  weak var delegate: (any UIApplicationDelegate)?
  /// The menu system's number of requests to build menus again when this one was built.
  let version: Int
  let keyCommands: [UIKeyCommand]
}
