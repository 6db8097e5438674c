import { labelOf, slugOf } from '#contract/category.ts'
import type { OwnApplication } from '#contract/seller-application.ts'
import { keptDraft } from '#web/kept-draft.ts'
import { blank, missingIn, steps, type WizardValues } from './wizard-values.ts'

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

/** What was typed before, in this tab or another; else what an earlier application said. */
export function openingDraft(prefill: OwnApplication['prefill'] | undefined): Opening {
  const { step: reached = 0, ...answers } = kept.read() ?? {}
  const values = withoutSecrets({ ...blank, ...known(prefill), ...answers })
  const open = Math.max(
    0,
    steps.findIndex((_, step) => missingIn(values, step).length > 0),
  )
  return { values, open, step: Math.max(0, Math.min(reached, open)) }
}

/** The category is chosen by its label, whatever word an earlier application had for it. */
function known(prefill: OwnApplication['prefill'] | undefined) {
  const slug = prefill && slugOf(prefill.businessCategory)
  return slug ? { ...prefill, businessCategory: labelOf(slug) } : prefill
}
