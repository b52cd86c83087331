import CPango
import CCairo
func x() { let l = pango_layout_new(pango_context_new()); pango_layout_set_text(l, "a", -1); let c: OpaquePointer? = nil; pango_cairo_show_layout(c, l) }
