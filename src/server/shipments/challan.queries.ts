import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'
import { type ChallanFacts, ChallanRow } from './challan.row.ts'

type NewChallan = {
  readonly shipment_id: string
  readonly gstin: string
  readonly year: string
  readonly number: string
  readonly issued_on: string
  readonly facts: ChallanFacts
}

export const insertChallan = (tx: Db, { shipment_id, gstin, year, number, issued_on, facts }: NewChallan) =>
  tx.run(sql`
    insert into challans (shipment_id, gstin, year, number, issued_on, facts)
    values (${shipment_id}, ${gstin}, ${year}, ${number}, ${issued_on}, ${JSON.stringify(facts)}::jsonb)`)

export const findChallan = (db: Db, shipmentId: string) =>
  db.maybe(rows(ChallanRow)`
    select shipment_id, number, issued_on::text as issued_on, facts from challans where shipment_id = ${shipmentId}`)

const File = z.object({ sha256: z.string() })

export const findFile = (db: Db, shipmentId: string, name: string) =>
  db.maybe(rows(File)`
    select sha256 from challan_files where shipment_id = ${shipmentId} and name = ${name}`)

/** Of two that make a file at once, the first counts. */
export const insertFile = (db: Db, shipmentId: string, name: string, sha256: string) =>
  db.run(sql`
    insert into challan_files (shipment_id, name, sha256) values (${shipmentId}, ${name}, ${sha256})
    on conflict (shipment_id, name) do nothing`)
