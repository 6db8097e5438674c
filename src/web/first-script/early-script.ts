/**
 * A page is painted before its scripts are there. What is typed and pressed until then is kept here in its order, for
 * `late-presses.ts` to give to the page. Links, and forms with an address of their own, work without scripts.
 * Part of the script in the head: plain old JavaScript. A browser that is too old for the scripts keeps nothing.
 */
export const earlyScript = `window.pressedEarly=[];
['input','click'].forEach(function(kind){addEventListener(kind,function(e){
var t=e.target;if(kind==='click')t=t.closest&&t.closest('button');
if(!t||!e.isTrusted||Object.keys(t).join().indexOf('__reactProps')>=0)return;
if(kind==='click'){if(t.type==='submit'&&t.form&&t.form.hasAttribute('action'))return;
e.preventDefault();e.stopImmediatePropagation()}
pressedEarly=pressedEarly.filter(function(p){return p.element!==t});
pressedEarly.push({element:t,value:t.value,since:Date.now()});dispatchEvent(new Event('pressedearly'))},true)})`
