import { labelOf, slugOf } from '#contract/category.ts'
import type { OwnApplication } from '#contract/seller-application.ts'
import { blank, missingIn, steps, type WizardValues } from './wizard-values.ts'

const secrets = [
  'businessLicenseImage',
  'proprietorDocumentImage',
  'bankName',
  'accountNumber',
  'accountNumberAgain',
  'accountType',
  'ifscCode',
  'terms',
] as const

const placeOf = (userId: string) => `seller-application:${userId}`

type Kept = { values: WizardValues; step: number }

/** Survives a reload in this tab alone; documents and bank data are never kept, and a consent is given anew. */
export function keepDraft(userId: string, { values, step }: Kept) {
  const kept = { ...values, ...Object.fromEntries(secrets.map((name) => [name, undefined])) }
  sessionStorage.setItem(placeOf(userId), JSON.stringify({ values: kept, step }))
}

export const dropDraft = (userId: string) => sessionStorage.removeItem(placeOf(userId))

/** What was typed before; else what an earlier application said. It opens where the first answer is missing. */
export function openingDraft(userId: string, prefill: OwnApplication['prefill'] | undefined): Kept {
  const kept = readKept(userId)
  const values: WizardValues = { ...blank, ...known(prefill), ...(kept ? pickFitting(kept.values) : {}) }
  const last = Math.min(kept?.step ?? 0, steps.length - 1)
  const open = steps.findIndex((_, step) => missingIn(values, step).length > 0)
  return { values, step: Math.max(0, Math.min(last, open)) }
}

/** The category is chosen by its label, whatever word an earlier application had for it. */
function known(prefill: OwnApplication['prefill'] | undefined) {
  const slug = prefill && slugOf(prefill.businessCategory)
  return slug ? { ...prefill, businessCategory: labelOf(slug) } : prefill
}

function readKept(userId: string): { values: object; step: number } | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(placeOf(userId)) ?? 'null')
    const isKept = typeof kept === 'object' && kept !== null && 'values' in kept && 'step' in kept
    if (!isKept || typeof kept.values !== 'object' || kept.values === null) return null
    return { values: kept.values, step: Number(kept.step) || 0 }
  } catch {
    return null
  }
}

/** Only what is of the expected kind: the store may have been written by an older page. */
function pickFitting(kept: object): Partial<WizardValues> {
  const held: Record<string, unknown> = { ...kept }
  const fitting = Object.entries(blank).filter(
    ([name, sample]) => typeof held[name] === typeof sample && held[name] !== null && !isSecret(name),
  )
  return Object.fromEntries(fitting.map(([name]) => [name, held[name]]))
}

const isSecret = (name: string) => (secrets as readonly string[]).includes(name)
