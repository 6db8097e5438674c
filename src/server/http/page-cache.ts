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

/** The inline scripts of exactly this page, so that a cached page needs no nonce. */
function hashesOfScripts(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)
  const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
  return [...new Set([...scripts].map(([, code = '']) => hash(code)))]
}

/**
 * React writes style attributes, hence 'unsafe-inline' for those alone. No trusted types: React makes each script
 * element through innerHTML, which they forbid.
 */
export const contentPolicy = (html: string) =>
  [
    "default-src 'self'",
    `script-src 'self' ${hashesOfScripts(html).join(' ')}`.trim(),
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
  const body = Buffer.from(await response.arrayBuffer())
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
  const [br, gz] = await Promise.all([brotli(body, quality), zip(body)])
  const headers = [...response.headers, ['content-security-policy', contentPolicy(body.toString())] as const]
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
