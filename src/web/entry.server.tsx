import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { getSettings } from '#contract/admin/settings.ts'
import type { Api } from '#contract/client.ts'
import { apiContext, reportContext } from './api/api-context.ts'
import { apiInLanguage } from './api/in-language.ts'
import { earlyScript } from './first-script/early-calls.ts'
import { loginRedirectScript } from './first-script/login-redirect-script.ts'
import { ScriptMark } from './first-script/script-mark.ts'
import { readHandover, withRoutesOfPage } from './render/handover.ts'
import { categoriesScript, takeCategories } from './render/market-categories.ts'
import { renderWhole } from './render/render-whole.ts'

const patience = 6_000

/**
 * The keys of a context are objects of this build, so the server asks for the whole of it. The loaders read the
 * categories as they stand; where they cannot be loaded those of the page before.
 */
export async function contextWith(api: Api, report?: (error: unknown) => void) {
  await api(getSettings, {}).then(
    ({ categories }) => takeCategories(categories),
    () => {},
  )
  const context = new RouterContextProvider(
    new Map([[apiContext, import.meta.env.IS_TRANSLATION ? apiInLanguage(api) : api]]),
  )
  if (report) context.set(reportContext, report)
  return context
}

/** What the server's files say in this language; those in English say what the server says. */
export const loadFileWords = () =>
  import.meta.env.IS_TRANSLATION ? import('./file-words.ts').then(({ fileWords }) => fileWords) : undefined

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(reportContext)(error)
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
  const context = withRoutesOfPage(page)
  await readHandover(context)
  const match = page.staticHandlerContext.matches.at(-1)
  const login = loginRedirectScript(match?.route.id.replace(/^page:/, '') ?? '')
  const early = earlyScript(match, new URL(request.url).search)
  const ofPage = [login, early, categoriesScript()].filter(Boolean).join(';')
  const document = () => (
    <ScriptMark value={{ mark, ofPage }}>
      <ServerRouter context={context} url={request.url} nonce={mark} />
    </ScriptMark>
  )
  const { html, hasError } = await renderWhole(document, { nonce: mark, patience })
  // Beside the response, whose body would be encoded, streamed, copied and decoded before the server marks it.
  return Object.assign(new Response(null, { status: hasError ? 500 : status, headers }), { html })
}
