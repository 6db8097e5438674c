import type { Send } from '#contract/client.ts'
import { appTexts } from '#web/app/app-texts.ts'
import { hearServerClock } from '#web/server-clock.ts'
import { takeEarly } from './early.ts'
import { pressed } from './pressed.ts'

/** Longer than a slow line takes: whoever has waited for so long is told, and can try again. */
const longest = 15_000

type Given = { readonly signal?: AbortSignal }

/** Gives up what takes too long, or what nobody wants any more. */
export async function withinTime<Result>(
  { signal }: Given,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const stop = new AbortController()
  const leave = () => stop.abort(signal?.reason)
  const timer = setTimeout(() => stop.abort(new Error(appTexts.noAnswer)), longest)
  signal?.addEventListener('abort', leave)
  if (signal?.aborted) leave()
  try {
    return await work(stop.signal)
  } catch (fault) {
    throw lost(fault)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', leave)
  }
}

/** What a browser says of a lost connection ('Failed to fetch') is no sentence for people. */
const lost = (fault: unknown) =>
  fault instanceof TypeError ? new Error(appTexts.noConnection, { cause: fault }) : fault

/** How the calls of a page travel. */
export const send: Send = async (path, request) => {
  if (request.isLarge) {
    const { sendLarge } = await import('./send-large.ts').catch((fault: unknown) =>
      Promise.reject(lost(fault)),
    )
    return sendLarge(path, request)
  }
  const { method, headers, body = null } = request
  return withinTime(request, async (signal) => {
    const early = await takeEarly(path, request, signal)
    const answer = early ?? (await fetch(path, { method, headers, body, signal }))
    // What was asked for early may have waited here for long.
    if (!early) hearServerClock(answer.headers.get('date'))
    const text = await answer.text()
    await pressed.over
    return { ok: answer.ok, status: answer.status, text: async () => text }
  })
}
