import { limits } from '#contract/limits.ts'
import { slugOf } from '#contract/products/present-categories.ts'
import type { Rule } from '#contract/rule.ts'
import { blankTextRule, textRule } from '#contract/text-rule.ts'
import { applications } from '#contract/texts/applications.ts'
import { type FieldName, fields } from '#contract/texts/fields.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import { cleanAccountNumber } from './bank-account.ts'

const { name, address, description } = limits.text
export const longestShortText = 20
export const longestAccountNumber = 40

const chosen =
  (sentence: Sentence): Rule<string> =>
  (choice) =>
    choice === '' ? sentence : undefined

const imageRule =
  (field: FieldName): Rule<string> =>
  (url) =>
    url === '' ? fields.empty({ field }) : undefined

const numberRule = textRule('accountNumber', longestAccountNumber)
const categoryRule = textRule('businessCategory', name)
const ownTypeRule = blankTextRule('businessType', description)

/** PIN and IFSC of an unusual form are for the reviewer to judge. */
export const applicationRules = {
  companyName: textRule('companyName', name),
  businessAddress: textRule('businessAddress', address),
  businessPincode: textRule('businessPincode', longestShortText),
  businessLicenseType: chosen(applications.businessLicenseType),
  businessLicenseImage: imageRule('businessLicenseImage'),
  proprietorDocumentType: chosen(applications.proprietorDocumentType),
  proprietorDocumentImage: imageRule('proprietorDocumentImage'),
  bankName: textRule('bankName', name),
  accountNumber: (text: string) => numberRule(cleanAccountNumber(text)) ?? numberRule(text),
  accountType: chosen(applications.accountType),
  ifscCode: textRule('ifscCode', longestShortText),
  businessCategory: (label: string) =>
    categoryRule(label) ?? (slugOf(label) ? undefined : applications.businessCategory),
  specialization: textRule('specialization', description),
  businessType: chosen(applications.businessType),
  otherBusinessType: (text: string, { businessType }: { readonly businessType: string }) =>
    businessType === 'Other' && text.trim() === '' ? applications.businessTypeMissing : ownTypeRule(text),
  productionCapabilities: blankTextRule('productionCapabilities', description),
  addons: blankTextRule('addons', description),
} as const
