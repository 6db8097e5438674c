import { useSyncExternalStore } from 'react'
import { dayOf } from '#web/ui/formats/dates.ts'
import { weekdayOf } from '#web/ui/formats/weekday.ts'
import { Jaali } from '#web/ui/pictures/jaali.tsx'
import { dashboardTexts as texts } from './dashboard-texts.ts'

const never = () => () => undefined
/** The day when the page was opened, so that later renders show the same text. */
const opened = Date.now()

export function WelcomeBanner({ name }: { name: string | undefined }) {
  const now = useSyncExternalStore(
    never,
    () => opened,
    () => null,
  )
  return (
    <section className="relative overflow-hidden rounded-panel bg-ink px-5 py-5 text-ink-fg md:px-6">
      <Jaali className="opacity-6 [mask-image:linear-gradient(90deg,transparent,black)]" />
      <h2 className="relative break-words font-bold text-xl leading-7 tracking-[-.022em] md:text-2xl md:leading-8">
        {name ? texts.welcome(name) : texts.welcomeAll}
      </h2>
      <p className="num relative mt-0.5 min-h-5 text-ink-muted text-small">
        {now !== null && (
          <time dateTime={new Date(now).toISOString().slice(0, 10)}>
            {weekdayOf(now)}, {dayOf(now)}
          </time>
        )}
      </p>
    </section>
  )
}
