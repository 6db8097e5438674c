import type { ShortService } from '#contract/sellers/short-service.ts'
import { grouped } from '#web/ui/formats/rupees.ts'
import { serviceWordsTexts as texts } from './service-words-texts.ts'

/** Hours are rounded up: nobody is promised less than it took. */
const timeOf = (minutes: number) =>
  minutes < 60 ? texts.minutes(grouped(minutes)) : texts.hours(grouped(Math.ceil(minutes / 60)))

/** How a seller serves, in few words, as beside a price. */
export function serviceWords({ reply_median_minutes, on_time, sample }: ShortService): string {
  const answers = reply_median_minutes === null ? '' : texts.answersIn(timeOf(reply_median_minutes))
  if (on_time === null) return answers || texts.few(grouped(sample))
  return answers ? texts.andSent(answers, on_time) : texts.sent(on_time)
}
