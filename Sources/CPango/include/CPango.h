#include <pango/pangocairo.h>
#include <cairo-ft.h>
