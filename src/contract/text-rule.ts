import { isBlank } from './blank.ts'
import { withoutInvisible } from './invisible.ts'
import type { Rule } from './rule.ts'
import { isStorable } from './storable.ts'
import { type FieldName, fields } from './texts/fields.ts'

/** The rule of a text that may be blank; the sentence begins with the name of the field. */
export const blankTextRule =
  (field: FieldName, limit: number): Rule<string> =>
  (typed) => {
    if (withoutInvisible(typed).trim().length > limit) return fields.tooLong({ field, limit })
    return isStorable(typed) ? undefined : fields.unstorable({ field })
  }

/** The rule of a required text. */
export const textRule = (field: FieldName, limit: number): Rule<string> => {
  const bounds = blankTextRule(field, limit)
  return (typed) => (isBlank(withoutInvisible(typed)) ? fields.empty({ field }) : bounds(typed))
}
