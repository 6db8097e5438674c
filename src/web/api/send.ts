import type { Send } from '#contract/client.ts'
import { siteTexts } from '#web/site/site-texts.ts'
import { takeEarly } from './early.ts'
import { pressed } from './pressed.ts'
import { hearServerClock } from './server-clock.ts'

/** Longer than a slow connection needs; after this the call fails with a sentence, so that the user can try again. */
const longest = 15_000

type Abortable = { readonly signal?: AbortSignal }

/** Aborts work that takes too long or whose caller has left. */
export async function withinTime<Result>(
  { signal }: Abortable,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const stop = new AbortController()
  const leave = () => stop.abort(signal?.reason)
  const timer = setTimeout(() => stop.abort(new Error(siteTexts.noAnswer)), longest)
  signal?.addEventListener('abort', leave)
  if (signal?.aborted) leave()
  try {
    return await work(stop.signal)
  } catch (error) {
    throw lost(error)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', leave)
  }
}

/** The browser's own message for a lost connection ('Failed to fetch') is not meant for users. */
const lost = (error: unknown) =>
  error instanceof TypeError ? new Error(siteTexts.noConnection, { cause: error }) : error

export const send: Send = async (path, request) => {
  if (request.isLarge) {
    const { sendLarge } = await import('./send-large.ts').catch((error: unknown) =>
      Promise.reject(lost(error)),
    )
    return sendLarge(path, request)
  }
  const { method, headers, body = null } = request
  return withinTime(request, async (signal) => {
    const init = { method, headers, body, signal }
    const { text, ...answer } = (await takeEarly(path, request, signal)) ?? (await ask(path, init))
    await pressed.over
    return { ...answer, text: async () => text }
  })
}

async function ask(path: string, request: RequestInit) {
  const answer = await fetch(path, request)
  // Not the date of an early answer: it may have waited for a while.
  hearServerClock(answer.headers.get('date'))
  return { ok: answer.ok, status: answer.status, text: await answer.text() }
}
