import { consolePath, sellerContractPath } from '#contract/paths.ts'
import { stateOfGstNumber } from '#contract/tax/gst-number.ts'
import { common } from '#contract/texts/common.ts'
import { notifications } from '#contract/texts/notifications.ts'
import { sellerApplications } from '#contract/texts/seller-applications.ts'
import { type Actor, audit, serverActor } from '#server/audit/audit.service.ts'
import type { Db } from '#server/db/db.ts'
import { badInput, conflict, forbidden, notFound } from '#server/errors.ts'
import { limits } from '#server/limits.ts'
import { notify } from '#server/notifications/notification.service.ts'
import { requireRevision } from '#server/revision.ts'
import type { NewCheck } from '#server/seller-checks/check.row.ts'
import { writeChecks } from '#server/seller-checks/check.service.ts'
import type { Services } from '#server/services.ts'
import {
  computedChecks,
  type Hashes,
  hashOf,
  type Ticks,
  tickedChecks,
  ticksProblem,
} from './checked.rules.ts'
import * as sql from './decision.queries.ts'
import { cityIn } from './signals.rules.ts'

/** The applicant, and the revision that the admin looked at, if the request names one. */
export type SeenApplicant = { readonly userId: string; readonly revision?: number | undefined }

type Approval = SeenApplicant & { readonly city: string | undefined; readonly ticks: Ticks }

export async function approveSeller(services: Services, approval: Approval, actor: Actor) {
  const { userId, city, ticks } = approval
  const papers = await hashPapers(services, userId, ticks)
  return services.db.transaction(async (tx) => {
    const application = await lockUndecided(tx, approval, actor)
    const problem = ticksProblem(ticks, application)
    if (problem) throw badInput(problem)
    const seller = newSeller(application, city)
    await sql.updateToSeller(tx, userId, seller).catch(translateTaken)
    await decide(tx, application, actor, { status: 'approved', reason: null })
    const hashes = papers.of === application.seller_application_id ? papers.hashes : {}
    await noteChecks(tx, { userId, actor }, [
      ...computedChecks(application),
      ...tickedChecks(ticks, application, hashes),
    ])
    await notify(tx, [
      {
        user_id: userId,
        kind: 'seller-approved',
        sentence: notifications.sellerApproved,
        link: consolePath,
      },
    ])
    const { company_name } = application
    await audit(tx, actor, {
      action: 'seller.approve',
      subject_id: userId,
      subject_name: company_name,
      details: { city: seller.city, state: seller.state, checks: ticks.kinds },
    })
    return company_name
  })
}

const noteChecks = (
  tx: Db,
  { userId, actor }: { readonly userId: string; readonly actor: Actor },
  checks: readonly NewCheck[],
) => writeChecks(tx, { seller_id: userId, checked_by: actor.user_id, now: new Date() }, checks)

/** Of the papers that were read, before the transaction: they may lie in a bucket. */
async function hashPapers({ db, sealedFiles }: Services, userId: string, { kinds }: Ticks) {
  const papers = kinds.length > 0 ? await sql.findPapers(db, userId) : undefined
  if (!papers) return { of: undefined, hashes: {} }
  const hash = async (name: string | null) => {
    const paper = name === null ? undefined : await sealedFiles.get(name)
    return paper && hashOf(paper)
  }
  const [business_license, proprietor_document] = await Promise.all([
    hash(papers.business_license),
    hash(papers.proprietor_document),
  ])
  const hashes: Hashes = {
    ...(business_license && { business_license }),
    ...(proprietor_document && { proprietor_document }),
  }
  return { of: papers.seller_application_id, hashes }
}

export function rejectSeller(db: Db, seen: SeenApplicant, reason: string, actor: Actor) {
  const { userId } = seen
  return db.transaction(async (tx) => {
    const application = await lockUndecided(tx, seen, actor)
    await sql.updateToBuyer(tx, userId)
    await decide(tx, application, actor, { status: 'rejected', reason })
    await notify(tx, [
      {
        user_id: userId,
        kind: 'seller-rejected',
        sentence: notifications.sellerRejected({ reason }),
        link: sellerContractPath,
      },
    ])
    const { company_name } = application
    await audit(tx, actor, {
      action: 'seller.reject',
      subject_id: userId,
      subject_name: company_name,
      details: { reason },
    })
    return company_name
  })
}

async function lockUndecided(tx: Db, { userId, revision }: SeenApplicant, actor: Actor) {
  if (actor.user_id === userId) throw forbidden(sellerApplications.ownApplication)
  const application = await sql.lockApplication(tx, userId)
  if (!application) throw notFound('application')
  if (application.status !== 'pending') throw conflict(sellerApplications.decided)
  requireRevision(common.changed({ thing: 'application' }), application.revision, revision)
  return application
}

type Outcome = Pick<sql.Decision, 'status' | 'reason'>

const decide = (tx: Db, { seller_application_id }: sql.PendingApplication, actor: Actor, outcome: Outcome) =>
  sql.updateDecision(tx, { seller_application_id, decided_by: actor.user_id, ...outcome })

const newSeller = (application: sql.PendingApplication, city: string | undefined): sql.NewSeller => ({
  company_name: application.company_name,
  business_type:
    application.business_type === 'Other' ? application.other_business_type : application.business_type,
  state: stateOfGstNumber(application.gst_number) ?? null,
  city: city || cityIn(application.business_address),
})

function translateTaken(error: { code?: string; constraint?: string }): never {
  if (error.code === '23505' && error.constraint === 'users_verified_gst_number_idx')
    throw conflict(sellerApplications.gstNumberTaken)
  throw error
}

const atOnce = 200

/**
 * Deletes documents some time after the decision that they were sent for (rows first, because no row may name a
 * missing file), and the bank data of rejected applications. Returns whether more wait.
 */
export async function purgeDocuments({ db, sealedFiles }: Pick<Services, 'db' | 'sealedFiles'>) {
  const { files, hasMore } = await db.transaction(async (tx) => {
    const old = await sql.lockOldApplications(tx, limits.document.keptDaysAfterDecision, atOnce)
    const ids = old.map(({ seller_application_id }) => seller_application_id)
    await sql.updateDocumentsGone(tx, ids)
    await sql.updateBankGone(tx, ids)
    const actionLabels = old.map(({ seller_application_id, company_name }) => ({
      action: 'document.delete' as const,
      subject_id: seller_application_id,
      subject_name: company_name,
    }))
    await audit(tx, serverActor('upkeep'), ...actionLabels)
    return {
      files: old.flatMap(({ business_license, proprietor_document }) => [
        business_license,
        proprietor_document,
      ]),
      hasMore: old.length === atOnce,
    }
  })
  await Promise.all(files.map((file) => file && sealedFiles.delete(file)))
  return hasMore
}
