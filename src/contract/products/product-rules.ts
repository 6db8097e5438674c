import { isBlank } from '#contract/blank.ts'
import { isStorable } from '#contract/storable.ts'
import { withoutUnseen } from '#contract/unseen.ts'
import { slugOf } from './category.ts'
import { type CountField, productFields, type TextField } from './product-fields.ts'

/** Why a text cannot be of the field, in a sentence: the form asks before it sends, the server whatever sent it. */
export function problemOfText(field: TextField, written: string): string | undefined {
  const { kind, name, most } = productFields[field]
  const text = withoutUnseen(written).trim()
  if (isBlank(text)) return `${name} cannot be empty`
  if (text.length > most) return `${name} can have at most ${most} characters`
  if (!isStorable(text)) return `${name} holds a character that cannot be stored`
  return kind === 'category' && !slugOf(text) ? 'Choose a category from the list' : undefined
}

/** The same of a count; null, where it is left empty, is right. */
export function problemOfCount(field: CountField, count: number | null): string | undefined {
  if (count === null) return undefined
  const { least, most, sentences } = productFields[field]
  if (!Number.isInteger(count)) return sentences.whole
  if (count < least) return sentences.tooSmall
  return count > most ? sentences.tooLarge : undefined
}
