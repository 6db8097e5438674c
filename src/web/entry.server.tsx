import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from 'react-router'
import type { Api } from '#contract/client.ts'
import { apiContext, reportContext } from './api-context.ts'
import { ScriptMark } from './app/script-mark.ts'
import { renderWhole } from './render-whole.ts'

const patience = 6_000

/** The keys of a context are objects of this build, so the server asks for the whole of it. */
export function contextWith(api: Api, report?: (fault: unknown) => void) {
  const context = new RouterContextProvider(new Map([[apiContext, api]]))
  if (report) context.set(reportContext, report)
  return context
}

export const handleError: HandleErrorFunction = (fault, { request, context }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(fault)) context.get(reportContext)(fault)
}

export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  page: EntryContext,
) {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const mark = crypto.randomUUID()
  headers.set('x-script-mark', mark)
  const document = (
    <ScriptMark value={mark}>
      <ServerRouter context={page} url={request.url} nonce={mark} />
    </ScriptMark>
  )
  const { html, faulty } = await renderWhole(document, { nonce: mark, patience })
  return new Response(html, { status: faulty ? 500 : status, headers })
}
