import { applicationRules } from '#contract/sellers/application-rules.ts'
import { gstNumberRule } from '#contract/users/profile-rules.ts'
import { type Rules, wrongFields } from '#web/forms/form.ts'
import { contractTexts as texts } from './contract-texts.ts'
import { accountsDiffer, type Field, stepOf, type WizardValues } from './wizard-values.ts'

/** What the form alone asks for. */
const ownRules: Rules<WizardValues> = {
  accountNumberAgain(text, values) {
    if (text.trim() === '') return texts.please(texts.fields.accountNumberAgain)
    return accountsDiffer(values) ? texts.mismatch : undefined
  },
  terms: (isTicked) => (isTicked ? undefined : texts.please(texts.fields.terms)),
}

/** In the order of the page. The number of the account is judged where it may be corrected. */
export function rulesOf(asksGst: boolean): Rules<WizardValues> {
  const all: Rules<WizardValues> = {
    ...applicationRules,
    ...ownRules,
    ...(asksGst ? { gstNumber: gstNumberRule } : {}),
  }
  const fields = Object.keys(texts.fields) as Field[]
  return Object.fromEntries(fields.flatMap((field) => (all[field] ? [[field, all[field]]] : [])))
}

/** The first step that holds what is wrong. */
export function firstWrongStep(rules: Rules<WizardValues>, values: WizardValues) {
  const [first] = wrongFields(rules, values)
  return first === undefined ? undefined : stepOf(first as Field)
}
