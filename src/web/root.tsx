import { type ReactNode, useContext, useEffect, useLayoutEffect } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { getSettings } from '#contract/admin/settings.ts'
import { apiContext } from './api/api-context.ts'
import { headScript } from './first-script/head-script.ts'
import { lateFont } from './first-script/late-font.ts'
import { ScriptMark } from './first-script/script-mark.ts'
import { ErrorPage } from './layouts/error-page.tsx'
import { MarketFrame } from './layouts/frame.tsx'
import { LostNotice } from './layouts/lost-notice.tsx'
import { RouteFocus } from './layouts/route-focus.tsx'
import { SessionKeeper } from './layouts/session-keeper.tsx'
import { WorkerKeeper } from './layouts/worker-keeper.tsx'
import type { SiteFacts } from './site/use-settings.ts'
import { announce } from './storage/session-store.ts'
import { followTheme, paintTheme } from './theme/theme.ts'
import latinFont from './ui/fonts/inter-latin-400-700.woff2'
import { locale, prefix } from './ui/language.ts'
import { ProgressLine } from './ui/progress-line.tsx'
import './ui/app.css'
import './suggest/search-box.css'
import './navigation/viewer.css'
import type { Route } from './+types/root.ts'

// It has done its work before the browser's own code arrives, which therefore need not carry it.
const firstScript = import.meta.env.SSR ? `${headScript};${lateFont}` : ''

export const links = () => [
  { rel: 'preload', href: latinFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const },
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: `${prefix}/manifest.webmanifest` },
]

export async function loader({ context, request }: Route.LoaderArgs): Promise<SiteFacts> {
  const answer = await context
    .get(apiContext)(getSettings, {})
    .catch(() => null)
  return { settings: answer?.settings ?? null, origin: new URL(request.url).origin }
}

/** Once for a visit: what the operator says of himself does not change from page to page. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const { mark, ofPage } = useContext(ScriptMark)
  return (
    // The script in the head marks <html> before React sees it.
    <html lang={locale} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <script nonce={mark} suppressHydrationWarning>
          {firstScript && ofPage ? `${firstScript};${ofPage}` : firstScript}
        </script>
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  useEffect(followTheme, [])
  return (
    <>
      <ProgressLine />
      <Outlet />
      <SessionKeeper />
      <RouteFocus />
      <LostNotice />
      <WorkerKeeper />
    </>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  useEffect(followTheme, [])
  useLayoutEffect(() => {
    // In place of the page <html> is made anew, without what the script in the head has marked it with.
    paintTheme()
    announce()
  }, [])
  return (
    <MarketFrame>
      <ErrorPage error={error} />
    </MarketFrame>
  )
}
