import { type ShouldRevalidateFunctionArgs, useRevalidator } from 'react-router'
import { requireToken } from '#web/session/require-token.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import type { Route } from './+types/notifications.page.ts'
import { staysWithItsFilter } from './feed.ts'
import { FeedView } from './feed-view.tsx'
import { loadFirst } from './latest.ts'
import { NotificationSkeleton } from './notification-skeleton.tsx'
import { notificationTexts as texts } from './notification-texts.ts'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireToken(request)
  return { first: await loadFirst() }
}

export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  staysWithItsFilter(currentUrl, nextUrl)

export const meta: Route.MetaFunction = () => privateMeta(texts.title, texts.description)

const frame = 'mx-auto w-full max-w-[712px] px-4 pt-6 pb-12 md:pt-8'
const title = <h1 className="text-h1">{texts.title}</h1>

export function HydrateFallback() {
  return (
    <div className={frame}>
      <h1 className="mb-4 text-h1">{texts.title}</h1>
      <NotificationSkeleton />
    </div>
  )
}

export default function NotificationsPage({ loaderData: { first } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <div className={frame}>
      {first ? (
        <FeedView first={first} title={title} />
      ) : (
        <>
          <div className="mb-4">{title}</div>
          <LoadError text={texts.loadError} onRetry={revalidate} />
        </>
      )}
    </div>
  )
}
