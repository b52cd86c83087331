/// The factor by which animations are slowed: 10 in Apple's simulator with slow animations.
///
/// Programs declare this symbol to slow down their own animations. Here a scene's clock is slowed
/// as a whole, with display links and timers, so it is always 1.
@_cdecl("UIAnimationDragCoefficient")
public func UIAnimationDragCoefficient() -> Float { 1 }
