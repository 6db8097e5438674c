import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A page as it is sent: rendered, compressed and marked once, for everybody. */
export type Page = {
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
  readonly etag: string
  readonly body: Buffer
  readonly br: Buffer
  readonly gzip: Buffer
}

type Entry = { page: Promise<Page>; freshUntil: number }

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** How a render names the mark on its own scripts; it goes no further than here. */
const markHeader = 'x-script-mark'

/**
 * The inline scripts that the render wrote itself, so that a cached page needs no nonce. A script that came in with
 * somebody's text cannot know the mark of the render, and does not run.
 */
function hashesOfScripts(html: string, mark: string): string[] {
  const scripts = html.matchAll(
    new RegExp(`<script(?![^>]*\\ssrc=)[^>]*\\snonce="${mark}"[^>]*>([\\s\\S]*?)</script>`, 'g'),
  )
  const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
  return [...new Set([...scripts].map(([, code = '']) => hash(code)))]
}

/**
 * React writes style attributes, hence 'unsafe-inline' for those alone. No trusted types: React makes each script
 * element through innerHTML, which they forbid.
 */
const contentPolicy = (hashes: readonly string[]) =>
  [
    "default-src 'self'",
    ['script-src', "'self'", ...hashes].join(' '),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

export async function toPage(response: Response): Promise<Page> {
  const mark = response.headers.get(markHeader)
  const marked = Buffer.from(await response.arrayBuffer())
  const hashes = mark ? hashesOfScripts(marked.toString(), mark) : []
  const body = mark ? Buffer.from(marked.toString().replaceAll(` nonce="${mark}"`, '')) : marked
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
  const [br, gz] = await Promise.all([brotli(body, quality), zip(body)])
  const own = [...response.headers].filter(([name]) => name !== markHeader)
  const headers = [...own, ['content-security-policy', contentPolicy(hashes)] as const]
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  return { status: response.status, headers, etag, body, br, gzip: gz }
}

/**
 * Keeps whole public pages for a moment. A stale page is served while one fresh copy is made, so each page is
 * rendered at most once per `seconds`, however many ask.
 */
export function createPageCache({ seconds = 1, entries = 500 } = {}) {
  const pages = new Map<string, Entry>()
  return (key: string, render: () => Promise<Page>): Promise<Page> => {
    const known = pages.get(key)
    if (known && known.freshUntil > Date.now()) return known.page
    const fresh = render()
    const entry: Entry = { page: known?.page ?? fresh, freshUntil: Date.now() + seconds * 1000 }
    pages.delete(key)
    pages.set(key, entry)
    fresh.then(
      () => {
        entry.page = fresh
      },
      () => pages.delete(key),
    )
    const oldest = pages.keys().next().value
    if (pages.size > entries && oldest !== undefined) pages.delete(oldest)
    return entry.page
  }
}
