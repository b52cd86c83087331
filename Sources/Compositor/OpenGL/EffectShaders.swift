/// The parts of fragment shaders that make the result of an effect: the colour of a pixel of it
/// from the pixels of the source, which are those of `window`. What the numbers of the array
/// `effect` are is said at `EffectPass`; red and blue have changed places, as in all pixels.
enum EffectShaders {
  /// See `ColorControlsKernel`.
  static let colorControls = """
    vec4 sourceColor() {
      vec4 color = texelFetch(source, ivec2(vSource.xy + window.xy), 0);
      float base = dot(color.bgr, effect[1].xyz) + color.a * effect[0].y;
      return vec4(clamp(color.rgb * effect[0].x + base, 0.0, color.a), color.a);
    }
    """

  static let tinted = """
    vec4 sourceColor() {
      return texelFetch(source, ivec2(vSource.xy + window.xy), 0) * vColor;
    }
    """

  static let dissolve = """
    vec4 sourceColor() {
      vec4 first = texelFetch(source, ivec2(vSource.xy + window.xy), 0);
      vec4 second = texelFetch(layerMask, ivec2(vSource.xy + layerMaskOffset), 0);
      return mix(first, second, effect[0].x);
    }
    """

  /// See `PageCurlKernel`. The first vector has the page's edges; the next two are the roll; the
  /// last one says whether the sheet is bound, whether that edge is upright, and its place.
  static let pageCurl = """
    const float pi = 3.14159265358979;
    const float printed = \(Double(PageCurlKernel.print) / 255);
    const float paper = \(Double(PageCurlKernel.paper) / 255);
    const float darkest = \(PageCurlKernel.darkest);
    const float underRoll = \(PageCurlKernel.underRoll);
    const float underSheet = \(PageCurlKernel.underSheet);

    bool isBound() { return effect[3].x > 0.0; }

    // Transparent beyond the edges.
    vec4 pixel(vec2 place) {
      vec2 size = window.zw - window.xy;
      bool isInside = all(greaterThanEqual(place, vec2(0.0))) && all(lessThan(place, size));
      return isInside ? texelFetch(source, ivec2(place + window.xy), 0) : vec4(0.0);
    }

    vec4 between(vec2 place) {
      vec2 near = clamp(place, vec2(-8.0), window.zw - window.xy + 8.0);
      vec2 stepped = floor(near * 256.0 - 128.0) / 256.0;
      vec2 first = floor(stepped);
      vec2 weight = stepped - first;
      return mix(
        mix(pixel(first), pixel(first + vec2(1.0, 0.0)), weight.x),
        mix(pixel(first + vec2(0.0, 1.0)), pixel(first + vec2(1.0)), weight.x), weight.y);
    }

    // How far outside of the page a point lies.
    float outside(vec2 place) {
      vec2 beyond = max(vec2(0.0), max(effect[0].xy - place, place - effect[0].zw));
      return beyond.x + beyond.y;
    }

    float shadow(float distance, float darkness) {
      float nearness = max(0.0, 1.0 - distance / effect[2].z);
      return darkness * nearness * nearness * effect[2].w;
    }

    vec4 darkened(vec4 color, float share) {
      return vec4(color.rgb * clamp(1.0 - share, 0.0, 1.0), color.a);
    }

    vec4 back(vec2 place, float shade) {
      if (isBound()) {
        float across = 2.0 * effect[3].z;
        vec2 mirrored = effect[3].y > 0.0
          ? vec2(across - place.x, place.y) : vec2(place.x, across - place.y);
        return darkened(between(mirrored), 1.0 - shade);
      }
      vec4 color = between(place);
      return darkened(color * printed + color.a * (1.0 - printed), 1.0 - shade) * paper;
    }

    vec4 over(vec4 upper, vec4 lower) { return upper + lower * (1.0 - upper.a); }

    // In the shade of what lies over it; of what is not in the picture the shadow alone.
    vec4 shaded(vec4 color, float share) {
      return isBound() && color == vec4(0.0) ? vec4(0.0, 0.0, 0.0, share)
        : darkened(color, share);
    }

    // The function of the language may be off by a thousandth.
    float exactAsin(float value) {
      float angle = asin(value);
      float slope = cos(angle);
      return slope > 0.01 ? angle + (value - sin(angle)) / slope : angle;
    }

    vec4 sourceColor() {
      vec2 place = vSource.xy;
      vec2 across = effect[1].xy;
      float radius = effect[2].y;
      float reach = effect[2].z;
      // How far beyond the line where the sheet leaves the plane the pixel lies.
      float h = dot(place - effect[1].zw, across) - effect[2].x;
      if (h <= -radius - reach) return vec4(0.0);
      bool isOnPage = all(greaterThan(place, effect[0].xy)) && all(lessThan(place, effect[0].zw));
      vec4 lying = isBound() && !isOnPage ? vec4(0.0) : pixel(floor(place));
      if (h > max(0.0, effect[2].x - pi * radius + reach)) return lying;
      if (h >= 0.0) {
        vec2 turned = place + across * (-pi * radius - 2.0 * h);
        float distance = outside(turned);
        if (distance >= reach) return lying;
        vec4 below = shaded(lying, shadow(distance, underSheet));
        return distance > 1.0 ? below : over(back(turned, 1.0), below);
      }
      if (h <= -radius) {
        vec2 end = place + across * (-pi / 2.0 * radius - h);
        float ends = 1.0 - min(1.0, outside(end) / reach);
        return vec4(0.0, 0.0, 0.0, max(0.0, shadow(-radius - h, underRoll) * ends));
      }
      // On the roll: the front below, and the back of what has gone around.
      float angle = exactAsin(-h / radius);
      float slope = sqrt(max(0.0, 1.0 - h * h / (radius * radius)));
      float shade = darkest + (1.0 - darkest) * slope;
      vec2 front = place + across * (-angle * radius - h);
      vec2 turned = place + across * (-(pi - angle) * radius - h);
      float distance = outside(turned);
      vec4 lower = outside(front) > 1.0 ? vec4(0.0) : between(front);
      vec4 below = darkened(lower, 1.0 - shade * (1.0 - shadow(distance, underSheet)));
      return distance > 1.0 ? below : over(back(turned, shade), below);
    }
    """
}
