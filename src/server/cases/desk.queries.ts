import { z } from 'zod'
import type { deskStates } from '#contract/admin/admin-cases.ts'
import { caseLaw } from '#contract/cases/case-law.ts'
import type { Db } from '#server/db/db.ts'
import { countedUpTo, rowsPerPage } from '#server/db/paging.ts'
import { empty, literal, rows, type Sql, sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'
import { CaseSummaryRow, caseTables, summaryColumns } from './case.row.ts'

type Status = (typeof deskStates)[number]

const DeskRow = CaseSummaryRow.extend({ reporters: z.int(), is_on_top: z.boolean(), due: z.string() })

type Listed = { readonly status: Status; readonly reader: string }

const isOf = ({ status, reader }: Listed): Sql => sql`
  c.about_id is distinct from ${reader} and ${stateOf(status)}`

const stateOf = (status: Status): Sql =>
  ({
    waiting: sql`c.state = 'escalated'`,
    underway: sql`c.state in ('open', 'answered', 'agreed', 'decided')`,
    settled: sql`c.state = 'closed'`,
  })[status]

// Reports of a product or of a person, which hide nothing by themselves.
const reporters = sql`
  case when c.order_id is not null or c.state <> 'escalated' then 0 else (
    select count(distinct r.opened_by) from cases r
    where r.about_id = c.about_id and r.product_id is not distinct from c.product_id
      and r.order_id is null and r.state = 'escalated')::int end`

const desk = (which: Sql) => sql`
  (select ${summaryColumns}, ${reporters} as reporters, ${reporters} >= ${literal(caseLaw.reportersOnTop)} as is_on_top,
    c.close_by::text as due
  from ${caseTables} where ${which}) d`

const Anchor = z.object({ case_id: z.string(), is_on_top: z.boolean(), due: z.string() })
type Anchor = z.infer<typeof Anchor>

export const findDeskCases = (db: Db, listed: Listed, after: Anchor | undefined) =>
  db.many(rows(DeskRow)`
    select * from ${desk(isOf(listed))}
    ${
      after
        ? sql`where (not d.is_on_top, d.close_by, d.case_id)
            > (not ${after.is_on_top}::boolean, ${after.due}::timestamptz, ${after.case_id})`
        : empty
    }
    order by not d.is_on_top, d.close_by, d.case_id limit ${literal(rowsPerPage)}`)

export const findDeskAnchor = (db: Db, caseId: string) =>
  db.maybe(rows(Anchor)`
    select d.case_id, d.is_on_top, d.due from ${desk(sql`c.case_id = ${caseId}`)}`)

const Said = z.object({ seq: z.int(), sender_id: z.uuid(), message: z.string(), created_at: z.date() })

/** The latest first, or those before one. */
export const findChat = (db: Db, caseId: string, before: number | undefined) =>
  db.many(rows(Said)`
    select m.seq, m.sender_id, coalesce(nullif(m.body, ''), f.name, '') as message, m.created_at
    from cases c join orders o on o.order_id = c.order_id
    join chat_rooms r on r.buyer_id = o.buyer_id and r.seller_id = o.seller_id
    join chat_messages m on m.room_id = r.room_id left join chat_files f on f.file_id = m.file_id
    where c.case_id = ${caseId} ${before === undefined ? empty : sql`and m.seq < ${before}::int`} order by m.seq desc limit ${literal(limits.chat.history)}`)

const Total = z.object({ total: z.int() })

export const countDeskCases = (db: Db, listed: Listed) =>
  db.one(rows(Total)`
    select count(*) as total
    from (select from cases c where ${isOf(listed)} limit ${literal(countedUpTo)}) counted`)
