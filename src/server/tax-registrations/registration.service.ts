import type { InputOf } from '#contract/endpoint.ts'
import { sellerTaxPath } from '#contract/paths.ts'
import type * as contract from '#contract/sellers/tax-registration.ts'
import { asksPassword, panOfGstNumber } from '#contract/sellers/tax-registration-rules.ts'
import { udyamProblem } from '#contract/sellers/udyam.ts'
import { accounts } from '#contract/texts/accounts.ts'
import { billing } from '#contract/texts/billing.ts'
import { common } from '#contract/texts/common.ts'
import { notifications } from '#contract/texts/notifications.ts'
import { gstinRule } from '#contract/users/billing-rules.ts'
import { actorOf, audit, type Person } from '#server/audit/audit.service.ts'
import type { Db } from '#server/db/db.ts'
import { constraintOf } from '#server/db/transactions/retry.ts'
import { badInput, conflict, unavailable } from '#server/errors.ts'
import { limits } from '#server/limits.ts'
import { notify } from '#server/notifications/notification.service.ts'
import { requireRevision } from '#server/revision.ts'
import type { Services } from '#server/services.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import { requirePinOf } from '#server/states/pin-in-state.rules.ts'
import { requireOwnPassword } from '#server/users/own-password.service.ts'
import { wrongCurrent } from '#server/users/password-change.service.ts'
import type { SignInAttempt } from '#server/users/throttle.service.ts'
import { namesToPrint, sendToDesk } from './names.service.ts'
import * as sql from './registration.queries.ts'

type Draft = InputOf<typeof contract.saveTaxRegistration>
type Stated = Omit<Draft, 'password'>

export const listRegistrations = (db: Db, { user_id }: Pick<Person, 'user_id'>) =>
  sql.findRegistrations(db, user_id)

/** Changes a registration or adds one. The default one stays so until another takes its place. */
export async function saveRegistration(
  services: Services,
  caller: Caller,
  { password, ...draft }: Draft,
  trying: SignInAttempt,
) {
  const owner = password === '' ? undefined : await requireOwnPassword(services, caller, password, trying)
  return keepRegistration(services.db, actorOf(caller, trying.visit), draft, owner?.password_hash)
}

/** `proven` is the password hash of whoever has typed the password. */
export async function keepRegistration(
  db: Db,
  actor: Person,
  draft: Stated,
  proven?: string,
): Promise<sql.RegistrationRow> {
  requirePinOf(draft)
  const work = async (tx: Db) => {
    const seller = await sql.lockSeller(tx, actor.user_id)
    const own = await sql.findRegistrations(tx, actor.user_id)
    const present = own.find(({ gstin }) => gstin === draft.gstin)
    if (present) requireRevision(common.changed({ thing: 'registration' }), present.revision, draft.revision)
    const asks = asksPassword(own, draft)
    if (asks) requireProof(seller, proven)
    await save(tx, actor, draft, { ...seller, own, present })
    if (asks) await tellOwner(tx, actor, draft, { ...seller, own, present })
    return getRegistration(tx, actor, draft.gstin)
  }
  return db.transaction(work).catch((error) => {
    throw constraintOf(error) === 'tax_registrations_gstin_key' ? conflict(billing.gstTaken) : error
  })
}

type Shop = sql.Seller & {
  readonly own: readonly sql.RegistrationRow[]
  readonly present: sql.RegistrationRow | undefined
}

/** Two changes at once: the password may be another one by now. */
function requireProof({ password_hash }: sql.Seller, proven: string | undefined) {
  if (proven === undefined) throw badInput(accounts.password, 'password')
  if (proven !== password_hash) throw wrongCurrent('password')
}

async function tellOwner(tx: Db, actor: Person, { gstin, ...draft }: Stated, { name, present }: Shop) {
  const { user_id } = actor
  const sentence = notifications.ownRegistrationChanged({ gstin })
  await notify(tx, [{ user_id, kind: 'profile-changed', sentence, link: sellerTaxPath }])
  await audit(tx, actor, {
    action: 'user.change-registration',
    subject_id: user_id,
    subject_name: name,
    details: {
      gstin,
      former_scheme: present?.scheme,
      scheme: draft.scheme,
      former_prefix: present?.invoice_prefix,
      prefix: draft.invoice_prefix,
      is_default: draft.is_default || present?.is_default === true,
    },
  })
}

async function save(tx: Db, actor: Person, { is_default, revision: _, ...typed }: Stated, shop: Shop) {
  const { user_id } = actor
  const draft = withUdyam(typed, shop.present)
  // One of a business that the shop was before stays for its documents, but sells no more.
  if (is_default) requirePan(shop.gst_number, draft.gstin)
  if (draft.scheme === 'composition') await requireNoneElsewhere(tx, user_id, draft.gstin)
  const names = await namesToPrint(tx, actor, shop, draft)
  const { legal_name, trade_name } = names.printed
  const saved = { ...draft, legal_name, trade_name }
  if (shop.present) await sql.updateRegistration(tx, user_id, saved)
  else await addRegistration(tx, user_id, shop, saved)
  await sendToDesk(tx, actor, draft, names)
  if (!is_default) return
  await sql.updateOthersNotDefault(tx, user_id, draft.gstin)
  await sql.updateDefault(tx, user_id, draft.gstin)
}

async function getRegistration(tx: Db, { user_id }: Person, gstin: string) {
  const saved = (await sql.findRegistrations(tx, user_id)).find((each) => each.gstin === gstin)
  if (!saved) throw unavailable()
  return saved
}

/** Under the composition scheme nobody may bill what is sold to another state (CGST Act, section 10(2)(c)): it would stand for ever. */
async function requireNoneElsewhere(tx: Db, userId: string, gstin: string) {
  const order = await sql.findUnbilledElsewhere(tx, userId, gstin)
  if (order) throw conflict(billing.unbilledElsewhere({ order: order.order_id }), { field: 'scheme' })
}

const noUdyam = { udyam_number: '', udyam_class: null, udyam_activity: null }

/** What is not sent stays as it is; an older page knows nothing of it. */
function withUdyam(
  typed: Omit<Stated, 'is_default' | 'revision'>,
  before: Pick<sql.RegistrationRow, keyof typeof noUdyam> = noUdyam,
): sql.NewRegistration {
  const { udyam_number = before.udyam_number } = typed
  if (udyam_number === '') return { ...typed, ...noUdyam }
  const { udyam_class = before.udyam_class, udyam_activity = before.udyam_activity } = typed
  const draft = { ...typed, udyam_number, udyam_class, udyam_activity }
  const problem = udyamProblem(draft)
  if (problem) throw badInput(problem.sentence, problem.field)
  return draft
}

async function addRegistration(
  tx: Db,
  userId: string,
  { gst_number, own }: Shop,
  draft: sql.NewRegistration,
) {
  // An admin has looked at the first number, whatever its check character.
  const wrong = draft.gstin === gst_number ? undefined : gstinRule(draft.gstin)
  if (wrong) throw badInput(wrong, 'gstin')
  requirePan(gst_number, draft.gstin)
  if (own.length >= limits.taxRegistrations)
    throw conflict(billing.tooManyRegistrations({ limit: limits.taxRegistrations }))
  await sql.insertRegistration(tx, userId, draft)
}

function requirePan(gstNumber: string, gstin: string) {
  const pan = panOfGstNumber(gstNumber)
  if (panOfGstNumber(gstin) !== pan) throw badInput(billing.otherBusiness({ pan }), 'gstin')
}
