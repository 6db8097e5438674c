import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { clocksOf } from '#contract/cases/case-rules.ts'
import type * as contract from '#contract/cases/grievance.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { grievanceCasePath } from '#contract/paths.ts'
import { cases as texts } from '#contract/texts/desk/cases.ts'
import { reach } from '#contract/texts/reach/reach.ts'
import { isFullBatch } from '#server/db/batch.ts'
import type { Db } from '#server/db/db.ts'
import { notFound, tooOften, unavailable, wrongCredentials } from '#server/errors.ts'
import { limits } from '#server/limits.ts'
import { writeCodeMail, writeNote } from '#server/reach/mail/write-mail.rules.ts'
import type { Mailer } from '#server/senders/mailer.ts'
import { SendFailure } from '#server/senders/send-failure.ts'
import type { Services } from '#server/services.ts'
import * as sql from './case.queries.ts'
import { newCaseId } from './case.rules.ts'
import * as grievance from './grievance.queries.ts'
import { found } from './in-turn.service.ts'
import { notifyDesk } from './notify-of-cases.service.ts'
import { subjectOf } from './report.service.ts'

const { gap, lasts, aDay } = limits.grievances

const addressOf = (email: string) => email.toLowerCase()

function requireMailer({ mailer }: Pick<Services, 'mailer'>): Mailer {
  if (mailer) return mailer
  throw unavailable(texts.noMail)
}

/** Bound to its address; the server's key keeps anybody with the table from trying all codes. */
const otpHashOf = ({ secrets }: Pick<Services, 'secrets'>, address: string, otp: string) =>
  secrets.fingerprint(otp, `grievance code of ${address}`)

/** It has 120 bits, so a plain hash hides it; a new key of the server does not end it. */
const hashOf = (code: string) => createHash('sha256').update(code).digest()

export async function requestGrievanceCode(services: Services, email: string, now: Date) {
  const mailer = requireMailer(services)
  const address = addressOf(email)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await services.db.transaction(async (tx) => {
    const { waits } = await grievance.lockAddress(tx, address, now)
    const seconds = Math.ceil(gap - (waits ?? gap))
    if (services.env.rateLimits && seconds > 0) throw tooOften(reach.waitForCode({ seconds }), seconds)
    await grievance.upsertCode(tx, address, otpHashOf(services, address, code), now)
  })
  const minutes = lasts / 60
  await mailer.post(writeCodeMail({ address, code, minutes })).catch(() => {
    throw unavailable(reach.mailNotSent)
  })
  return reach.codeSent({ address, minutes })
}

type Draft = InputOf<typeof contract.fileGrievance>

/** Files it, and writes its number and the way to its state to the visitor. */
export async function fileGrievance(services: Services, draft: Draft, now: Date) {
  const mailer = requireMailer(services)
  const address = addressOf(draft.email)
  const codeHash = await checkCode(services, address, draft.otp, now)
  const code = randomBytes(15).toString('base64url')
  const row = await services.db.transaction(async (tx) => {
    if ((await grievance.deleteCode(tx, address, codeHash)) === 0)
      throw wrongCredentials(reach.codeEnded, 'otp')
    await grievance.lockAddress(tx, address, now)
    const { count } = await grievance.countLately(tx, address, now)
    if (services.env.rateLimits && count >= aDay) throw tooOften(texts.tooManyComplaints, 3_600)
    return open(tx, { draft, address, code }, now)
  })
  // The page shows the same; who closes it at once has the mail.
  await mailer.post(arrivalOf(services, row, { address, code })).catch(() => undefined)
  return { row, code }
}

async function checkCode(services: Services, address: string, otp: string, now: Date) {
  const taken = await grievance.takeTry(services.db, address, now)
  if (!taken) throw wrongCredentials(reach.codeEnded, 'otp')
  if (!timingSafeEqual(taken.code_hash, otpHashOf(services, address, otp)))
    throw wrongCredentials(reach.wrongCode, 'otp')
  return taken.code_hash
}

type Filing = { readonly draft: Draft; readonly address: string; readonly code: string }

async function open(tx: Db, { draft, address, code }: Filing, now: Date) {
  const { kind, name, words, page } = draft
  const subject = await subjectOf(tx, null, { kind, page })
  const case_id = newCaseId()
  await sql.insertCase(tx, {
    ...{ case_id, kind, order_id: null, product_id: subject?.product_id ?? null, now },
    about_id: subject?.about_id ?? null,
    opened_by: null,
    visitor: { name, email: address },
    code_hash: hashOf(code),
    subject: subject?.name ?? '',
    wish: 'answer',
    money: { value: 0, restocking: 0, collection: 0 },
    state: 'escalated',
    clocks: clocksOf(kind, now),
    chat_readers: [],
  })
  await sql.insertEvent(tx, case_id, { role: 'opener', actor_id: null, event: 'opened', words, now })
  const row = found(await sql.findAnyCase(tx, case_id))
  await notifyDesk(tx, row)
  return row
}

const siteOf = ({ env }: Pick<Services, 'env'>) => env.publicUrl ?? `http://${env.host}:${env.port}`

type Reader = { readonly address: string; readonly code: string }

function arrivalOf(services: Services, row: { case_id: string; close_by: Date }, { address, code }: Reader) {
  const { case_id: number } = row
  const { content: arrived } = texts.complained({ number, until: row.close_by.toISOString() })
  const link = {
    address: siteOf(services) + grievanceCasePath(number, code),
    label: texts.complaintOpen.content,
  }
  const { content: subject } = texts.complaintMail({ number })
  return writeNote({
    ...{ address, subject, link, lines: [arrived], why: texts.complaintWhy.content },
    id: `grievance ${number}`,
  })
}

export async function readGrievance(db: Db, caseId: string, code: string) {
  const row = await grievance.findGrievance(db, caseId, hashOf(code))
  if (!row) throw notFound('case')
  return row
}

/** How many mails one run writes. */
const aRun = 20

/**
 * Writes decisions to who complained without an account; returns whether more wait. A mail that may arrive later is tried
 * again by a later run, after those of all others; where another try would fail in the same way, it is over.
 */
export async function writeDecisions(services: Writing, now = new Date()) {
  const { mailer } = services
  if (!mailer) return false
  const left: { readonly case_id: string; readonly error: unknown }[] = []
  let written = 0
  for (let count = 0; count < aRun; count += 1) {
    const tried = await writeNext(services, mailer, { now, skip: left.map(({ case_id }) => case_id) })
    if (!tried) break
    if (tried.error === undefined) written += 1
    else left.push(tried)
  }
  // The upkeep tries again in five minutes, and its log says why.
  if (left[0]) throw left[0].error
  return written === aRun
}

type Writing = Pick<Services, 'db' | 'mailer' | 'env'>
type Turn = { readonly now: Date; readonly skip: readonly string[] }

const writeNext = (services: Writing, mailer: Mailer, { now, skip }: Turn) =>
  services.db.transaction(async (tx) => {
    const due = await grievance.lockUnwritten(tx, skip)
    if (!due) return undefined
    const { case_id } = due
    const error: unknown = await mailer.post(decisionMail(services, due)).catch((failure: unknown) => failure)
    if (error !== undefined && !(error instanceof SendFailure && error.isFinal)) return { case_id, error }
    await grievance.updateWritten(tx, case_id, now)
    return { case_id, error: undefined }
  })

type Decided = { readonly case_id: string; readonly email: string; readonly words: string }

function decisionMail(services: Pick<Services, 'env'>, { case_id: number, email: address, words }: Decided) {
  const { content: subject } = texts.decisionMail({ number })
  const link = { address: siteOf(services) + grievanceCasePath(number), label: texts.complaintOpen.content }
  const why = texts.complaintWhy.content
  return writeNote({ address, subject, link, why, lines: [subject, words], id: `decision ${number}` })
}

/** Deletes codes that are over, and returns whether there are more. */
export const purgeGrievanceCodes = async (db: Db) => isFullBatch(await grievance.deleteOldCodes(db))
