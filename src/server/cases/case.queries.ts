import { z } from 'zod'
import type { CaseOutcome, CaseRole, CaseState, caseEventKinds } from '#contract/cases/case-fields.ts'
import type { CaseKind, CaseWish } from '#contract/cases/case-rules.ts'
import { newestFirst } from '#server/db/by-age.ts'
import type { Db } from '#server/db/db.ts'
import { countedUpTo } from '#server/db/paging.ts'
import { empty, literal, rows, type Sql, sql } from '#server/db/sql.ts'
import { CaseRow, CaseSummaryRow, caseColumns, caseTables, summaryColumns } from './case.row.ts'

/** Only for its two sides. */
const isSide = (userId: string): Sql =>
  sql`(c.opened_by = ${userId} or c.about_id = ${userId} and c.order_id is not null)`

export const findCase = (db: Db, userId: string, caseId: string) =>
  db.maybe(rows(CaseRow)`
    select ${caseColumns} from ${caseTables} where c.case_id = ${caseId} and ${isSide(userId)}`)

/** For the desk. */
export const findAnyCase = (db: Db, caseId: string) =>
  db.maybe(rows(CaseRow)`select ${caseColumns} from ${caseTables} where c.case_id = ${caseId}`)

const Locked = z.object({ case_id: z.string() })

/** What happens in a case happens in turn. */
export const lockCase = (tx: Db, caseId: string) =>
  tx.maybe(rows(Locked)`select case_id from cases where case_id = ${caseId} for no key update`)

const Anchor = z.object({ id: z.string(), moment: z.string() })
type Anchor = z.infer<typeof Anchor>
type Seat = 'buyer' | 'seller' | undefined

/** As a buyer one has bought, or reported; as a seller one has sold. */
const inSeat = (userId: string, seat: Seat): Sql => {
  if (seat === 'seller') return sql`and o.seller_id = ${userId}`
  return seat === 'buyer' ? sql`and o.seller_id is distinct from ${userId}` : empty
}

const byAge = newestFirst(sql`c.created_at`, sql`c.case_id`)

export const findCases = (db: Db, userId: string, seat: Seat, after: Anchor | undefined) =>
  db.many(rows(CaseSummaryRow)`
    select ${summaryColumns} from ${caseTables}
    where ${isSide(userId)} ${inSeat(userId, seat)} ${byAge.page(after)}`)

export const findAnchor = (db: Db, userId: string, caseId: string) =>
  db.maybe(
    rows(Anchor)`select ${byAge.anchor} from cases c where c.case_id = ${caseId} and ${isSide(userId)}`,
  )

const Total = z.object({ total: z.int() })

export const countCases = (db: Db, userId: string, seat: Seat) =>
  db.one(rows(Total)`
    select count(*) as total from (
      select 1 from cases c left join orders o on o.order_id = c.order_id
      where ${isSide(userId)} ${inSeat(userId, seat)} limit ${literal(countedUpTo)}) counted`)

export const findCasesOfOrder = (db: Db, userId: string, orderId: string) =>
  db.many(rows(CaseSummaryRow)`
    select ${summaryColumns} from ${caseTables}
    where c.order_id = ${orderId} and ${isSide(userId)} order by c.created_at desc, c.case_id`)

type NewCase = {
  readonly case_id: string
  readonly kind: CaseKind
  readonly order_id: string | null
  readonly product_id: string | null
  readonly about_id: string | null
  readonly opened_by: string | null
  readonly visitor: { readonly name: string; readonly email: string } | null
  readonly code_hash: Buffer | null
  readonly subject: string
  readonly wish: CaseWish
  readonly money: { readonly value: number; readonly restocking: number; readonly collection: number }
  readonly state: CaseState
  readonly clocks: { readonly acknowledgeBy: Date; readonly answerBy: Date | null; readonly closeBy: Date }
  readonly chat_readers: readonly string[]
  readonly now: Date
}

export const insertCase = (tx: Db, { money, clocks, now, ...one }: NewCase) =>
  tx.run(sql`
    insert into cases (case_id, kind, order_id, product_id, about_id, opened_by, visitor, code_hash, subject, wish,
      value_paise, restocking_paise, collection_paise, state, acknowledge_by, answer_by, close_by, chat_readers,
      created_at, changed_at)
    values (${one.case_id}, ${one.kind}, ${one.order_id}, ${one.product_id}, ${one.about_id}, ${one.opened_by},
      ${one.visitor && JSON.stringify(one.visitor)}::jsonb, ${one.code_hash}, ${one.subject}, ${one.wish},
      ${money.value}, ${money.restocking}, ${money.collection}, ${one.state}, ${clocks.acknowledgeBy},
      ${clocks.answerBy}, ${clocks.closeBy}, ${one.chat_readers}::uuid[], ${now}, ${now})`)

type Line = { readonly line_number: number; readonly quantity: number }

/** Of goods that are named again, the larger quantity counts. */
export const upsertLines = (tx: Db, caseId: string, orderId: string, lines: readonly Line[]) =>
  tx.run(sql`
    insert into case_lines (case_id, order_id, line_number, quantity)
    select ${caseId}, ${orderId}, line_number, quantity
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (line_number integer, quantity integer)
    on conflict (case_id, line_number)
      do update set quantity = greatest(case_lines.quantity, excluded.quantity)`)

type NewEvent = {
  readonly role: CaseRole
  readonly actor_id: string | null
  readonly event: (typeof caseEventKinds)[number]
  readonly words: string
  readonly facts?: object
  readonly now: Date
}

export const insertEvent = (
  tx: Db,
  caseId: string,
  { role, actor_id, event, words, facts = {}, now }: NewEvent,
) =>
  tx.run(sql`
    insert into case_events (case_id, place, role, actor_id, event, words, facts, happened_at)
    select ${caseId}, coalesce(max(place), 0) + 1, ${role}, ${actor_id}, ${event}, ${words},
      ${JSON.stringify(facts)}::jsonb, ${now}
    from case_events where case_id = ${caseId}`)

export type CaseChange = {
  readonly state?: CaseState
  readonly answer_by?: Date | null
  readonly offer?: CaseOutcome
  readonly offer_paise?: number | null
  readonly outcome?: CaseOutcome
  readonly credit_paise?: number | null
  readonly outcome_by?: Date | null
  readonly credit_note_id?: string
  readonly decided_by?: string
  readonly chat_reader?: string | undefined
}

const keep = (change: CaseChange, name: keyof CaseChange, column: Sql): Sql =>
  name in change ? sql`${change[name]}` : column

/** Changes what is named, and counts the revision on. */
export const updateCase = (tx: Db, caseId: string, change: CaseChange, now: Date) =>
  tx.run(sql`
    update cases set
      state = ${keep(change, 'state', sql`state`)},
      answer_by = ${keep(change, 'answer_by', sql`answer_by`)}::timestamptz,
      offer = ${keep(change, 'offer', sql`offer`)},
      offer_paise = ${keep(change, 'offer_paise', sql`offer_paise`)}::bigint,
      outcome = ${keep(change, 'outcome', sql`outcome`)},
      credit_paise = ${keep(change, 'credit_paise', sql`credit_paise`)}::bigint,
      outcome_by = ${keep(change, 'outcome_by', sql`outcome_by`)}::timestamptz,
      credit_note_id = ${keep(change, 'credit_note_id', sql`credit_note_id`)}::uuid,
      decided_by = ${keep(change, 'decided_by', sql`decided_by`)}::uuid,
      chat_readers = case when ${change.chat_reader ?? null}::uuid is null
        or ${change.chat_reader ?? null}::uuid = any(chat_readers) then chat_readers
        else chat_readers || ${change.chat_reader ?? null}::uuid end,
      revision = revision + 1, changed_at = ${now}
    where case_id = ${caseId}`)

export const updateMoney = (
  tx: Db,
  caseId: string,
  { value, restocking, collection }: NewCase['money'],
  subject: string,
) =>
  tx.run(sql`
    update cases set value_paise = ${value}, restocking_paise = ${restocking}, collection_paise = ${collection},
      subject = ${subject}
    where case_id = ${caseId}`)
