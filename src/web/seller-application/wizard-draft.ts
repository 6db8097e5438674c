import type { Remarks } from '#contract/admin/rejection.ts'
import { labelOf, slugOf } from '#contract/products/present-categories.ts'
import type { OwnApplication } from '#contract/sellers/seller-application.ts'
import { keptDraft } from '#web/storage/kept-draft.ts'
import { blank, type Field, missingIn, stepOf, steps, type WizardValues } from './wizard-values.ts'

const secrets = [
  'businessLicenseImage',
  'proprietorDocumentImage',
  'bankName',
  'accountNumber',
  'accountNumberAgain',
  'accountType',
  'ifscCode',
] as const

/** Documents and bank data live in the page alone, and a consent is given anew. */
const withoutSecrets = (values: WizardValues) => {
  const emptied = [...secrets, 'terms' as const].map((name) => [name, blank[name]])
  return { ...values, ...Object.fromEntries(emptied) } as WizardValues
}

const kept = keptDraft('seller-application', { ...blank, step: 0 })

/** `step` is the furthest that was reached. */
export const keepDraft = ({ values, step }: { values: WizardValues; step: number }) =>
  kept.keep({ ...withoutSecrets(values), step })

export const dropDraft = kept.drop

/** Whether leaving the page loses what no draft keeps. */
export const holdsSecrets = (values: WizardValues) => secrets.some((name) => values[name] !== blank[name])

/** `step` is where it opens, `open` the first step that has not all its answers. */
export type Opening = { readonly values: WizardValues; readonly step: number; readonly open: number }

/** What sending again adds: the number of the account, and what was said of the fields. */
export type Again = { readonly gstNumber: string; readonly remarks: Remarks }

/** What an earlier application said, or for the first one the account. */
export type Known = Partial<OwnApplication['prefill']> | undefined

export const answersOf = (prefill: Known, again?: Again): WizardValues => ({
  ...blank,
  ...known(prefill),
  gstNumber: again?.gstNumber ?? '',
})

/** What was typed before, in this tab or another; else what an earlier application said. */
export function openingDraft(prefill: Known, again?: Again): Opening {
  const before = answersOf(prefill, again)
  const { step: reached, ...answers } = kept.read() ?? { ...before, step: 0 }
  const gstNumber = again ? answers.gstNumber || before.gstNumber : ''
  const values = withoutSecrets({ ...before, ...answers, gstNumber })
  const open = Math.max(
    0,
    steps.findIndex((_, step) => missingIn(values, step).length > 0),
  )
  const named = Object.keys(again?.remarks.fields ?? {}).map((field) => stepOf(field as Field))
  return { values, open, step: Math.max(0, Math.min(reached, open, ...named)) }
}

/** The category is chosen by its label, whatever word an earlier application had for it. */
function known(prefill: Known) {
  const slug = prefill?.businessCategory && slugOf(prefill.businessCategory)
  return slug ? { ...prefill, businessCategory: labelOf(slug) } : prefill
}
