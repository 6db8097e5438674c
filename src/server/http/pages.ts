import { realpath } from 'node:fs/promises'
import { basename, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler } from 'react-router'
import { isPrivatePage } from '#contract/site.ts'
import { onContentChange } from '#server/content/content.service.ts'
import { limits } from '#server/limits.ts'
import { renders } from '#server/signals/signals.ts'
import { accepts } from './compression.ts'
import { matchesTag } from './etag.ts'
import { visitorApi } from './in-process.ts'
import { originOf } from './origin.ts'
import { type Coding, createPageCache, type Page, toPage } from './page-cache.ts'
import { pageUrlOf } from './page-url.ts'
import { addLanguages, pathInEnglish, type Render, renderInLanguages, type WebBuild } from './web-builds.ts'

const root = join(import.meta.dirname, '../../..')

/**
 * Exceptions from the general policy: the service worker fetches what pages request, and the offline page loads its
 * styles. Browsers revalidate both each time, so that a new version shows at once.
 */
const ownHeaders: Readonly<Record<string, Record<string, string>>> = {
  'service-worker.js': {
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'; script-src 'self'",
  },
  'offline.html': {
    'cache-control': 'no-cache',
    'content-security-policy':
      "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  },
}

/**
 * A missing file must not answer with a page: a client that asked for a script would take the page for it and might
 * cache it. React Router requests page data under file names.
 */
const isFileName = (path: string) =>
  path.startsWith('/assets/') || (/\.[a-z\d]{1,11}$/i.test(path) && !path.endsWith('.data'))

/**
 * During an update two processes may serve one address: a client with the old process's page may ask the new one for
 * its files. File names contain a hash, so the files of any build fit.
 */
function sendNewest(path: string, reply: FastifyReply, dev: boolean) {
  if (dev || !/^\/assets\/[\w.-]+$/.test(path)) return reply.callNotFound()
  return reply.sendFile(path, join(root, 'build/client'))
}

const headersOf = (path: string) => Object.entries(ownHeaders[basename(path).replace(/\.(br|gz)$/, '')] ?? {})

/** Where a page comes from. Who cannot take it in this coding may still encode it anew. */
export type PageSource = (url: URL, coding: Coding) => Promise<Page>

type Options = {
  readonly dev: boolean
  /** Where another process renders. */
  readonly source?: PageSource | undefined
}

/** Serves the pages: built files in production, Vite with hot reload in development. */
export async function pages(app: FastifyInstance, { dev, source }: Options) {
  const build = dev ? undefined : await serveBuiltFiles(app)
  if (build) addLanguages(build, app.languages)
  const pageOf =
    source ?? keptPages(app, build ? await renderFromBuild(app, build) : await renderWithVite(app), dev)

  const counted = { onRequest: (request: FastifyRequest) => app.countRequest('read', request, null) }
  app.get('/*', counted, async (request, reply) => {
    const url = pageUrlOf(request.url, originOf(app))
    if (isFileName(url.pathname)) return sendNewest(url.pathname, reply, dev)
    const coding = codingFor(request)
    const page = await pageOf(url, coding)
    writeHeaders(reply, page, dev)
    if (isPrivatePage(pathInEnglish(url.pathname))) reply.header('cache-control', 'no-store')
    else if (isHeld(request, reply, page)) return reply.code(304).send()
    if (coding !== 'identity') reply.header('content-encoding', coding)
    return reply.code(page.status).send(await page.encoded(coding))
  })
}

export function keptPages(app: FastifyInstance, render: Render, dev: boolean): PageSource {
  const kept = createPageCache(dev ? 0 : limits.keepAnswersMs)
  onContentChange(app.services.db, kept.clear)
  return (url) => {
    const make = async () => toPage(await render(new Request(url)))
    return kept.get(url.pathname + url.search, () => renders.run({}, make))
  }
}

function codingFor({ headers }: FastifyRequest): Coding {
  const codings = ['br', 'gzip'] as const
  return codings.find((coding) => accepts(headers['accept-encoding'], coding)) ?? 'identity'
}

/** Answers the folder of the build. */
async function serveBuiltFiles(app: FastifyInstance): Promise<string> {
  // A copy of its own, so that installing a newer build does not remove files of this process.
  const build = await realpath(join(root, 'build'))
  await app.register(fastifyStatic, {
    root: join(build, 'client'),
    wildcard: false,
    index: false,
    preCompressed: true,
    maxAge: '1h',
    setHeaders: (reply, path) => {
      if (path.includes('/assets/')) reply.header('cache-control', 'public, max-age=31536000, immutable')
      for (const [name, value] of headersOf(path)) reply.header(name, value)
    },
  })
  return build
}

export const renderFromBuild = (app: FastifyInstance, build: string): Promise<Render> =>
  renderInLanguages(build, visitorApi(app, limits.keepPageAnswersMs))

async function renderWithVite(app: FastifyInstance): Promise<Render> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  // Closed before the server waits for its connections, because the browser's reload socket never ends by itself.
  app.addHook('preClose', () => vite.close())
  app.addHook('onRequest', (request, reply, next) => vite.middlewares(request.raw, reply.raw, next))
  const load = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<WebBuild>
  const handle = createRequestHandler(load, 'development')
  const api = visitorApi(app, 0)
  return async (request) => handle(request, await (await load()).entry.module.contextWith(api))
}

function writeHeaders(reply: FastifyReply, page: Page, dev: boolean) {
  reply.headers(Object.fromEntries(page.headers)).header('vary', 'accept-encoding')
  // Vite's inline scripts for hot reload change with every edit.
  if (dev) reply.removeHeader('content-security-policy')
}

/** Whether the browser has this version of the page; it must ask each time. */
function isHeld(request: FastifyRequest, reply: FastifyReply, { etag, status }: Page) {
  reply.header('cache-control', 'no-cache').header('etag', etag)
  return status === 200 && matchesTag(request.headers['if-none-match'], etag)
}
