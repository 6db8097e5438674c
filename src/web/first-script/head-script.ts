import { earlyScript } from './early-script.ts'
import { oldBrowserScript } from './old-browser.ts'
import { stayScript } from './stay-script.ts'

/**
 * What may become part of a page as text of a program or of markup (trusted types): the empty script that React fills,
 * data without any tag (JSON-LD), and scripts of this site. Everything else becomes nothing, as React takes no refusal.
 */
const ownTexts = `if(window.trustedTypes)trustedTypes.createPolicy('default',{
createHTML:function(t){return t==='<script></scr'+'ipt>'||t.indexOf('<')<0?t:''},
createScript:function(){return ''},
createScriptURL:function(u){return new URL(u,location.href).origin===location.origin?u:''}});`

/**
 * Runs in the head before anything is painted: theme, whether prices stand without GST, and whose items the bars show.
 * Where site data are blocked it puts a closed store in the place of the tab's, for React Router's own script asks for
 * that bare. A page whose script is gone, because a newer version came meanwhile, is loaded anew once; not one that is
 * being left, whose scripts Firefox gives up with an error: that would keep its reader there. What is pressed before
 * the scripts are there is kept, and so is the page without a connection.
 * Plain old JavaScript in one string, the same on every page, so that the policy can name its hash.
 */
export const headScript = `(function(){
${ownTexts}
${oldBrowserScript};
if(!isOld){${earlyScript}}
${stayScript}
try{sessionStorage.length}catch(e){var no=function(){throw e};
Object.defineProperty(window,'sessionStorage',{value:{getItem:function(){return null},setItem:no,removeItem:no}})}
var root=document.documentElement,bar=document.createElement('meta');
bar.name='theme-color';document.head.appendChild(bar);
window.paintTheme=function(kept){
if(!kept)try{kept=localStorage.getItem('theme')}catch(e){}
var dark=kept==='dark'||kept!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches;
root.setAttribute('data-theme',dark?'dark':'light');bar.content=dark?'#0a1214':'#fbfaf7'};
paintTheme();
var left=0,lead=function(e){
if(!e.defaultPrevented&&(e.type==='submit'||e.target.closest&&e.target.closest('a[href]')))left=Date.now()};
addEventListener('click',lead);addEventListener('submit',lead);
var again=function(){setTimeout(function(){if(!navigator.onLine||Date.now()-left<30000)return;
try{if(Date.now()-sessionStorage.getItem('reloaded')<60000)return;
sessionStorage.setItem('reloaded',Date.now())}catch(x){return}location.reload()},500)};
addEventListener('error',function(e){if(e.target&&e.target.tagName==='SCRIPT')again()},true);
addEventListener('unhandledrejection',function(e){if(/import/i.test(e.reason&&e.reason.message))again()});
try{if(localStorage.getItem('gst'))root.setAttribute('data-gst','without')}catch(e){}
try{if(localStorage.getItem('token')){
var kind=/"account_type":"(seller|admin)"/.exec(localStorage.getItem('userData'));
root.setAttribute('data-signed-in',kind?kind[1]:'buyer')}}catch(e){}
})()`
