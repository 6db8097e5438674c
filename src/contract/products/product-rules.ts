import { cleanHsnCode, isHsnCode } from '#contract/tax/hsn-code.ts'
import { isGstRate } from '#contract/tax/rates.ts'
import { isUnitCode } from '#contract/tax/unit-codes.ts'
import { textRule } from '#contract/text-rule.ts'
import { fields } from '#contract/texts/fields.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import { slugOf } from './category.ts'
import { type CodeField, type NumberField, productFields, type TextField } from './product-fields.ts'

/**
 * Returns the sentence that says why a text is invalid for the field. The form checks with it before it sends; the
 * server checks every request.
 */
export function problemOfText(field: TextField, written: string): Sentence | undefined {
  const { kind, most: limit } = productFields[field]
  const problem = textRule(field, limit)(written)
  if (problem !== undefined) return problem
  return kind === 'category' && !slugOf(written) ? fields.noCategory : undefined
}

/** The same for a number; null (left empty) is valid. */
export function problemOfNumber(field: NumberField, number: number | null): Sentence | undefined {
  if (number === null) return undefined
  const declared = productFields[field]
  if (declared.kind === 'rate') return isGstRate(number) ? undefined : fields.noGstRate
  const { least, most: limit } = declared
  if (!Number.isInteger(number)) return fields.notWhole({ field })
  if (number < least) return least === 0 ? fields.negative({ field }) : fields.atLeast({ field, least })
  return number > limit ? fields.atMost({ field, limit }) : undefined
}

const codes = {
  hsn_code: { clean: cleanHsnCode, isGood: isHsnCode, problem: fields.noHsnCode },
  unit_code: { clean: (text: string) => text.toUpperCase(), isGood: isUnitCode, problem: fields.noUnitCode },
} as const

/** A code as it is stored; null if it was left empty. */
export const cleanCode = (field: CodeField, typed: string | null): string | null =>
  typed === null ? null : codes[field].clean(typed.trim()) || null

/** The same for a code as it is stored. */
export const problemOfCode = (field: CodeField, code: string | null): Sentence | undefined =>
  code === null || codes[field].isGood(code) ? undefined : codes[field].problem
