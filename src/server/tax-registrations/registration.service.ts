import type { InputOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/sellers/tax-registration.ts'
import { panOfGstNumber } from '#contract/sellers/tax-registration-rules.ts'
import { udyamProblem } from '#contract/sellers/udyam.ts'
import { billing } from '#contract/texts/billing.ts'
import { common } from '#contract/texts/common.ts'
import { gstinRule } from '#contract/users/billing-rules.ts'
import type { Db } from '#server/db/db.ts'
import { constraintOf } from '#server/db/transactions/retry.ts'
import { badInput, conflict } from '#server/errors.ts'
import { limits } from '#server/limits.ts'
import { requireRevision } from '#server/revision.ts'
import * as sql from './registration.queries.ts'

type Person = { readonly user_id: string }
type Draft = InputOf<typeof contract.saveTaxRegistration>

export const listRegistrations = (db: Db, { user_id }: Person) => sql.findRegistrations(db, user_id)

/** The default one stays so until another takes its place. */
export async function saveRegistration(
  db: Db,
  { user_id }: Person,
  { is_default, revision, ...typed }: Draft,
) {
  const save = async (tx: Db) => {
    const { gst_number } = await sql.lockSeller(tx, user_id)
    const draft = await withUdyam(tx, user_id, typed)
    // One of a business that the shop was before stays for its documents, but sells no more.
    if (is_default) requirePan(gst_number, draft.gstin)
    if (draft.scheme === 'composition') await requireNoneElsewhere(tx, user_id, draft.gstin)
    const saved =
      (await sql.updateRegistration(tx, user_id, draft, revision)) ??
      (await addRegistration(tx, { user_id, gst_number }, draft, revision))
    if (!is_default) return saved
    await sql.updateOthersNotDefault(tx, user_id, draft.gstin)
    return sql.updateDefault(tx, user_id, draft.gstin)
  }
  return db.transaction(save).catch((error) => {
    throw constraintOf(error) === 'tax_registrations_gstin_key' ? conflict(billing.gstTaken) : error
  })
}

/** Under the composition scheme nobody may bill what is sold to another state (CGST Act, section 10(2)(c)): it would stand for ever. */
async function requireNoneElsewhere(tx: Db, userId: string, gstin: string) {
  const order = await sql.findUnbilledElsewhere(tx, userId, gstin)
  if (order) throw conflict(billing.unbilledElsewhere({ order: order.order_id }), { field: 'scheme' })
}

const noUdyam = { udyam_number: '', udyam_class: null, udyam_activity: null }

/** What is not sent stays as it is; an older page knows nothing of it. */
async function withUdyam(
  tx: Db,
  userId: string,
  typed: Omit<Draft, 'is_default' | 'revision'>,
): Promise<sql.NewRegistration> {
  const own = await sql.findRegistrations(tx, userId)
  const before = own.find(({ gstin }) => gstin === typed.gstin) ?? noUdyam
  const { udyam_number = before.udyam_number } = typed
  if (udyam_number === '') return { ...typed, ...noUdyam }
  const { udyam_class = before.udyam_class, udyam_activity = before.udyam_activity } = typed
  const draft = { ...typed, udyam_number, udyam_class, udyam_activity }
  const problem = udyamProblem(draft)
  if (problem) throw badInput(problem.sentence, problem.field)
  return draft
}

type Seller = { readonly user_id: string; readonly gst_number: string }

async function addRegistration(
  tx: Db,
  { user_id, gst_number }: Seller,
  draft: sql.NewRegistration,
  revision: number | undefined,
) {
  const own = await sql.findRegistrations(tx, user_id)
  const present = own.find(({ gstin }) => gstin === draft.gstin)
  if (present) requireRevision(common.changed({ thing: 'registration' }), present.revision, revision)
  // An admin has looked at the first number, whatever its check character.
  const wrong = draft.gstin === gst_number ? undefined : gstinRule(draft.gstin)
  if (wrong) throw badInput(wrong, 'gstin')
  requirePan(gst_number, draft.gstin)
  if (own.length >= limits.taxRegistrations)
    throw conflict(billing.tooManyRegistrations({ limit: limits.taxRegistrations }))
  return sql.insertRegistration(tx, user_id, draft)
}

function requirePan(gstNumber: string, gstin: string) {
  const pan = panOfGstNumber(gstNumber)
  if (panOfGstNumber(gstin) !== pan) throw badInput(billing.otherBusiness({ pan }), 'gstin')
}
