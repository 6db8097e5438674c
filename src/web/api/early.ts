/** The body is read already: the answer arrived before the page's code. */
type Answer = { readonly ok: boolean; readonly status: number; readonly text: string }
type Early = {
  readonly token: string
  readonly stop: AbortController
  readonly answer: Promise<Answer>
}
type Call = { readonly method: string; readonly headers: Record<string, string> }

declare global {
  interface Window {
    /** The calls that the first script of the page started, by path (`first-script/early-calls.ts`). */
    early?: Partial<Record<string, Early>> | undefined
  }
}

/** An older answer is fetched again, so that a page opens with current data. */
const longest = 30_000

/** An answer is used once, by the session that asked for it, and never after a write. */
export async function takeEarly(
  path: string,
  { method, headers }: Call,
  signal: AbortSignal,
): Promise<Answer | undefined> {
  if (method !== 'GET') window.early = undefined
  const call = window.early?.[path]
  if (!call) return undefined
  delete window.early?.[path]
  if (call.token !== headers.token || performance.now() > longest) return undefined
  signal.addEventListener('abort', () => call.stop.abort(signal.reason))
  // If the connection failed, the ordinary call tries again.
  return call.answer.catch(() => undefined)
}
