import devanagariFont from '#web/ui/fonts/noto-devanagari-400-700.woff2'

/**
 * Names the font of Hindi words once the page has loaded: its 70 kB would else come before the pictures of the first
 * screen. Until then, and on pages without such words, the system's own letters serve and nothing is fetched.
 */
export const lateFont = `addEventListener('load',function(){
document.fonts.add(new FontFace('Noto Sans Devanagari','url(${devanagariFont})',
{weight:'400 700',display:'swap',unicodeRange:'U+0900-097F,U+200C-200D'}))})`
