/**
 * Runs in the head before anything is painted: theme, and whose items the bars show.
 * Plain old JavaScript in one string, the same on every page, so that the policy can name its hash.
 */
export const headScript = `(function(){
var root=document.documentElement,bar=document.createElement('meta');
bar.name='theme-color';document.head.appendChild(bar);
window.paintTheme=function(){
var kept=null;try{kept=localStorage.getItem('theme')}catch(e){}
var dark=kept==='dark'||kept!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches;
root.setAttribute('data-theme',dark?'dark':'light');bar.content=dark?'#0a1214':'#fbfaf7'};
paintTheme();
try{if(localStorage.getItem('token')){
var kind=/"account_type":"(seller|admin)"/.exec(localStorage.getItem('userData'));
root.setAttribute('data-signed-in',kind?kind[1]:'buyer')}}catch(e){}
})()`
