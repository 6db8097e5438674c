import { createHash } from 'node:crypto'
import type { Signal } from '#contract/admin/admin-seller-applications.ts'
import { paperOf } from '#contract/sellers/papers.ts'
import type { TickKind } from '#contract/sellers/seller-evidence.ts'
import { gstNumberPattern } from '#contract/tax/gst-number.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import { sellerChecks as texts } from '#contract/texts/trust/seller-checks.ts'
import type { NewCheck } from '#server/seller-checks/check.row.ts'
import type { DocumentFiles } from './secret-places.rules.ts'
import { type Facts, signalsOf } from './signals.rules.ts'

/** Papers and places change without telling us. */
const yearInDays = 365

export type Applied = Omit<Facts, 'same_gst_number'> & {
  readonly account_number_end: string
  readonly business_license_type: string
  readonly proprietor_document_type: string
}

const kindOf = {
  gst_check_digit: 'gst_digit',
  gst_state_pin: 'gst_state_pin',
  pan_in_gst: 'pan_in_gst',
} as const
const isKept = (name: Signal['name']): name is keyof typeof kindOf => Object.hasOwn(kindOf, name)

/** What is computed of a GST number, and of the PIN code of the business where it is known. */
export function computedChecks(
  facts: Pick<Applied, 'gst_number' | 'full_name' | 'company_name'> & {
    readonly business_pincode: string | null
  },
): NewCheck[] {
  const { gst_number: about, business_pincode } = facts
  const method = 'computed' as const
  const form = gstNumberPattern.test(about) ? ('good' as const) : ('warning' as const)
  const signals = signalsOf({
    ...facts,
    business_pincode: business_pincode ?? '',
    ...{ business_address: '', ifsc_code: '', same_gst_number: [] },
  })
  const checks = signals.flatMap(({ name, verdict }) =>
    isKept(name) ? [{ kind: kindOf[name], result: verdict, method, about }] : [],
  )
  return [{ kind: 'gst_form' as const, result: form, method, about }, ...checks].filter(
    ({ kind }) => kind !== 'gst_state_pin' || business_pincode !== null,
  )
}

type Paper = keyof DocumentFiles

const missing = {
  pan_document: texts.noPan,
  address_document: texts.noAddress,
  udyam: texts.noUdyam,
} as const

export type Ticks = { readonly kinds: readonly TickKind[]; readonly udyam_number: string | undefined }

/** A reviewer can only have read what was sent. */
export function ticksProblem({ kinds, udyam_number }: Ticks, applied: Applied): Sentence | undefined {
  const unsent = kinds.find((kind) => kind !== 'bank_name' && !paperOf(kind, applied))
  if (unsent && unsent !== 'bank_name') return missing[unsent]
  return kinds.includes('udyam') && !udyam_number ? texts.udyamForm : undefined
}

const aboutOf = (kind: TickKind, applied: Applied, udyam: string | undefined) =>
  ({
    pan_document: applied.gst_number.slice(2, 12),
    address_document: applied.business_address,
    udyam: udyam ?? '',
    // As the trigger `check_of_bank_ends` compares it.
    bank_name: `${applied.ifsc_code} ${applied.account_number_end}`,
  })[kind]

export type Hashes = Readonly<Partial<Record<Paper, Buffer>>>

export const tickedChecks = ({ kinds, udyam_number }: Ticks, applied: Applied, hashes: Hashes): NewCheck[] =>
  [...new Set(kinds)].map((kind) => {
    const paper = paperOf(kind, applied)
    return {
      kind,
      ...{ result: 'good', method: 'reviewer' },
      about: aboutOf(kind, applied, udyam_number),
      ...((kind === 'udyam' || kind === 'address_document') && { days: yearInDays }),
      document_sha256: paper && hashes[paper],
    }
  })

export const hashOf = (paper: Buffer) => createHash('sha256').update(paper).digest()
