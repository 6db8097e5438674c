import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { labelOf } from '#contract/products/present-categories.ts'
import { toPaise } from '#contract/products/price.ts'
import { lastDigitsOf } from '#contract/sellers/bank-account.ts'
import { proPlan } from '#contract/sellers/plan.ts'
import { serverActor } from '#server/audit/audit.service.ts'
import type { Db } from '#server/db/db.ts'
import { sql } from '#server/db/sql.ts'
import { activatePlan } from '#server/plans/decide.service.ts'
import { insertApplication } from '#server/seller-applications/application.queries.ts'
import { accountNumberOf, documentFilesOf } from '#server/seller-applications/secret-places.rules.ts'
import type { Services } from '#server/services.ts'
import { uuidOf } from './chance.ts'
import { applicants, type DemoApplicant } from './data/applicants.ts'
import { demoFolder } from './data/read-data.ts'
import { sellers } from './data/sellers.ts'
import { span, textOf } from './dates.ts'
import { insertRows } from './insert-rows.ts'
import type { DemoReview } from './make-reviews.ts'
import { idOfApplicant, idOfSeller } from './make-users.ts'

/** One picture for each document of an applicant, marked as a sample. */
const documentFolder = join(demoFolder, 'documents')

type Sealing = Pick<Services, 'secrets' | 'sealedFiles'>
type Market = { readonly reviews: readonly DemoReview[]; readonly sellerOf: (productId: string) => string }

/** Inserts work for the admin: applications with sealed documents, a reported review, plan requests. */
export async function insertAdminWork(tx: Db, now: number, services: Sealing, market: Market) {
  for (const applicant of applicants) await apply(tx, now, services, applicant)
  await insertRows(tx, 'review_reports', makeReports(now, market))
  await insertRows(tx, 'plan_requests', makePlanRequests(now))
}

async function apply(tx: Db, now: number, { secrets, sealedFiles }: Sealing, applicant: DemoApplicant) {
  const seller_application_id = uuidOf('application', applicant.email)
  const files = documentFilesOf(seller_application_id)
  const { license, proof } = applicant.pictures
  await sealedFiles.put(files.business_license, await documentOf(license))
  await sealedFiles.put(files.proprietor_document, await documentOf(proof))
  const number = Buffer.from(applicant.account_number)
  await insertApplication(tx, {
    seller_application_id,
    user_id: idOfApplicant(applicant),
    company_name: applicant.company_name,
    business_address: applicant.address,
    business_pincode: applicant.postal_code,
    business_license_type: applicant.license,
    proprietor_document_type: applicant.proof,
    ...files,
    bank_name: 'Sample Bank',
    account_number: secrets.seal(number, accountNumberOf(seller_application_id)),
    account_number_end: lastDigitsOf(applicant.account_number),
    bank_account_type: applicant.account_type,
    ifsc_code: 'DEMO0000001',
    business_category: applicant.category,
    business_category_label: labelOf(applicant.category),
    specialization: applicant.specialization,
    business_type: applicant.business_type,
    other_business_type: '',
    business_options: applicant.options,
    production_capabilities: applicant.capabilities,
    addons: applicant.addons,
  })
  await tx.run(sql`
    update seller_applications set created_at = ${textOf(now - applicant.hours_ago * span.hour)}
    where seller_application_id = ${seller_application_id}`)
}

const documentOf = (name: string) => readFile(join(documentFolder, `${name}.webp`))

/** The seller reports the worst review as unfair. */
function makeReports(now: number, { reviews, sellerOf }: Market) {
  const [worst] = reviews
    .filter(({ comment }) => comment !== '')
    .toSorted((one, other) => one.rating - other.rating || one.review_id.localeCompare(other.review_id))
  if (!worst) return []
  return [
    {
      review_report_id: uuidOf('report', worst.review_id),
      review_id: worst.review_id,
      reporter_id: sellerOf(worst.product_id),
      reason: 'The goods were exchanged on the second day. This is not fair to us.',
      created_at: textOf(now - 7 * span.hour),
    },
  ]
}

/** One seller has paid for the plan, and reads the invoice. */
export async function activateDemoPlan(tx: Db, now: number) {
  const seller = sellers[3]
  if (!seller) return
  const planId = uuidOf('plan', seller.email)
  await insertRows(tx, 'plan_requests', [
    {
      plan_request_id: planId,
      seller_id: idOfSeller(seller),
      price_paise: toPaise(proPlan.price),
      status: 'requested',
      created_at: textOf(now - 3 * span.day),
    },
  ])
  const payment = { paid_by: 'upi', paid_reference: '000000000000', paid_on: undefined } as const
  await activatePlan(tx, { planId, payment, clock: () => new Date(now) }, serverActor('demo'))
}

/** Not the first seller, so that visitors can see how to request a plan. */
const makePlanRequests = (now: number) =>
  sellers.slice(1, 3).map((seller, place) => ({
    plan_request_id: uuidOf('plan request', seller.email),
    seller_id: idOfSeller(seller),
    price_paise: toPaise(proPlan.price),
    status: 'requested',
    created_at: textOf(now - (30 - 20 * place) * span.hour),
  }))
