import type { InputOf } from '#contract/endpoint.ts'
import { pictureNameOf } from '#contract/products/import-columns.ts'
import type * as contract from '#contract/products/product-import.ts'
import { common } from '#contract/texts/common.ts'
import { imports } from '#contract/texts/imports.ts'
import { rules } from '#contract/texts/rules.ts'
import type { Db } from '#server/db/db.ts'
import { pageOf } from '#server/db/paging.ts'
import { badInput, conflict, notFound, Refusal } from '#server/errors.ts'
import { offeredRates } from '#server/gst-rates/gst-rate.service.ts'
import { runOnce } from '#server/idempotency/idempotency.service.ts'
import { limits } from '#server/limits.ts'
import { savePictures } from '#server/media/picture.service.ts'
import { keepNamed } from '#server/media/picture-store.service.ts'
import type { Services } from '#server/services.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import * as sql from './import.queries.ts'
import * as codeSql from './import-codes.queries.ts'
import * as rowSql from './import-rows.queries.ts'

const uniqueViolation = '23505'

export async function getImport(db: Db, { user_id }: Caller, importId: string) {
  const row = await sql.findImport(db, user_id, importId)
  if (!row) throw notFound('import')
  return row
}

export const listImports = (db: Db, { user_id }: Caller) => sql.findLastImports(db, user_id)

type NewFile = InputOf<typeof contract.createImport> & {
  readonly source: 'file' | 'paste'
  readonly category_type: string | null
}

/** A repetition under the same key returns the existing import. */
export async function createImport(db: Db, seller: Caller, file: NewFile, key: string | undefined) {
  const { user_id } = seller
  const { csv = null } = file
  const workbook = file.workbook === undefined ? null : Buffer.from(file.workbook, 'base64')
  if (csv === null && workbook === null) throw badInput(rules.csv)
  if (Math.max(Buffer.byteLength(csv ?? ''), workbook?.length ?? 0) > limits.import.bytes)
    throw new Refusal(413, imports.tooLarge)
  const create = async (tx: Db) => {
    const cancelled = (await sql.cancelUndecided(tx, user_id)).map(({ import_id }) => import_id)
    await rowSql.deleteRows(tx, cancelled)
    await rowSql.deletePictures(tx, cancelled)
    return sql.insertImport(tx, user_id, { ...file, csv, workbook })
  }
  const keyed = { user_id, key, input: { call: 'create-import', ...file } }
  const creating = db.transaction((tx) => runOnce(tx, keyed, () => create(tx)))
  const { import_id } = await creating.catch((error: { code?: string }) => {
    if (error.code !== uniqueViolation) throw error
    throw conflict(imports.anotherSaving)
  })
  return getImport(db, seller, import_id)
}

type RowsQuery = InputOf<typeof contract.listImportRows>

export async function listRows(db: Db, seller: Caller, { importId, show, cursor = '0' }: RowsQuery) {
  if (!/^\d{1,6}$/.test(cursor)) throw badInput(common.noPage)
  await getImport(db, seller, importId)
  const [rows, { total }] = await Promise.all([
    rowSql.findRows(db, importId, { show, after: Number(cursor) }),
    rowSql.countRows(db, importId, show),
  ])
  return pageOf(rows, total, ({ row_number }) => String(row_number), limits.import.page)
}

type PicturesInput = InputOf<typeof contract.addImportPictures>

/** A refused picture reports its reason; the others are still added. */
export async function addPictures(services: Services, seller: Caller, { importId, pictures }: PicturesInput) {
  const { status } = await getImport(services.db, seller, importId)
  if (status !== 'checking' && status !== 'checked') throw conflict(imports.noMorePictures)
  const answers: ({ file_name: string } & Awaited<ReturnType<typeof addPicture>>)[] = []
  for (const { file_name, picture } of pictures)
    answers.push({ file_name, ...(await addPicture(services, importId, { file_name, picture })) })
  return answers
}

type SentPicture = PicturesInput['pictures'][number]

async function addPicture(services: Services, importId: string, { file_name, picture }: SentPicture) {
  try {
    const [url = ''] = await savePictures(services, [picture], () => ({ kind: 'thisFile' }))
    await keepPicture(services.db, importId, { name: pictureNameOf(file_name), url })
    return { problem: null }
  } catch (error) {
    if (!(error instanceof Refusal && [400, 413].includes(error.status))) throw error
    const { content, name, parameters } = error.sentence
    return { problem: content, sentence: { name, parameters } }
  }
}

const keepPicture = (db: Db, importId: string, picture: { name: string; url: string }) =>
  db.transaction(async (tx) => {
    await keepNamed(tx, [picture.url])
    if ((await rowSql.upsertPicture(tx, importId, picture)) === 0) throw conflict(imports.noMorePictures)
    await rowSql.updateNamed(tx, importId, picture)
  })

/** Starts saving the chosen rows. Refuses, without changing anything, while one of them is wrong. */
export async function applyImport(db: Db, { user_id }: Caller, choice: contract.ImportChoice) {
  const { importId } = choice
  await judgeRates(db, user_id, importId)
  return db.transaction(async (tx) => {
    const locked = await sql.lockImport(tx, user_id, importId)
    if (!locked) throw notFound('import')
    if (locked.status !== 'checked') throw conflict(notDecidable[locked.status])
    await sql.updateChoice(tx, importId, choice)
    const { chosen, wrong } = await sql.countChosen(tx, importId)
    if (chosen === 0) throw conflict(noneChosen(locked))
    if (wrong > 0) throw conflict(imports.wrongRows({ count: wrong }))
    await sql.updateToApplying(tx, importId, chosen)
  })
}

/** A file may wait for its decision for days. What ended since stands at its rows also where the decision is refused. */
const judgeRates = (db: Db, userId: string, importId: string) =>
  db.transaction(async (tx) => {
    const locked = await sql.lockImport(tx, userId, importId)
    if (locked?.status !== 'checked') return
    const judge = locked.source === 'paste' ? codeSql.dropRates : codeSql.markRates
    await judge(tx, { import_id: importId }, await offeredRates(tx))
  })

const noneChosen = ({ mode, changes }: { readonly mode: string; readonly changes: number }) =>
  mode === 'update' && changes === 0 ? imports.noChanges : imports.noRow

/** The import, as long as its rows are to be decided on. */
export async function lockChecked(tx: Db, { user_id }: Caller, importId: string) {
  const locked = await sql.lockImport(tx, user_id, importId)
  if (!locked) throw notFound('import')
  if (locked.status !== 'checked') throw conflict(notDecidable[locked.status])
}

const notDecidable = {
  checking: imports.stillRead,
  applying: imports.stillSaved,
  applied: imports.savedAlready,
  refused: imports.unreadable,
  cancelled: imports.wasCancelled,
} as const

export function cancelImport(db: Db, { user_id }: Caller, importId: string) {
  return db.transaction(async (tx) => {
    const locked = await sql.lockImport(tx, user_id, importId)
    if (!locked) throw notFound('import')
    if (locked.status === 'applied') throw conflict(imports.savedAlready)
    await sql.cancelImport(tx, importId)
    await rowSql.deleteRows(tx, [importId])
    await rowSql.deletePictures(tx, [importId])
  })
}

/** One import at a time, because each may have thousands of rows. Returns whether there was one. */
export const purgeImports = async (db: Db) => (await sql.deleteOldImports(db, limits.import.keptDays)) > 0
