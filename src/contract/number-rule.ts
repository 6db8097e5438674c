import type { Rule } from './rule.ts'
import { type FieldName, fields } from './texts/fields.ts'

/** Of a count. */
export const wholeRule =
  (field: FieldName, limit: number): Rule<number> =>
  (count) => {
    if (!Number.isInteger(count)) return fields.notWhole({ field })
    if (count < 1) return fields.atLeast({ field, least: 1 })
    return count > limit ? fields.atMost({ field, limit }) : undefined
  }
