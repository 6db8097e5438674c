import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { lineOf, moment, textOf } from '#contract/fields.ts'
import { stripToLines } from '#contract/invisible.ts'
import { limits } from '#contract/limits.ts'
import { successFields, successWithMessage } from '#contract/reply.ts'
import { byRule, issueOf, type Rule } from '#contract/rule.ts'
import { isStorable } from '#contract/storable.ts'
import { applications } from '#contract/texts/applications.ts'
import { type FieldName, fields } from '#contract/texts/fields.ts'
import { applicationRules, longestAccountNumber, longestShortText } from './application-rules.ts'

const { name, address, reason } = limits.text

export const businessLicenseTypes = ['GST', 'PAN', 'MSME', 'Business Registration'] as const
export const proprietorDocumentTypes = ['Aadhar', 'PAN', 'Passport'] as const
export const bankAccountTypes = ['Savings', 'Current'] as const
export const businessTypes = ['Wholesaler', 'Retailer', 'Manufacturer', 'Other'] as const

/** The checkboxes of a business type, by their names in the payload. */
export const businessOptions = {
  Wholesaler: { stockiest: 'Stockiest', singleCategory: 'Single Category', singleBrand: 'Single Brand' },
  Retailer: {},
  Manufacturer: { oem: 'OEM', odm: 'ODM', brand: 'Brand', generic: 'Generic', others: 'Others' },
  Other: {},
} as const satisfies Record<(typeof businessTypes)[number], Record<string, string>>

const exactNumber = (field: FieldName) =>
  z.number().check(z.refine(Number.isSafeInteger, fields.notSentAsText({ field }).content))

/** Accepts numbers in JSON as text, as long as they are exact. */
const digitsOrText = (field: FieldName, max: number) =>
  z.pipe(
    z.pipe(
      z.union([z.string(), exactNumber(field)], fields.empty({ field }).content),
      z.transform((input) => String(input)),
    ),
    lineOf(field, max),
  )

const oneOf = <const Labels extends readonly [string, ...string[]]>(labels: Labels, sentence: string) =>
  z.enum(labels, sentence)

const optionalText = (field: FieldName) =>
  z.pipe(
    z.nullish(
      z
        .string(fields.notText({ field }).content)
        .check(
          stripToLines,
          z.trim(),
          z.maxLength(
            limits.text.description,
            fields.tooLong({ field, limit: limits.text.description }).content,
          ),
          z.refine(isStorable, fields.unstorable({ field }).content),
        ),
    ),
    z.transform((text) => text ?? ''),
  )

const ticked = z.optional(z.nullable(z.boolean('A checkbox is on or off')))
const boxes = <const Names extends Record<string, string>>(names: Names) =>
  z.nullish(
    z.object(
      Object.fromEntries(Object.keys(names).map((each) => [each, ticked])) as Record<
        keyof Names & string,
        typeof ticked
      >,
      'Options could not be read',
    ),
  )

const image = (field: FieldName, rule: Rule<string>) =>
  z.string(fields.notDataUrl({ field }).content).check(byRule(rule), z.minLength(1))

const companyAndAddress = {
  companyName: lineOf('companyName', name),
  businessAddress: textOf('businessAddress', address),
  businessPincode: digitsOrText('businessPincode', longestShortText),
}
const trade = {
  businessCategory: lineOf('businessCategory', name).check(byRule(applicationRules.businessCategory)),
  specialization: textOf('specialization', limits.text.description),
  businessType: z._default(oneOf(businessTypes, applications.businessType.content), 'Wholesaler'),
  otherBusinessType: optionalText('businessType'),
  wholesalerOptions: boxes(businessOptions.Wholesaler),
  manufacturerOptions: boxes(businessOptions.Manufacturer),
  productionCapabilities: optionalText('productionCapabilities'),
  addons: optionalText('addons'),
}

/** The submit rule of the wizard (specification 5). The reviewer judges an unusual PIN or IFSC. */
export const makeSeller = endpoint({
  method: 'POST',
  path: '/api/users/make-seller',
  access: 'user',
  keyed: true,
  body: 'pictures',
  rate: 'application',
  about: 'Applies to become a seller. Documents are pictures as data-URLs; an admin decides.',
  input: z
    .object({
      ...companyAndAddress,
      businessLicenseType: oneOf(businessLicenseTypes, applications.businessLicenseType.content),
      proprietorDocumentType: oneOf(proprietorDocumentTypes, applications.proprietorDocumentType.content),
      bankName: lineOf('bankName', name),
      accountNumber: digitsOrText('accountNumber', longestAccountNumber).check(
        byRule(applicationRules.accountNumber),
      ),
      accountType: oneOf(bankAccountTypes, applications.accountType.content),
      ifscCode: lineOf('ifscCode', longestShortText),
      ...trade,
      businessLicenseImage: image('businessLicenseImage', applicationRules.businessLicenseImage),
      proprietorDocumentImage: image('proprietorDocumentImage', applicationRules.proprietorDocumentImage),
    })
    .check((draft) => {
      const sentence = applicationRules.otherBusinessType(draft.value.otherBusinessType, draft.value)
      if (sentence) draft.issues.push(issueOf(sentence, draft.value, ['otherBusinessType']))
    }),
  reply: z.object(successWithMessage),
})

export const applicationStatus = z.enum(['pending', 'approved', 'rejected'])

const boxNames = z.record(z.string(), z.boolean())

/** The values that the wizard shows again: never documents or bank data. */
const prefill = z.object({
  companyName: z.string(),
  businessAddress: z.string(),
  businessPincode: z.string(),
  businessLicenseType: z.enum(businessLicenseTypes),
  proprietorDocumentType: z.enum(proprietorDocumentTypes),
  businessCategory: z.string(),
  specialization: z.string(),
  businessType: z.enum(businessTypes),
  otherBusinessType: z.string(),
  wholesalerOptions: boxNames,
  manufacturerOptions: boxNames,
  productionCapabilities: z.string(),
  addons: z.string(),
})

const ownApplication = z.object({
  status: applicationStatus,
  /** The admin's reason for the rejection. */
  reason: z.nullable(z.string().check(z.maxLength(reason))),
  created_at: moment,
  decided_at: z.nullable(moment),
  prefill,
})
export type OwnApplication = z.infer<typeof ownApplication>

export const getSellerApplication = endpoint({
  method: 'GET',
  path: '/api/users/seller-application',
  access: 'user',
  about: "The caller's latest application to become a seller; null where there is none.",
  input: z.object({}),
  reply: z.object({ ...successFields, application: z.nullable(ownApplication) }),
})
