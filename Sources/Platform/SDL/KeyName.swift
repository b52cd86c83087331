import CSDL2

/// The names of keys in events and input scripts, which are those of SDL.
package enum KeyName {
  /// Whether a key has this name. Letters, digits and punctuation are their own names.
  package static func isKnown(_ name: String) -> Bool {
    SDL_GetKeyFromName(name) != SDL_Keycode(SDLK_UNKNOWN.rawValue)
  }
}
