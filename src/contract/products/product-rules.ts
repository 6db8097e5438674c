import { textRule } from '#contract/text-rule.ts'
import { fields } from '#contract/texts/fields.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import { slugOf } from './category.ts'
import { type CountField, productFields, type TextField } from './product-fields.ts'

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

/** The same for a count; null (left empty) is valid. */
export function problemOfCount(field: CountField, count: number | null): Sentence | undefined {
  if (count === null) return undefined
  const { least, most: limit } = productFields[field]
  if (!Number.isInteger(count)) return fields.notWhole({ field })
  if (count < least) return least === 0 ? fields.negative({ field }) : fields.atLeast({ field, least })
  return count > limit ? fields.atMost({ field, limit }) : undefined
}
