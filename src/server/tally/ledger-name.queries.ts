import { z } from 'zod'
import type { Ledger } from '#contract/books/ledgers.ts'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'

const LedgerNameRow = z.object({ ledger: z.string(), name: z.string() })

export const findLedgerNames = (db: Db, userId: string) =>
  db.many(rows(LedgerNameRow)`select ledger, name from ledger_names where user_id = ${userId}`)

export const saveNames = (db: Db, userId: string, names: readonly (readonly [Ledger, string])[]) =>
  db.run(sql`
    insert into ledger_names (user_id, ledger, name)
    select ${userId}, * from unnest(${names.map(([ledger]) => ledger)}::text[], ${names.map(([, name]) => name)}::text[])
    on conflict (user_id, ledger) do update set name = excluded.name`)
