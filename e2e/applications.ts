import { Buffer } from 'node:buffer'
import { type DocumentKind, listApplicants } from '#contract/admin-sellers.ts'
import { makeSeller } from '#contract/seller-application.ts'
import { getProfile } from '#contract/user.ts'
import type { Person } from './people.ts'

/** A photo of a document: small, and a picture all the same. */
export const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAYAAACNbyblAAAAHElEQVQI12P4//8/w38GIAXDIBKE0DHxgljNBAAO9TXL0Y4OHwAAAABJRU5ErkJggg==',
  'base64',
)
const dataUrl = `data:image/png;base64,${photo.toString('base64')}`

/** Applies without the wizard, for tests that are about what follows. */
export async function anApplicant(person: Person, companyName: string) {
  await person.api(makeSeller, {
    companyName,
    businessAddress: '14 Johari Bazar, Jaipur',
    businessPincode: '302003',
    businessLicenseType: 'GST',
    businessLicenseImage: dataUrl,
    proprietorDocumentType: 'PAN',
    proprietorDocumentImage: dataUrl,
    bankName: 'State Bank of India',
    accountNumber: '12345678901',
    accountType: 'Current',
    ifscCode: 'SBIN0001234',
    businessCategory: 'Apparel & Fashion',
    specialization: 'Cotton T-shirts',
    businessType: 'Wholesaler',
  })
  return (await person.api(getProfile, {})).user_id
}

export const documentPath = (userId: string, document: DocumentKind) =>
  `/api/admin/sellers/${userId}/documents/${document}`

export async function waitingNow(admin: Person) {
  return (await admin.api(listApplicants, {})).sellers.map(({ user_id }) => user_id)
}
