import { limits } from '#contract/limits.ts'
import { slugOf } from '#contract/products/category.ts'
import { blankTextRule, textRule } from '#contract/text-rule.ts'
import { cleanAccountNumber } from './bank-account.ts'

const { name, address, description } = limits.text
export const longestShortText = 20
export const longestAccountNumber = 40

/** What is said of a choice that is none. */
export const choiceSentences = {
  businessLicenseType: 'Choose a business license type from the list',
  proprietorDocumentType: 'Choose a proprietor document type from the list',
  accountType: 'Choose an account type from the list',
  businessType: 'Choose a business type from the list',
  businessCategory: 'Choose a business category from the list',
} as const

const chosen = (sentence: string) => (choice: string) => (choice === '' ? sentence : undefined)

const imageRule = (label: string) => (url: string) => (url === '' ? `${label} cannot be empty` : undefined)

const numberRule = textRule('Account number', longestAccountNumber)
const categoryRule = textRule('Business category', name)
const ownTypeRule = blankTextRule('Business type', description)

/** PIN and IFSC of an unusual form are for the reviewer to judge. */
export const applicationRules = {
  companyName: textRule('Company name', name),
  businessAddress: textRule('Business address', address),
  businessPincode: textRule('Business PIN code', longestShortText),
  businessLicenseType: chosen(choiceSentences.businessLicenseType),
  businessLicenseImage: imageRule('The business license image'),
  proprietorDocumentType: chosen(choiceSentences.proprietorDocumentType),
  proprietorDocumentImage: imageRule('The proprietor document image'),
  bankName: textRule('Bank name', name),
  accountNumber: (text: string) => numberRule(cleanAccountNumber(text)) ?? numberRule(text),
  accountType: chosen(choiceSentences.accountType),
  ifscCode: textRule('IFSC code', longestShortText),
  businessCategory: (label: string) =>
    categoryRule(label) ?? (slugOf(label) ? undefined : choiceSentences.businessCategory),
  specialization: textRule('Specialization', description),
  businessType: chosen(choiceSentences.businessType),
  otherBusinessType: (text: string, { businessType }: { readonly businessType: string }) =>
    businessType === 'Other' && text.trim() === '' ? 'Please write your business type' : ownTypeRule(text),
  productionCapabilities: blankTextRule('Production capabilities', description),
  addons: blankTextRule('Addons', description),
} as const
