import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { InputOf } from '#contract/endpoint.ts'
import { slugOf } from '#contract/products/present-categories.ts'
import { cleanAccountNumber, lastDigitsOf } from '#contract/sellers/bank-account.ts'
import type { makeSeller } from '#contract/sellers/seller-application.ts'
import { sellerApplications } from '#contract/texts/seller-applications.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import type { AccountType } from '#contract/users/user.ts'
import type { Db } from '#server/db/db.ts'
import { conflict } from '#server/errors.ts'
import { runOnce } from '#server/idempotency/idempotency.service.ts'
import { readDocuments } from '#server/media/document.service.ts'
import { scheduleFileCheck } from '#server/media/schedule-file-check.service.ts'
import type { Services } from '#server/services.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import * as sql from './application.queries.ts'
import {
  accountNumberOf,
  type DocumentFiles,
  documentFilesOf,
  documentFolderOf,
} from './secret-places.rules.ts'

type Draft = InputOf<typeof makeSeller>

const patienceMs = 500

/**
 * Files an application. The sealed documents are written before the row that names them is committed, and are deleted
 * if it is not.
 */
export async function apply(services: Services, caller: Caller, draft: Draft, key: string | undefined) {
  // With a key this may be a repetition of the request that made the account 'requested'.
  if (key === undefined) requireBuyer(caller.account_type)
  const application = newApplication(services, caller, draft)
  const { businessLicenseImage, proprietorDocumentImage } = draft
  const [license, proprietor] = await readDocuments([
    { dataUrl: businessLicenseImage, name: { kind: 'businessLicenseImage' } },
    { dataUrl: proprietorDocumentImage, name: { kind: 'proprietorDocumentImage' } },
  ])
  if (!(license && proprietor)) throw new Error('two documents were sent')
  let isFiled = false
  const folder = documentFolderOf(application.seller_application_id)
  // If the server dies before the row is stored, the upkeep deletes the documents.
  await scheduleFileCheck(services.db, 'applications', folder)
  try {
    await Promise.all([
      services.sealedFiles.put(application.business_license, license),
      services.sealedFiles.put(application.proprietor_document, proprietor),
    ])
    await services.db.transaction((tx) =>
      runOnce(tx, { user_id: caller.user_id, key, input: { call: 'make-seller', ...draft } }, async () => {
        await file(tx, application)
        tx.afterCommit(() => {
          isFiled = true
        })
        return null
      }),
    )
  } finally {
    // A store that hangs keeps nobody waiting for this as well: the upkeep finds what is left.
    if (!isFiled) await Promise.race([deleteUnused(services, application), wait(patienceMs)])
  }
}

/** A commit whose answer was lost may have succeeded, so files that the database may refer to stay. */
async function deleteUnused(services: Services, application: sql.NewApplication) {
  const isNamed = await sql.isNamed(services.db, application.seller_application_id).catch(() => true)
  if (!isNamed) await deleteDocuments(services, application).catch(() => {})
}

async function file(tx: Db, application: sql.NewApplication) {
  requireBuyer((await sql.lockApplicant(tx, application.user_id)).account_type)
  await sql.insertApplication(tx, application)
  await sql.updateToRequested(tx, application.user_id)
}

const refusals: Readonly<Record<AccountType, Sentence | undefined>> = {
  buyer: undefined,
  requested: sellerApplications.sentAlready,
  seller: sellerApplications.sellerAlready,
  admin: sellerApplications.admin,
}

export function requireBuyer(accountType: AccountType) {
  const refusal = refusals[accountType]
  if (refusal) throw conflict(refusal)
}

function newApplication({ secrets }: Services, { user_id }: Caller, draft: Draft): sql.NewApplication {
  const seller_application_id = randomUUID()
  const accountNumber = Buffer.from(cleanAccountNumber(draft.accountNumber))
  return {
    seller_application_id,
    user_id,
    company_name: draft.companyName,
    business_address: draft.businessAddress,
    business_pincode: draft.businessPincode,
    business_license_type: draft.businessLicenseType,
    proprietor_document_type: draft.proprietorDocumentType,
    ...documentFilesOf(seller_application_id),
    bank_name: draft.bankName,
    account_number: secrets.seal(accountNumber, accountNumberOf(seller_application_id)),
    account_number_end: lastDigitsOf(draft.accountNumber),
    bank_account_type: draft.accountType,
    ifsc_code: draft.ifscCode.toUpperCase(),
    business_category: slugOf(draft.businessCategory) ?? '',
    business_category_label: draft.businessCategory,
    specialization: draft.specialization,
    business_type: draft.businessType,
    other_business_type: draft.businessType === 'Other' ? draft.otherBusinessType : '',
    business_options: tickedOptions(draft),
    production_capabilities: draft.productionCapabilities,
    addons: draft.addons,
  }
}

/** The checkboxes of another business type than the chosen one have no meaning. */
function tickedOptions({ businessType, wholesalerOptions, manufacturerOptions }: Draft): string[] {
  const boxes =
    { Wholesaler: wholesalerOptions, Manufacturer: manufacturerOptions, Retailer: null, Other: null }[
      businessType
    ] ?? {}
  return Object.entries(boxes).flatMap(([name, isTicked]) => (isTicked ? [name] : []))
}

async function deleteDocuments({ sealedFiles }: Pick<Services, 'sealedFiles'>, files: DocumentFiles) {
  await Promise.all([
    sealedFiles.delete(files.business_license),
    sealedFiles.delete(files.proprietor_document),
  ])
}

export const getOwnApplication = (db: Db, { user_id }: Caller) => sql.findOwnApplication(db, user_id)
