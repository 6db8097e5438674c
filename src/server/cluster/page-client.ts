import { Agent, type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { http } from '#contract/texts/http.ts'
import { unavailable } from '#server/errors.ts'
import { type Coding, createPageCache, type Page } from '#server/http/page-cache.ts'
import type { PageSource } from '#server/http/pages.ts'
import { limits } from '#server/limits.ts'

const { lines, againMs } = limits.pageWorkers
type Times = Readonly<Record<'answerMs' | 'againForMs', number>>

/** Of the way between two processes of ours, not of the page. */
const ofTheWay = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'etag'])

/** Pages that other processes of this machine make. One that ends while it makes a page is asked again, or another. */
export function pagesFrom(socketPath: string, times: Partial<Times> = {}): PageSource {
  const { answerMs, againForMs } = { ...limits.pageWorkers, ...times }
  const kept = createPageCache(limits.keepAnswersMs)
  // A line for each page, so that one who is free takes it.
  const agent = new Agent({ maxSockets: lines })
  const ask = (url: URL, coding: Coding) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { 'accept-encoding': coding, host: url.host }
      const asking = request({ agent, socketPath, path: url.href, headers, timeout: answerMs }, resolve)
      asking.on('timeout', () => asking.destroy(unavailable(http.pageTakesLong)))
      asking.on('error', reject).end()
    })
  const askUntil = async (end: number, url: URL, coding: Coding): Promise<Page> => {
    try {
      return await pageOf(await ask(url, coding))
    } catch (error) {
      if (!isLost(error)) throw error
      if (Date.now() > end) throw unavailable(http.pageTakesLong)
    }
    await sleep(againMs)
    return askUntil(end, url, coding)
  }
  return (url, coding) =>
    kept.get(`${coding} ${url.pathname}${url.search}`, () => askUntil(Date.now() + againForMs, url, coding))
}

const isLost = (error: unknown) =>
  ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE'].includes(String((error as { code?: unknown }).code))

async function pageOf(answer: IncomingMessage): Promise<Page> {
  const body = await buffer(answer)
  const { etag } = answer.headers
  if (etag === undefined) throw new Error('The page could not be made.')
  const { rawHeaders } = answer
  const names = rawHeaders.filter((_, index) => index % 2 === 0)
  const headers = names.map((name, index) => [name, rawHeaders[index * 2 + 1] ?? ''] as const)
  return {
    status: answer.statusCode ?? 200,
    headers: headers.filter(([name]) => !ofTheWay.has(name.toLowerCase())),
    etag,
    body,
    encoded: async () => body,
  }
}
