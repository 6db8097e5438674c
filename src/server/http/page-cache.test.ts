import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { toPage } from './page-cache.ts'

const mark = '5b0c7a52-2f0e-4a53-9d3b-6f1f2b7f6f10'
const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

const rendered = (html: string, headers: Record<string, string> = { 'x-script-mark': mark }) =>
  toPage(new Response(html, { headers }))
const policyOf = (page: Awaited<ReturnType<typeof toPage>>) =>
  new Map(page.headers).get('content-security-policy') ?? ''

test('the scripts of a render may run, one that came in with a text may not', async () => {
  const html = `<head><script nonce="${mark}">ours()</script></head>
    <p><script>alert(1)</script><script nonce="guess">alert(2)</script></p>
    <script type="module" nonce="${mark}">import()</script><script nonce="${mark}" src="/a.js"></script>`
  const page = await rendered(html)
  const policy = policyOf(page)
  expect(policy).toContain(`script-src 'self' ${hashOf('ours()')} ${hashOf('import()')};`)
  expect(policy).not.toContain(hashOf('alert(1)'))
  expect(policy).not.toContain(hashOf('alert(2)'))
  expect(policy).toMatch(/object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'/)
  expect(policy).toMatch(/require-trusted-types-for 'script'; trusted-types default$/)
  expect(policy).not.toContain('unsafe')
})

test('the mark leaves neither in the page nor in its headers', async () => {
  const page = await rendered(`<script nonce="${mark}">ours()</script><link nonce="${mark}" rel="x">`)
  expect(page.body.toString()).toBe('<script>ours()</script><link rel="x">')
  expect(JSON.stringify(page.headers)).not.toContain(mark)
  expect(brotliDecompressSync(await page.encoded('br'))).toEqual(page.body)
  expect(gunzipSync(await page.encoded('gzip'))).toEqual(page.body)
})

test('an answer without a mark runs no inline script at all', async () => {
  const policy = policyOf(await rendered('<script>alert(1)</script>', {}))
  expect(policy).toContain("script-src 'self';")
})

test('two renders of the same page have the same tag, for their marks differ in nothing that is sent', async () => {
  const other = mark.replaceAll('5', '6')
  const [one, two] = await Promise.all([
    rendered(`<script nonce="${mark}">a</script>`),
    rendered(`<script nonce="${other}">a</script>`, { 'x-script-mark': other }),
  ])
  expect(one.etag).toBe(two.etag)
})

test('scripts are fetched after what can be seen', async () => {
  const page = await rendered(`<link rel="modulepreload" href="/a.js"/><script nonce="${mark}">a</script>`)
  expect(page.body.toString()).toContain('<link rel="modulepreload" fetchpriority="low" href="/a.js"/>')
})

test('a page that comes beside its response is the one that is sent', async () => {
  const headers = { 'x-script-mark': mark }
  const page = await toPage(
    Object.assign(new Response(null, { headers }), {
      html: `<p>₹ पंप</p><script nonce="${mark}">a('₹')</script>`,
    }),
  )
  expect(page.body.toString()).toBe("<p>₹ पंप</p><script>a('₹')</script>")
  expect(policyOf(page)).toContain(hashOf("a('₹')"))
})
