import { brand } from '#contract/products/brand.ts'
import { headScript } from '#web/first-script/head-script.ts'
import { locale, prefix } from '#web/ui/language.ts'
import { offlineTexts } from './offline-texts.ts'

/** The page that the worker shows without a connection. It is kept in the browser and needs only its styles. */
export const offlinePage = (styles: readonly string[]) => `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${offlineTexts.title} | ${brand.name}</title>
<script src="${prefix}/offline.js"></script>
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
</head>
<body>
<main class="mx-auto flex min-h-(--screen) max-w-120 flex-col items-center justify-center px-6 py-12 text-center">
<span aria-hidden="true" class="grid size-24 place-items-center rounded-promo bg-primary-soft text-primary-soft-fg">
<svg class="lucide size-11" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round"><path d="M12 20h.01M8.5 16.43a5 5 0 0 1 7 0M5 12.86a10 10 0 0 1 5.17-2.69M19 12.86a10 10 0 0 0-2-1.52M2 8.82a15 15 0 0 1 4.18-2.64M22 8.82a15 15 0 0 0-11.29-3.76M2 2l20 20"/></svg>
</span>
<h1 class="mt-5 text-h1">${offlineTexts.title}</h1>
<p class="mt-2 text-pretty text-muted">${offlineTexts.text}</p>
<a href="" class="mt-6 inline-flex min-h-11 items-center justify-center rounded-control bg-primary px-[18px] font-semibold text-[.9375rem] text-primary-fg hover:bg-primary-hover">${offlineTexts.tryAgain}</a>
</main>
</body>
</html>
`

/** A file of its own, since the page's policy forbids inline scripts. */
export const offlineScript = `${headScript}
addEventListener('online',function(){location.reload()})
addEventListener('DOMContentLoaded',function(){if(!navigator.onLine)return
document.querySelector('h1').textContent=${JSON.stringify(offlineTexts.unreachable)}
document.querySelector('p').textContent=${JSON.stringify(offlineTexts.unreachableText)}})
setInterval(function(){fetch('/readyz',{cache:'no-store'}).then(function(a){if(a.ok)location.reload()},function(){})},4000)
`
