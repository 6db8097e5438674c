import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { moment, textOf } from '#contract/fields.ts'
import { stripInvisible } from '#contract/invisible.ts'
import { limits } from '#contract/limits.ts'
import { successFields, successWithMessage } from '#contract/reply.ts'
import { byRule, type Rule } from '#contract/rule.ts'
import { isStorable } from '#contract/storable.ts'
import {
  applicationRules,
  choiceSentences,
  longestAccountNumber,
  longestShortText,
} from './application-rules.ts'

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

const exactNumber = (label: string) =>
  z.number().check(z.refine(Number.isSafeInteger, `${label} must be sent as text`))

/** Accepts numbers in JSON as text, as long as they are exact. */
const digitsOrText = (label: string, max: number) =>
  z.pipe(
    z.pipe(
      z.union([z.string(), exactNumber(label)], `${label} cannot be empty`),
      z.transform((input) => String(input)),
    ),
    textOf(label, max),
  )

const oneOf = <const Labels extends readonly [string, ...string[]]>(labels: Labels, sentence: string) =>
  z.enum(labels, sentence)

const optionalText = (label: string) =>
  z.pipe(
    z.nullish(
      z
        .string(`${label} must be text`)
        .check(
          stripInvisible,
          z.trim(),
          z.maxLength(limits.text.description, `${label} can have at most 500 characters`),
          z.refine(isStorable, `${label} holds a character that cannot be stored`),
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

const image = (label: string, rule: Rule<string>) =>
  z.string(`${label} must be sent as a data-URL`).check(byRule(rule), z.minLength(1))

const companyAndAddress = {
  companyName: textOf('Company name', name),
  businessAddress: textOf('Business address', address),
  businessPincode: digitsOrText('Business PIN code', longestShortText),
}
const trade = {
  businessCategory: textOf('Business category', name).check(byRule(applicationRules.businessCategory)),
  specialization: textOf('Specialization', limits.text.description),
  businessType: z._default(oneOf(businessTypes, choiceSentences.businessType), 'Wholesaler'),
  otherBusinessType: optionalText('Business type'),
  wholesalerOptions: boxes(businessOptions.Wholesaler),
  manufacturerOptions: boxes(businessOptions.Manufacturer),
  productionCapabilities: optionalText('Production capabilities'),
  addons: optionalText('Addons'),
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
      businessLicenseType: oneOf(businessLicenseTypes, choiceSentences.businessLicenseType),
      proprietorDocumentType: oneOf(proprietorDocumentTypes, choiceSentences.proprietorDocumentType),
      bankName: textOf('Bank name', name),
      accountNumber: digitsOrText('Account number', longestAccountNumber).check(
        byRule(applicationRules.accountNumber),
      ),
      accountType: oneOf(bankAccountTypes, choiceSentences.accountType),
      ifscCode: textOf('IFSC code', longestShortText),
      ...trade,
      businessLicenseImage: image('The business license image', applicationRules.businessLicenseImage),
      proprietorDocumentImage: image(
        'The proprietor document image',
        applicationRules.proprietorDocumentImage,
      ),
    })
    .check((draft) => {
      const message = applicationRules.otherBusinessType(draft.value.otherBusinessType, draft.value)
      if (message)
        draft.issues.push({ code: 'custom', message, path: ['otherBusinessType'], input: draft.value })
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
