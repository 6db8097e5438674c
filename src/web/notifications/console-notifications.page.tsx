import { type ShouldRevalidateFunctionArgs, useRevalidator } from 'react-router'
import type { ConsoleHandle } from '#web/console/console-handle.ts'
import { requireSeller } from '#web/console/require-seller.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import type { Route } from './+types/console-notifications.page.ts'
import { staysWithItsFilter } from './feed.ts'
import { FeedView } from './feed-view.tsx'
import { loadFirst } from './latest.ts'
import { NotificationSkeleton } from './notification-skeleton.tsx'
import { notificationTexts as texts } from './notification-texts.ts'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireSeller(request)
  return { first: await loadFirst() }
}

export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  staysWithItsFilter(currentUrl, nextUrl)

export const handle: ConsoleHandle = { title: texts.title, hasMainButton: true }

export const meta: Route.MetaFunction = () => privateMeta(texts.title, texts.description)

export function HydrateFallback() {
  return (
    <div className="max-w-[712px]">
      <NotificationSkeleton />
    </div>
  )
}

/** The same list inside the console, so that its bell does not leave it. */
export default function ConsoleNotificationsPage({ loaderData: { first } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <div className="max-w-[712px]">
      {first ? <FeedView first={first} /> : <LoadError text={texts.loadError} onRetry={revalidate} />}
    </div>
  )
}
