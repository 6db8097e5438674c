import * as z from 'zod/mini'
import { byRule } from '#contract/rule.ts'
import { stripInvisible } from '#contract/unseen.ts'
import { type CountField, eachField, fieldsShownIn, productFields, type TextField } from './product-fields.ts'
import { problemOfCount, problemOfText } from './product-rules.ts'

// Nothing but schemas may stand here: the build of the web leaves this file out (decision 21).

const text = (name: TextField) =>
  z.string(problemOfText(name, '')).check(
    stripInvisible,
    z.trim(),
    byRule((written) => problemOfText(name, written)),
    z.meta({ minLength: 1, maxLength: productFields[name].most }),
  )

const count = (name: CountField) => {
  const { least, most: limit, sentences } = productFields[name]
  return z.nullable(
    z.int(sentences.whole).check(
      byRule((number) => problemOfCount(name, number)),
      z.meta({ minimum: least, maximum: limit }),
    ),
  )
}

/** What an upload sends: a count that is left out is null. */
export const uploadedFields = eachField(text, (name) => z._default(count(name), null))

/** What an edit sends: a count that is left out stays as it is. */
export const editedFields = eachField(text, (name) => z.optional(count(name)))

const answered = eachField(
  () => z.string(),
  () => z.nullable(z.int()),
)

/** What every list of products answers of them. */
export const listedFields = fieldsShownIn('lists', answered)

/** What a product's own page answers besides. */
export const pageFields = fieldsShownIn('page', answered)
