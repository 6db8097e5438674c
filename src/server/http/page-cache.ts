import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createShortCache } from '#server/concurrency/short-cache.ts'

/** How a page travels, by the names of `content-encoding`. */
export type Coding = 'br' | 'gzip' | 'identity'

/** A finished page: rendered, compressed and tagged once, for everybody. */
export type Page = {
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
  readonly etag: string
  readonly body: Buffer
  /** Compressed on the first request and then kept. */
  encoded(coding: Coding): Promise<Buffer>
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
// Twice as fast as the next level and three percent larger; a page is cached for a second.
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** The nonce that a render puts on its own scripts; it never leaves this file. */
const markHeader = 'x-script-mark'

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

/**
 * Replaces the nonce of the render's own inline scripts, so that a cached page needs none. A script inside a person's
 * text cannot know the nonce and does not run. `pieces` are the texts between the nonces.
 */
function hashesOfScripts(pieces: readonly string[]): string[] {
  const hashes = pieces.slice(1).flatMap((after, place) => {
    const before = pieces[place] ?? ''
    const start = before.slice(before.lastIndexOf('<'))
    const end = after.indexOf('>')
    if (!start.startsWith('<script') || `${start}${after.slice(0, end)}`.includes(' src=')) return []
    return [hash(after.slice(end + 1, after.indexOf('</script>', end)))]
  })
  return [...new Set(hashes)]
}

/** The first script of each page defines what Trusted Types allow (`web/first-script/head-script.ts`). */
const contentPolicy = (hashes: readonly string[]) =>
  [
    "default-src 'self'",
    ['script-src', "'self'", ...hashes].join(' '),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')

export const createPageCache = (ms: number) =>
  createShortCache<Page>({ name: 'pages', ms, sizeOf: ({ body }) => body.length, room: 20_000_000 })

/** Styles, font and first picture load first on a slow line, so that a page is readable before its scripts run. */
const scriptsLast = (html: string) =>
  html.replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ')

/** A response whose page is passed as text, before encoding. */
type Rendered = Response & { readonly html?: string }

export async function toPage(response: Rendered): Promise<Page> {
  const mark = response.headers.get(markHeader)
  const html = response.html ?? (await response.text())
  const pieces = mark ? html.split(` nonce="${mark}"`) : [html]
  const hashes = hashesOfScripts(pieces)
  const body = Buffer.from(pieces.map(scriptsLast).join(''))
  const own = [...response.headers].filter(([name]) => name !== markHeader)
  const headers = [...own, ['content-security-policy', contentPolicy(hashes)] as const]
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  const compressed = {
    br: once(() => brotli(body, quality)),
    gzip: once(() => zip(body)),
    identity: async () => body,
  }
  return { status: response.status, headers, etag, body, encoded: (coding) => compressed[coding]() }
}
