import { firstScriptTexts } from './first-script-texts.ts'

/**
 * Below Chrome 106, Safari 15.4 and Firefox 115 pages stand without styles, or end in the middle: one sentence says so,
 * and what has no size of its own gets one, so that the rest can be read. `isOld` is known to the scripts after it.
 * Part of the script in the head: plain old JavaScript. MDN: cascade layers (Chrome 99, Safari 15.4, Firefox 97),
 * `formatRange` (Chrome 106, Safari 15.4, Firefox 116), `toSorted` (Firefox 115).
 */
export const oldBrowserScript = `var isOld=!(window.CSSLayerBlockRule&&
(Intl.NumberFormat.prototype.formatRange||[].toSorted));
if(isOld)addEventListener('DOMContentLoaded',function(){
var line=document.createElement('p'),icons=document.querySelectorAll('svg');
line.setAttribute('role','alert');line.textContent=${JSON.stringify(firstScriptTexts.oldBrowser)};
line.style.cssText='margin:0;padding:16px;background:#7a1f1f;color:#fff;font:600 16px/1.5 sans-serif';
document.body.insertBefore(line,document.body.firstChild);
for(var n=0;n<icons.length;n++){icons[n].setAttribute('width','24');icons[n].setAttribute('height','24')}})`
