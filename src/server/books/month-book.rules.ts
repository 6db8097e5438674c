import { type BookSection, bookSections } from '#contract/books/books.ts'
import { limits } from '#server/limits.ts'
import type { BookRegistration, Receipts } from './book.queries.ts'
import type { BookRow } from './book.row.ts'
import type { ExportRow } from './export.queries.ts'
import { type Problem, problemsOf } from './problems.rules.ts'
import { added, partsOf, type Sums } from './sections.rules.ts'

type SectionSum = { readonly documents: number; readonly sums: Sums }

const daysForIrn = 30

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** It is no invoice yet, because the portal's number is missing. */
export const isWaiting = ({ needs_irn, irn, cancelled_at }: BookRow) =>
  needs_irn && irn === null && cancelled_at === null

/** What a registration billed in a month. Everything counts; of a long month the first documents and problems alone are kept. */
export class MonthBook {
  readonly registration: BookRegistration
  readonly documents: BookRow[] = []
  readonly problems: Problem[] = []
  inAll = 0
  cancelled = 0
  problemsInAll = 0
  waiting = 0
  #firstWaiting: string | undefined
  readonly #sums = new Map<BookSection, SectionSum>()

  readonly #shown: number

  constructor(registration: BookRegistration, shown: number = limits.books.shown) {
    this.registration = registration
    this.#shown = shown
  }

  add(row: BookRow) {
    this.inAll += 1
    if (row.cancelled_at !== null) this.cancelled += 1
    if (this.documents.length < this.#shown) this.documents.push(row)
    if (isWaiting(row)) this.#wait(row)
    const problems = problemsOf(row, this.registration)
    this.problemsInAll += problems.length
    this.problems.push(...problems.slice(0, Math.max(0, limits.books.problems - this.problems.length)))
    for (const { section, sums } of partsOf(row)) {
      const before = this.#sums.get(section)
      this.#sums.set(section, {
        documents: (before?.documents ?? 0) + 1,
        sums: added(before?.sums, sums),
      })
    }
  }

  #wait({ issued_on }: BookRow) {
    this.waiting += 1
    this.#firstWaiting ??= issued_on
  }

  /** By when the first one that waits needs its number: from 10 crore of turnover on within 30 days (since 1 April 2025). */
  get irnDueOn(): string | null {
    if (this.registration.turnover !== 'above_10' || this.#firstWaiting === undefined) return null
    return dayAfter(this.#firstWaiting, daysForIrn)
  }

  /** In the order of the return. */
  get sums() {
    return bookSections.flatMap((section) => {
      const sum = this.#sums.get(section)
      return sum ? [{ section, ...sum }] : []
    })
  }
}

export type MonthOfShop = {
  readonly month: string
  readonly firstMonth: string | null
  readonly books: readonly MonthBook[]
  readonly receipts: Receipts
  readonly hasPortal: boolean
  readonly exports: readonly ExportRow[]
}
