import { common } from '#contract/texts/common.ts'
import { sellerApplications } from '#contract/texts/seller-applications.ts'
import { sellerChecks as texts } from '#contract/texts/trust/seller-checks.ts'
import { type Actor, audit } from '#server/audit/audit.service.ts'
import type { Db } from '#server/db/db.ts'
import { conflict, forbidden, notFound } from '#server/errors.ts'
import { findCurrentCheck, writeChecks } from '#server/seller-checks/check.service.ts'
import type { Services } from '#server/services.ts'
import { directoryCheck, findingOf } from './directory.rules.ts'
import { findApplicant } from './vetting.queries.ts'

/** Asks before the transaction: the register may be slow. The number may be another one by then. */
export async function lookUpApplicant({ db, gstDirectory }: Services, userId: string, actor: Actor) {
  if (actor.user_id === userId) throw forbidden(sellerApplications.ownApplication)
  if (!gstDirectory) throw conflict(texts.noDirectory)
  const { gst_number, company_name } = await knownApplicant(db, userId)
  const check = directoryCheck(gst_number, await gstDirectory.lookUp(gst_number))
  await db.transaction(async (tx) => {
    const now = await knownApplicant(tx, userId)
    if (now.gst_number !== gst_number) throw conflict(common.changed({ thing: 'application' }))
    await writeChecks(tx, { seller_id: userId, checked_by: actor.user_id, now: new Date() }, [check])
    await audit(tx, actor, {
      action: 'directory.ask',
      subject_id: userId,
      subject_name: company_name,
      details: { result: check.result },
    })
  })
}

async function knownApplicant(db: Db, userId: string) {
  const applicant = await findApplicant(db, userId)
  if (!applicant) throw notFound('application')
  return applicant
}

type Applicant = { readonly user_id: string; readonly company_name: string; readonly full_name: string }

/** The last answer that still is about this number; undefined where nobody can ask. */
export async function findingFor({ db, gstDirectory }: Services, applicant: Applicant) {
  if (!gstDirectory) return undefined
  const check = await findCurrentCheck(db, applicant.user_id, 'gst_directory')
  return check ? findingOf(check, applicant) : null
}
