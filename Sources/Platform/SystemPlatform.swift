/// The platform of the machine that the program runs on.
package enum SystemPlatform {
  /// Connects to the display. Throws `PlatformError.noDisplay` if there is none.
  @MainActor package static func make() throws(PlatformError) -> any Platform {
    try SDLPlatform()
  }
}
