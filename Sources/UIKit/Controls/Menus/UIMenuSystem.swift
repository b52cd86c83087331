/// The menus of an app that the system builds. They are not shown here: the keys of the commands in
/// the main menu are what they are for.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  private static let mainSystem = UIMenuSystem()
  private static let contextSystem = UIMenuSystem()

  /// The system of the main menu, which the application and its delegate build when a key is first
  /// pressed that no responder has a command for.
  open class var main: UIMenuSystem { mainSystem }
  /// The system of the editing menu. Its menus are not built by responders here: the delegate of
  /// a ``UIEditMenuInteraction`` supplies them.
  open class var context: UIMenuSystem { contextSystem }

  /// Lets the menus be built again before they are used next.
  open func setNeedsRebuild() { version += 1 }
  /// The number of requests to build the menus again.
  private(set) var version = 0

  /// Lets the commands be validated again. It has no effect: each is validated when its key is
  /// pressed.
  open func setNeedsRevalidate() {}
}

extension UIMenu.Identifier {
  /// The main menu itself, whose elements are the others.
  public static let root = Self("com.apple.menu.root")
  /// The menu of the app.
  public static let application = Self("com.apple.menu.application")
  /// The menu of files and documents.
  public static let file = Self("com.apple.menu.file")
  /// The menu of editing.
  public static let edit = Self("com.apple.menu.edit")
  /// The menu of fonts and text.
  public static let format = Self("com.apple.menu.format")
  /// The menu of what is shown.
  public static let view = Self("com.apple.menu.view")
  /// The menu of windows.
  public static let window = Self("com.apple.menu.window")
  /// The menu of help.
  public static let help = Self("com.apple.menu.help")

  /// In the app's menu, what says which app it is.
  public static let about = Self("com.apple.menu.about")
  /// In the app's menu, its settings.
  public static let preferences = Self("com.apple.menu.preferences")
  /// In the app's menu, services.
  public static let services = Self("com.apple.menu.services")
  /// In the app's menu, what hides apps.
  public static let hide = Self("com.apple.menu.hide")
  /// In the app's menu, what ends it.
  public static let quit = Self("com.apple.menu.quit")

  /// In the menu of files, what opens a scene.
  public static let newScene = Self("com.apple.menu.new-scene")
  /// In the menu of files, what opens documents.
  public static let open = Self("com.apple.menu.open")
  /// In the menu of files, the documents that were open last.
  public static let openRecent = Self("com.apple.menu.open-recent")
  /// In the menu of files, what closes a window.
  public static let close = Self("com.apple.menu.close")
  /// In the menu of files, what concerns a document.
  public static let document = Self("com.apple.menu.document")
  /// In the menu of files, what prints.
  public static let print = Self("com.apple.menu.print")

  /// In the menu of editing, undoing and redoing.
  public static let undoRedo = Self("com.apple.menu.undo-redo")
  /// In the menu of editing, cut, copy, paste and their like.
  public static let standardEdit = Self("com.apple.menu.standard-edit")
  /// In the menu of editing, finding.
  public static let find = Self("com.apple.menu.find")
  /// In the menu of editing, replacing.
  public static let replace = Self("com.apple.menu.replace")
  /// In the menu of editing, sharing.
  public static let share = Self("com.apple.menu.share")
  /// In the menu of editing, spelling.
  public static let spelling = Self("com.apple.menu.spelling")
  /// In the menu of editing, what is substituted while typing.
  public static let substitutions = Self("com.apple.menu.substitutions")
  /// In the menu of editing, capital and small letters.
  public static let transformations = Self("com.apple.menu.transformations")
  /// In the menu of editing, speech.
  public static let speech = Self("com.apple.menu.speech")
  /// In the menu of editing, looking up.
  public static let lookup = Self("com.apple.menu.lookup")

  /// In the menu of text, fonts.
  public static let font = Self("com.apple.menu.font")
  /// In the menu of text, styles.
  public static let textStyle = Self("com.apple.menu.text-style")
  /// In the menu of text, sizes.
  public static let textSize = Self("com.apple.menu.text-size")
  /// In the menu of text, colours.
  public static let textColor = Self("com.apple.menu.text-color")
  /// In the menu of text, alignment and direction.
  public static let text = Self("com.apple.menu.text")
  /// In the menu of text, alignment.
  public static let alignment = Self("com.apple.menu.alignment")
  /// In the menu of text, the direction of writing.
  public static let writingDirection = Self("com.apple.menu.writing-direction")

  /// In the menu of what is shown, the toolbar.
  public static let toolbar = Self("com.apple.menu.toolbar")
  /// In the menu of what is shown, the sidebar.
  public static let sidebar = Self("com.apple.menu.sidebar")
  /// In the menu of what is shown, the full screen.
  public static let fullscreen = Self("com.apple.menu.fullscreen")

  /// In the menu of windows, sizes.
  public static let minimizeAndZoom = Self("com.apple.menu.minimize-and-zoom")
  /// In the menu of windows, what brings all to the front.
  public static let bringAllToFront = Self("com.apple.menu.bring-all-to-front")
}

extension UIMenu {
  /// The main menu before an app changes it: the menus of the system, without commands.
  static var emptyMainMenu: UIMenu {
    func menu(
      _ identifier: Identifier, _ title: String, _ sections: [Identifier]
    ) -> UIMenu {
      UIMenu(
        title: title, identifier: identifier,
        children: sections.map { UIMenu(identifier: $0, options: .displayInline) })
    }
    return UIMenu(
      identifier: .root,
      children: [
        menu(.application, "", [.about, .preferences, .services, .hide, .quit]),
        menu(.file, "File", [.newScene, .open, .openRecent, .close, .document, .print]),
        menu(
          .edit, "Edit",
          [
            .undoRedo, .standardEdit, .find, .replace, .share, .spelling, .substitutions,
            .transformations, .speech, .lookup,
          ]),
        menu(
          .format, "Format",
          [.font, .textStyle, .textSize, .textColor, .text, .alignment, .writingDirection]),
        menu(.view, "View", [.toolbar, .sidebar, .fullscreen]),
        menu(.window, "Window", [.minimizeAndZoom, .bringAllToFront]), menu(.help, "Help", []),
      ])
  }
}

extension UIApplication {
  /// The commands with keys in the main menu, which is built if need be.
  var mainMenuCommands: [UIKeyCommand] {
    let (delegate, version) = (delegate, UIMenuSystem.main.version)
    if let built = builtMainMenu, built.delegate === delegate, built.version == version {
      return built.keyCommands
    }
    let tree = MenuTree(.emptyMainMenu, of: .main)
    buildMenu(with: tree)
    (delegate as? UIResponder)?.buildMenu(with: tree)
    let commands = tree.elements.compactMap { $0 as? UIKeyCommand }
    builtMainMenu = BuiltMainMenu(
      delegate: delegate, version: version, keyCommands: commands)
    return commands
  }
}
