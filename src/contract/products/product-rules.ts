import { limits } from '#contract/limits.ts'
import { isStorable } from '#contract/storable.ts'
import { cleanHsnCode, isHsnCode } from '#contract/tax/hsn-code.ts'
import { isRate } from '#contract/tax/rates.ts'
import { isUnitCode } from '#contract/tax/unit-codes.ts'
import { textRule } from '#contract/text-rule.ts'
import { fields } from '#contract/texts/fields.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import { countryNamed } from './countries.ts'
import { slugOf } from './present-categories.ts'
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
  // Which are offered the operator says; the server asks for that when a product gets another one.
  if (declared.kind === 'rate') return isRate(number) ? undefined : fields.noGstRate
  const { least, most: limit } = declared
  if (declared.kind === 'price') return problemOfPrice(field, number, { least, limit })
  if (!Number.isInteger(number)) return fields.notWhole({ field })
  if (number < least) return least === 0 ? fields.negative({ field }) : fields.atLeast({ field, least })
  return number > limit ? fields.atMost({ field, limit }) : undefined
}

type Bounds = { readonly least: number; readonly limit: number }

const problemOfPrice = (field: NumberField, paise: number, { least, limit }: Bounds) =>
  Number.isInteger(paise) && paise >= least && paise <= limit
    ? undefined
    : fields.noPrice({ field, least: least / 100, limit: limit / 100 })

const codes = {
  hsn_code: { clean: cleanHsnCode, isGood: isHsnCode, problem: fields.noHsnCode },
  unit_code: { clean: (text: string) => text.toUpperCase(), isGood: isUnitCode, problem: fields.noUnitCode },
  seller_item_code: {
    clean: (text: string) => text.replace(/\s+/g, ' '),
    isGood: (code: string) => code.length <= limits.product.itemCode && isStorable(code),
    problem: fields.noItemCode({ limit: limits.product.itemCode }),
  },
  country_of_origin: {
    clean: (text: string) => countryNamed(text) ?? text,
    isGood: (name: string) => countryNamed(name) === name,
    problem: fields.noCountry,
  },
  importer: {
    clean: (text: string) => text.replace(/\s+/g, ' '),
    isGood: (text: string) => text.length <= limits.product.importer && isStorable(text),
    problem: fields.tooLong({ field: 'importer', limit: limits.product.importer }),
  },
} as const

/** A code as it is stored; null if it was left empty. */
export const cleanCode = (field: CodeField, typed: string | null): string | null =>
  typed === null ? null : codes[field].clean(typed.trim()) || null

/** The same for a code as it is stored. */
export const problemOfCode = (field: CodeField, code: string | null): Sentence | undefined =>
  code === null || codes[field].isGood(code) ? undefined : codes[field].problem
