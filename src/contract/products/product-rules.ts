import { textRule } from '#contract/text-rule.ts'
import { slugOf } from './category.ts'
import { type CountField, productFields, type TextField } from './product-fields.ts'

/**
 * Returns the sentence that says why a text is invalid for the field. The form checks with it before it sends; the
 * server checks every request.
 */
export function problemOfText(field: TextField, written: string): string | undefined {
  const { kind, name, most: limit } = productFields[field]
  const problem = textRule(name, limit)(written)
  if (problem !== undefined) return problem
  return kind === 'category' && !slugOf(written) ? 'Choose a category from the list' : undefined
}

/** The same for a count; null (left empty) is valid. */
export function problemOfCount(field: CountField, count: number | null): string | undefined {
  if (count === null) return undefined
  const { least, most: limit, sentences } = productFields[field]
  if (!Number.isInteger(count)) return sentences.whole
  if (count < least) return sentences.tooSmall
  return count > limit ? sentences.tooLarge : undefined
}
