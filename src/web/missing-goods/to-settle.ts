import type { OrderDetails } from '#contract/order.ts'
import type { MissingProblem } from '#contract/order-road.ts'
import { sellerCasePath } from '#contract/paths.ts'
import { goodsIn, missingIn } from './missing-words.ts'
import { settleTexts as texts } from './settle-texts.ts'

type Road = Pick<OrderDetails, 'road'>
type Way = { readonly label: string; readonly path: string }

/** What a seller who has billed them does about them: as the buyer wishes with one press, or else in the problem. */
export function toSettle(order: Road) {
  const { unreported = [], problems = [] } = order.road?.missing ?? {}
  const problem = problems.find(({ next }) => next !== 'reply')
  if (problem) return toSettleProblem(problem)
  if (unreported.length === 0) return undefined
  const sentence = `${missingIn(unreported)} ${texts.credit}`
  return { sentence, label: texts.creditNow, opens: 'credit' } as const
}

function toSettleProblem({ case_id, next, is_open, lines }: MissingProblem) {
  const path = sellerCasePath(case_id)
  const sentence = (is_open ? texts.wished : texts.owed)(case_id, goodsIn(lines))
  if (next === 'credit')
    return {
      sentence,
      label: texts.creditNow,
      opens: 'credit',
      ...orElse(is_open, texts.offerGoods, path),
    } as const
  if (next === 'send')
    return {
      sentence,
      label: texts.sendNow,
      opens: 'again',
      ...orElse(is_open, texts.offerMoney, path),
    } as const
  return { sentence, label: texts.answerNow, path }
}

const orElse = (isOpen: boolean, label: string, path: string): { also?: Way } =>
  isOpen ? { also: { label, path } } : {}
