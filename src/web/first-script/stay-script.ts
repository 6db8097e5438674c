import { firstScriptTexts } from './first-script-texts.ts'

/**
 * Without a connection a link would replace the page that is being read by an error of the browser, so it stays. The
 * page's own notice says so once it is there, and stops the event `stays`; until then a line at the lower edge does.
 * Part of the script in the head: plain old JavaScript.
 */
export const stayScript = `var stayLine;
addEventListener('click',function(e){
var a=e.target.closest&&e.target.closest('a[href]'),at=location;
if(navigator.onLine||!a||a.origin!==at.origin||a.pathname+a.search===at.pathname+at.search)return;
e.preventDefault();e.stopPropagation();
if(stayLine||!dispatchEvent(new Event('stays',{cancelable:true})))return;
stayLine=document.createElement('p');stayLine.setAttribute('role','status');
stayLine.className='fixed inset-x-4 bottom-[calc(var(--bottom-bar-height)+12px)] z-50 mx-auto w-fit rounded-large bg-ink px-4 py-3 font-medium text-ink-fg text-small shadow-lg';
document.body.appendChild(stayLine).textContent=${JSON.stringify(firstScriptTexts.stays)};
addEventListener('online',function(){stayLine.remove();stayLine=null},{once:true})},true);`
