import { realpath } from 'node:fs/promises'
import { basename, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler } from 'react-router'
import { isMemberPage } from '#contract/site.ts'
import { limits } from '#server/limits.ts'
import { accepts } from './compression.ts'
import { matchesTag } from './etag.ts'
import { visitorApi } from './in-process.ts'
import { originOf } from './origin.ts'
import { createPageCache, type Page, toPage } from './page-cache.ts'
import { pageUrlOf } from './page-url.ts'
import { pathInEnglish, type Render, renderInLanguages, type WebBuild } from './web-builds.ts'

const root = join(import.meta.dirname, '../../..')

/**
 * What the policy of all answers would forbid: the service worker fetches what pages ask for, and the page for where
 * the line is down loads its styles. These two are asked for anew each time, so that a new version shows at once.
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
  // Browsers show a document by a page of their own making, which the strictest policy would leave blank.
  'shipping_policy.pdf': {
    'content-security-policy':
      "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  },
}

/**
 * A file that is not there must not lead home as a page does: whoever asked for a script would take a page for it, and
 * might keep it. React Router asks for the data of a page under the name of a file.
 */
const isFileName = (path: string) =>
  path.startsWith('/assets/') || (/\.[a-z\d]{1,11}$/i.test(path) && !path.endsWith('.data'))

/**
 * Two processes may answer at one address while a newer version starts: whoever got its page may ask this one for its
 * files. Their names tell what is in them, so any build's will do.
 */
function sendNewest(path: string, reply: FastifyReply, dev: boolean) {
  if (dev || !/^\/assets\/[\w.-]+$/.test(path)) return reply.callNotFound()
  return reply.sendFile(path, join(root, 'build/client'))
}

const headersOf = (path: string) => Object.entries(ownHeaders[basename(path).replace(/\.(br|gz)$/, '')] ?? {})

/** Serves the pages from the API's own process: built files in production, Vite with hot reload in development. */
export async function pages(app: FastifyInstance, { dev }: { dev: boolean }) {
  const render = dev ? await renderWithVite(app) : await renderFromBuild(app)
  const kept = createPageCache(dev ? 0 : limits.keepAnswersMs)

  const counted = { onRequest: (request: FastifyRequest) => app.countRequest('read', request, null) }
  app.get('/*', counted, async (request, reply) => {
    const url = pageUrlOf(request.url, originOf(app))
    if (isFileName(url.pathname)) return sendNewest(url.pathname, reply, dev)
    const page = await kept.get(url.pathname + url.search, async () => toPage(await render(new Request(url))))
    writeHeaders(reply, page, dev)
    if (isMemberPage(pathInEnglish(url.pathname))) reply.header('cache-control', 'no-store')
    else if (isHeld(request, reply, page)) return reply.code(304).send()
    return sendPage(request, reply, page)
  })
}

async function renderFromBuild(app: FastifyInstance): Promise<Render> {
  // Its own place: a newer build that is put beside it takes nothing away from this process.
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
  return renderInLanguages(build, visitorApi(app, limits.keepPageAnswersMs))
}

async function renderWithVite(app: FastifyInstance): Promise<Render> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  // Before the server waits for its connections: the browser's socket for reloads never ends by itself.
  app.addHook('preClose', () => vite.close())
  app.addHook('onRequest', (request, reply, next) => vite.middlewares(request.raw, reply.raw, next))
  const load = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<WebBuild>
  const handle = createRequestHandler(load, 'development')
  const api = visitorApi(app, 0)
  return async (request) => handle(request, (await load()).entry.module.contextWith(api))
}

function writeHeaders(reply: FastifyReply, page: Page, dev: boolean) {
  reply.headers(Object.fromEntries(page.headers)).header('vary', 'accept-encoding')
  // Vite's scripts for hot reload come inline and change with every edit.
  if (dev) reply.removeHeader('content-security-policy')
}

/** Whether the browser keeps this very page, which it may if it asks each time. */
function isHeld(request: FastifyRequest, reply: FastifyReply, { etag, status }: Page) {
  reply.header('cache-control', 'no-cache').header('etag', etag)
  return status === 200 && matchesTag(request.headers['if-none-match'], etag)
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page) {
  reply.code(page.status)
  const coding = request.headers['accept-encoding']
  if (accepts(coding, 'br')) return reply.header('content-encoding', 'br').send(await page.br())
  if (accepts(coding, 'gzip')) return reply.header('content-encoding', 'gzip').send(await page.gzip())
  return reply.send(page.body)
}
