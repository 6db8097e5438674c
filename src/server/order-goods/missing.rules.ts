import { reportUntil } from '#contract/cases/case-rules.ts'
import type { MissingGoods, MissingLine, MissingProblem } from '#contract/order-road.ts'
import type { MissingRow } from './missing.queries.ts'

type Line = MissingRow['lines'][number]
type Problem = MissingRow['problems'][number]

/** What is still to be done about goods that came short or damaged, on a day in India. */
export function missingOf(row: MissingRow, today: string): MissingGoods {
  if (row.delivery_status === 'Cancelled') return { unreported: [], problems: [] }
  return {
    unreported: row.lines.flatMap((line) => unreportedOf(line, row.problems, today)),
    problems: row.problems.flatMap((problem) => {
      const next = nextOf(problem, row)
      return next ? [toMissingProblem(problem, next)] : []
    }),
  }
}

const faultsOf = ({ short, damaged }: Line) => short + damaged

/** How many of a line the problems are about. Once its bill is replaced, a note settles nothing any more. */
const inProblems = (problems: readonly Problem[], lineNumber: number) =>
  problems
    .filter(({ is_note_of_earlier_bill }) => !is_note_of_earlier_bill)
    .flatMap(({ lines }) => lines)
    .filter(({ line_number }) => line_number === lineNumber)
    .reduce((sum, { quantity }) => sum + quantity, 0)

function unreportedOf(line: Line, problems: readonly Problem[], today: string): MissingLine[] {
  const { line_number, product_name, unit, damaged, came_on } = line
  const quantity = faultsOf(line) - line.credited - inProblems(problems, line_number)
  const kind = damaged > 0 ? 'damaged' : 'short'
  const isTooLate = came_on !== null && today > reportUntil(kind, came_on)
  return quantity > 0 && !isTooLate ? [{ line_number, product_name, unit, quantity, kind }] : []
}

function nextOf(problem: Problem, row: MissingRow): MissingProblem['next'] | undefined {
  const { state, wish } = problem
  if (state === 'escalated') return undefined
  if (state === 'answered') return 'reply'
  if (state === 'open') return isPrepared(problem, row) ? wished(wish, row) : 'answer'
  return dutyOf(problem, row)
}

/** What is agreed or decided and not done. An order that is billed later owes the note of a settled problem from then on. */
function dutyOf(problem: Problem, { is_billed }: MissingRow): 'send' | 'credit' | undefined {
  const { state, outcome, is_in_full, has_note } = problem
  if (outcome === 'replacement') return state !== 'closed' && leftOf(problem).length > 0 ? 'send' : undefined
  return is_in_full && !has_note && is_billed ? 'credit' : undefined
}

const wished = (wish: Problem['wish'], { is_billed }: MissingRow) => {
  if (wish === 'replacement') return 'send'
  return is_billed ? 'credit' : 'answer'
}

/** One press settles it only if that is about none of the goods that another problem or note is about. */
const isPrepared = (problem: Problem, { lines, problems }: MissingRow) =>
  problem.lines.every(({ line_number, quantity }) => {
    const line = lines.find((each) => each.line_number === line_number)
    const others = problems.filter((each) => each !== problem)
    const before = (line?.credited ?? 0) + inProblems(others, line_number)
    const faults = line ? faultsOf(line) : 0
    return faults > 0 ? before + quantity <= faults : before === 0
  })

const leftOf = ({ lines }: Problem) =>
  lines
    .map(({ sent, ...line }) => ({ ...line, quantity: line.quantity - sent }))
    .filter(({ quantity }) => quantity > 0)

const toMissingProblem = (problem: Problem, next: MissingProblem['next']): MissingProblem => ({
  case_id: problem.case_id,
  revision: problem.revision,
  next,
  is_open: problem.state === 'open',
  lines: next === 'send' ? leftOf(problem) : problem.lines.map(({ sent: _, ...line }) => line),
})
