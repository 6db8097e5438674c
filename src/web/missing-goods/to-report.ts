import type { OrderDetails } from '#contract/order.ts'
import { casePath } from '#contract/paths.ts'
import { missingIn } from './missing-words.ts'
import { reportTexts as texts } from './report-texts.ts'

type Road = Pick<OrderDetails, 'road'>

/** What a buyer does about goods that came short or damaged. */
export function toReport(order: Road) {
  const { unreported = [], problems = [] } = order.road?.missing ?? {}
  if (unreported.length > 0) {
    const sentence = `${missingIn(unreported)} ${texts.report}`
    return { sentence, label: texts.reportNow, opens: 'report' } as const
  }
  const answered = problems.find(({ next }) => next === 'reply')
  return answered && toReply(answered.case_id)
}

const toReply = (id: string) => ({
  sentence: texts.reply(id),
  label: texts.replyNow,
  path: casePath(id),
})

/** What a buyer waits for, once all is reported. */
export function toBeSettled(order: Road) {
  const problem = order.road?.missing?.problems[0]
  return problem && { sentence: texts.wait(problem.case_id) }
}
