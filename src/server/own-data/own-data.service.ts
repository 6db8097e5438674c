import type { ZipFile } from '#contract/reply.ts'
import { type Actor, audit } from '#server/audit/audit.service.ts'
import type { Clock } from '#server/documents/clock.rules.ts'
import { type FileToZip, zipOf } from '#server/evidence/zip.rules.ts'
import { stored, text } from '#server/evidence/zip-files.service.ts'
import { accountNumberOf as placeOfPayee } from '#server/payees/payee.rules.ts'
import { accountNumberOf as placeOfApplication } from '#server/seller-applications/secret-places.rules.ts'
import type { Services } from '#server/services.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import * as sql from './own-data.queries.ts'
import { cellsOf, csvHead, jsonOf, readMe } from './own-data.rules.ts'
import { readerOf } from './own-files.service.ts'
import { type OwnTable, ownTables } from './own-tables.row.ts'

type Making = { readonly services: Services; readonly caller: Caller; readonly clock: Clock }

/** All that is kept about the caller. Who took it, and when, is in the audit. */
export async function packOwnData(
  services: Services,
  caller: Caller,
  actor: Actor,
  clock: Clock,
): Promise<ZipFile> {
  await audit(services.db, actor, {
    action: 'user.export',
    subject_id: caller.user_id,
    subject_name: 'own data',
  })
  const day = clock().toISOString().slice(0, 10)
  return { file_name: `vanij-my-data-${day}.zip`, parts: zipOf(filesOf({ services, caller, clock })) }
}

async function* filesOf(making: Making): AsyncIterable<FileToZip> {
  const { services, caller, clock } = making
  yield text('README.txt', readMe(clock()))
  for (const table of ownTables) yield* listOf(making, table)
  for (const { kind, id, account_number } of await sql.findSealedNumbers(services.db, caller.user_id)) {
    const place = kind === 'payee' ? placeOfPayee(id) : placeOfApplication(id)
    if (services.secrets.knows(account_number))
      yield text(`account-numbers/${kind}-${id}.txt`, `${services.secrets.open(account_number, place)}\n`)
  }
  for (const file of await sql.findOwnFiles(services.db, caller.user_id)) {
    const { name, read } = readerOf(making, file)
    yield await stored(name, read)
  }
}

/** A list without rows is left out. */
async function* listOf(making: Making, table: OwnTable): AsyncIterable<FileToZip> {
  const first = (await batchesOf(making, table).next()).value
  if (!first) return
  const columns = Object.keys(first[0]?.shown ?? {})
  yield { name: `${table.name}.json`, isPressed: false, parts: jsonOf(batchesOf(making, table)) }
  yield { name: `${table.name}.csv`, isPressed: false, parts: csvParts(making, table, columns) }
}

async function* batchesOf({ services: { db }, caller }: Making, table: OwnTable) {
  let rows = await sql.findOwnRows(db.background, table, caller.user_id, undefined)
  while (rows.length > 0) {
    yield rows
    rows = await sql.findOwnRows(db.background, table, caller.user_id, rows.at(-1)?.place)
  }
}

async function* csvParts(making: Making, table: OwnTable, columns: readonly string[]) {
  yield Buffer.from(csvHead(columns))
  for await (const batch of batchesOf(making, table))
    yield Buffer.from(batch.map(({ shown }) => cellsOf(shown, columns)).join(''))
}
