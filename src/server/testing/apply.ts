import type { DraftOf } from '#contract/endpoint.ts'
import { makeSeller } from '#contract/sellers/seller-application.ts'
import { aBuyer } from './build.ts'
import { dataUrlOf, redAndBlue } from './pictures.ts'
import type { Someone, TestApp } from './test-app.ts'

type Draft = DraftOf<typeof makeSeller>

const tiny = redAndBlue({ width: 8, height: 6 }).png().toBuffer()

/** The input of a wholesaler's application. */
export async function anApplicationDraft(more: Partial<Draft> = {}): Promise<Draft> {
  const photo = dataUrlOf(await tiny)
  return {
    companyName: 'Kaveri Knits',
    businessAddress: '14 Avinashi Road, Tiruppur',
    businessPincode: '641602',
    businessLicenseType: 'GST',
    proprietorDocumentType: 'PAN',
    bankName: 'State Bank of India',
    accountNumber: '30123456789',
    accountType: 'Current',
    ifscCode: 'SBIN0000936',
    businessCategory: 'Apparel & Fashion',
    specialization: 'Cotton T-shirts',
    businessType: 'Wholesaler',
    wholesalerOptions: { stockiest: true, singleCategory: false, singleBrand: true },
    businessLicenseImage: photo,
    proprietorDocumentImage: photo,
    ...more,
  }
}

/** An applicant who waits for a decision. */
export async function anOpenApplication(testApp: TestApp, more: Partial<Draft> = {}): Promise<Someone> {
  const person = await aBuyer(testApp.db)
  await testApp.as(person)(makeSeller, await anApplicationDraft(more))
  return person
}
