/** Read to its end, as it came before anybody could take it. */
type Answer = { readonly ok: boolean; readonly status: number; readonly text: string }
type Early = {
  readonly token: string
  readonly stop: AbortController
  readonly answer: Promise<Answer>
}
type Asked = { readonly method: string; readonly headers: Record<string, string> }

declare global {
  interface Window {
    /** By path, what the first script of the page has asked for (`first-script/early-calls.ts`). */
    early?: Partial<Record<string, Early>> | undefined
  }
}

/** What waited for longer is asked for anew: a page shows what is true when it opens. */
const longest = 30_000

/** An answer is taken once, by the session it was asked with, and by none after something was done. */
export async function takeEarly(
  path: string,
  { method, headers }: Asked,
  signal: AbortSignal,
): Promise<Answer | undefined> {
  if (method !== 'GET') window.early = undefined
  const call = window.early?.[path]
  if (!call) return undefined
  delete window.early?.[path]
  if (call.token !== headers.token || performance.now() > longest) return undefined
  signal.addEventListener('abort', () => call.stop.abort(signal.reason))
  // The line was away for a moment: the usual way tries again.
  return call.answer.catch(() => undefined)
}
