import type { reportKinds } from '#contract/cases/case-rules.ts'
import { codeRule } from '#contract/users/one-time-code-rule.ts'
import { emailRule } from '#contract/users/sign-up.ts'
import type { Rules } from '#web/forms/form.ts'
import { grievanceTexts as texts } from './grievance-texts.ts'

export type ReportKind = (typeof reportKinds)[number]
/** What anybody writes, and who it is where nobody is signed in. */
export type Complaint = {
  readonly kind: ReportKind
  readonly page: string
  readonly name: string
  readonly email: string
  readonly words: string
  readonly otp: string
}

export const blank: Complaint = { kind: 'content', page: '', name: '', email: '', words: '', otp: '' }

/** A product, a supplier or a person has to be named. */
export const needsPage = (kind: ReportKind) => kind !== 'content' && kind !== 'privacy'

const isBlank = (text: string) => text.trim() === ''

export const memberRules: Rules<Complaint> = {
  page: (page, { kind }) => (needsPage(kind) && isBlank(page) ? texts.needsPage : undefined),
  words: (words) => (isBlank(words) ? texts.needsWords : undefined),
}

const { page, words } = memberRules

export const visitorRules: Rules<Complaint> = {
  ...(page ? { page } : {}),
  ...(words ? { words } : {}),
  name: (name) => (isBlank(name) ? texts.needsName : undefined),
  email: (email) => emailRule(email.trim()),
  otp: codeRule,
}
