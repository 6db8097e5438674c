import { Buffer } from 'node:buffer'
import { expect, type Page } from '@playwright/test'
import { type DocumentKind, listApplicants } from '#contract/admin/admin-seller-applications.ts'
import { makeSeller } from '#contract/sellers/seller-application.ts'
import { getProfile } from '#contract/users/user.ts'
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

const documents = ['Business license image', 'Proprietor document image']

/** What the applicant types. */
export const typedAnswers = {
  companyName: 'Meena Textiles',
  businessAddress: '14 Johari Bazar, Jaipur',
  bankName: 'State Bank of India',
  ifscCode: 'SBIN0001234',
  specialization: 'Block prints',
}

/** What each step of the wizard asks for. */
const answersOf: readonly ((page: Page) => Promise<unknown>)[] = [
  async (page) => {
    await page.getByLabel('Company name').fill(typedAnswers.companyName)
    await page.getByLabel('Business address').fill(typedAnswers.businessAddress)
    await page.getByLabel('Business PIN code').fill('302003')
  },
  async (page) => {
    for (const choice of ['GST', 'Passport']) await page.getByRole('radio', { name: choice }).check()
    for (const label of documents)
      await page
        .getByLabel(new RegExp(`^\u200b?${label}`))
        .and(page.locator('input'))
        .setInputFiles({ name: 'paper.png', mimeType: 'image/png', buffer: photo })
    for (const label of documents)
      await expect(page.getByRole('img', { name: `Preview: ${label}` })).toBeVisible()
  },
  async (page) => {
    await page.getByLabel('Bank name').fill(typedAnswers.bankName)
    await page.getByLabel(/^\u200b?Account number/).fill('12345678901')
    await page.getByLabel('Re-enter account number').fill('12345678901')
    await page.getByRole('radio', { name: 'Current' }).check()
    await page.getByLabel('IFSC code').fill(typedAnswers.ifscCode.toLowerCase())
  },
  async (page) => {
    await page.getByLabel('Business category').selectOption('Apparel & Fashion')
    await page.getByLabel('Specialization').fill(typedAnswers.specialization)
  },
]

/** Fills the open wizard up to this step. */
export async function goToStep(page: Page, step: 2 | 3 | 4 | 5) {
  for (const [index, fill] of answersOf.slice(0, step - 1).entries()) {
    await fill(page)
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByText(`Step ${index + 2} of 5`).first()).toBeVisible()
  }
}
