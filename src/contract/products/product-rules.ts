import { textRule } from '#contract/text-rule.ts'
import { slugOf } from './category.ts'
import { type CountField, productFields, type TextField } from './product-fields.ts'

/** Why a text cannot be of the field, in a sentence: the form asks before it sends, the server whatever sent it. */
export function problemOfText(field: TextField, written: string): string | undefined {
  const { kind, name, most: limit } = productFields[field]
  const problem = textRule(name, limit)(written)
  if (problem !== undefined) return problem
  return kind === 'category' && !slugOf(written) ? 'Choose a category from the list' : undefined
}

/** The same of a count; null, where it is left empty, is right. */
export function problemOfCount(field: CountField, count: number | null): string | undefined {
  if (count === null) return undefined
  const { least, most: limit, sentences } = productFields[field]
  if (!Number.isInteger(count)) return sentences.whole
  if (count < least) return sentences.tooSmall
  return count > limit ? sentences.tooLarge : undefined
}
