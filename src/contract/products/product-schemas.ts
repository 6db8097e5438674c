import * as z from 'zod/mini'
import { stripInvisible } from '#contract/invisible.ts'
import { byRule } from '#contract/rule.ts'
import { fields } from '#contract/texts/fields.ts'
import { type CountField, eachField, fieldsShownIn, productFields, type TextField } from './product-fields.ts'
import { problemOfCount, problemOfText } from './product-rules.ts'

// Only schemas may stand here: the web build leaves this file out (decision 21).

const text = (name: TextField) =>
  z.string(problemOfText(name, '')?.content).check(
    stripInvisible,
    z.trim(),
    byRule((written) => problemOfText(name, written)),
    z.meta({ minLength: 1, maxLength: productFields[name].most }),
  )

const count = (field: CountField) => {
  const { least, most: limit } = productFields[field]
  return z.nullable(
    z.int(fields.notWhole({ field }).content).check(
      byRule((number) => problemOfCount(field, number)),
      z.meta({ minimum: least, maximum: limit }),
    ),
  )
}

/** The fields of an upload: a missing count is null. */
export const uploadedFields = eachField(text, (name) => z._default(count(name), null))

/** The fields of an edit: a missing count stays unchanged. */
export const editedFields = eachField(text, (name) => z.optional(count(name)))

const answered = eachField(
  () => z.string(),
  () => z.nullable(z.int()),
)

/** The fields in every list of products. */
export const listedFields = fieldsShownIn('lists', answered)

/** The additional fields of a product's own page. */
export const pageFields = fieldsShownIn('page', answered)
