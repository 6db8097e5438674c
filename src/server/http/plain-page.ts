import { createHash } from 'node:crypto'

/** A minimal version of the site's design, for pages that work without the web build and scripts. */
const style = `
:root{color-scheme:light dark;--bg:light-dark(oklch(.985 .004 95),oklch(.175 .012 215));
--surface:light-dark(#fff,oklch(.212 .014 215));--border:light-dark(oklch(.905 .009 95),oklch(.32 .014 215));
--text:light-dark(oklch(.235 .018 215),oklch(.94 .008 95));--muted:light-dark(oklch(.455 .016 215),oklch(.75 .014 215));
--primary:light-dark(oklch(.435 .074 205),oklch(.8 .09 195));--soft:light-dark(oklch(.955 .022 200),oklch(.28 .03 205))}
*{box-sizing:border-box}html{scroll-padding-top:1rem}
body{margin:0;background:var(--bg);color:var(--text);font:1rem/1.55 Inter,system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:60rem;margin:auto;padding:1.5rem 1rem 4rem}
h1{font-size:1.75rem;line-height:1.2;margin:.5rem 0}h2{font-size:1.25rem;margin:2.5rem 0 .75rem;text-transform:capitalize}
h3{font-size:1rem;margin:0;font-weight:600}a{color:var(--primary)}p{margin:.4rem 0}
a:focus-visible,summary:focus-visible{outline:2px solid var(--primary);outline-offset:2px;border-radius:4px}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem;padding:0;list-style:none}
nav a{display:block;padding:.65rem .8rem;text-transform:capitalize}
article{background:var(--surface);border:1px solid var(--border);border-radius:10px;padding:1rem;margin:.75rem 0}
code,pre{font:.875rem/1.5 ui-monospace,monospace}
pre{background:var(--bg);border:1px solid var(--border);border-radius:6px;padding:.75rem;margin:.5rem 0;white-space:pre-wrap}
summary{cursor:pointer;padding:.65rem 0;color:var(--primary);font-weight:600}
.muted{color:var(--muted)}.tag{display:inline-block;background:var(--soft);border-radius:6px;padding:.1rem .5rem;
font-size:.875rem;font-weight:600}`

const hash = createHash('sha256').update(style).digest('base64')

/** Nothing but its own style may load or run. */
export const plainPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
}

export const plainPage = (title: string, main: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main>${main}</main></body></html>`

const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? '')
