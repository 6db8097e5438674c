import type { ServiceFigures } from '#contract/sellers/seller-evidence.ts'
import { grouped } from '#web/ui/formats/rupees.ts'
import { evidenceTexts } from './evidence-texts.ts'
import { shareText } from './share-text.ts'
import { shareTexts } from './share-texts.ts'

const texts = evidenceTexts.service

/** How a seller served of late; what is too few to say says so, with the number. */
export function ServiceList({ service }: { service: ServiceFigures | null }) {
  return (
    <section aria-labelledby="how-it-serves" className="mt-6">
      <h3 id="how-it-serves" className="text-h3">
        {texts.title}
      </h3>
      {service ? (
        <>
          <p className="mt-1 text-muted text-small">{texts.window(service.window_days)}</p>
          <dl className="mt-3 grid gap-2.5 text-small">
            {factsOf(service).map(([name, value]) => (
              <div key={name} className="num flex flex-wrap justify-between gap-x-3">
                <dt className="text-muted">{name}</dt>
                <dd className="min-w-0 break-words text-right font-medium">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-3 text-muted text-small">{texts.hint}</p>
        </>
      ) : (
        <p className="mt-1 text-muted text-small">{texts.notYet}</p>
      )}
    </section>
  )
}

/** Hours are rounded up: nobody is promised less than it took. */
const timeOf = (minutes: number) =>
  minutes < 60 ? texts.minutes(minutes) : texts.hours(Math.ceil(minutes / 60))

function factsOf({ answers, sent_on_time, cancelled, disputes, buyers_again }: ServiceFigures) {
  const { cases, median_minutes, within_day } = answers
  const lost = disputes.lost ? `, ${texts.lost(grouped(disputes.lost))}` : ''
  return [
    [
      texts.answers,
      median_minutes === null
        ? shareTexts.few(grouped(cases))
        : texts.answersIn(timeOf(median_minutes), grouped(cases)),
    ],
    [texts.withinDay, shareText({ cases, count: within_day })],
    [texts.sent, shareText(sent_on_time)],
    [texts.cancelled, shareText(cancelled)],
    [texts.disputes, `${shareText(disputes)}${lost}`],
    [texts.again, shareText(buyers_again)],
  ] as const
}
