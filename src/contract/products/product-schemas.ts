import * as z from 'zod/mini'
import { stripHidden, stripToLine } from '#contract/invisible.ts'
import { byRule } from '#contract/rule.ts'
import { fields } from '#contract/texts/fields.ts'
import {
  type CodeField,
  eachField,
  fieldsShownIn,
  type NumberField,
  productFields,
  type TextField,
} from './product-fields.ts'
import { cleanCode, problemOfCode, problemOfNumber, problemOfText } from './product-rules.ts'

// Only schemas may stand here: the web build leaves this file out (decision 21).

const text = (name: TextField) =>
  z.string(problemOfText(name, '')?.content).check(
    productFields[name].kind === 'paragraph' ? stripHidden : stripToLine,
    z.trim(),
    byRule((written) => problemOfText(name, written)),
    z.meta({ minLength: 1, maxLength: productFields[name].most }),
  )

const boundsOf = (field: NumberField) => {
  const declared = productFields[field]
  if (declared.kind === 'price')
    return { minimum: declared.least, maximum: declared.most, description: 'in paise' }
  return declared.kind === 'count'
    ? { minimum: declared.least, maximum: declared.most }
    : {
        minimum: 0,
        maximum: 10_000,
        description:
          'in basis points, 500 is 5 %: one that GET /api/gst-rates answers, or the one that it has',
      }
}

const number = (field: NumberField) =>
  z.nullable(
    // The rule says it of a number that is no number, in the sentence of its kind.
    z.int(problemOfNumber(field, Number.NaN)?.content).check(
      byRule((value) => problemOfNumber(field, value)),
      z.meta(boundsOf(field)),
    ),
  )

const code = (field: CodeField) =>
  z
    .pipe(
      z.nullable(z.string(fields.notText({ field }).content).check(stripToLine)),
      z.transform((typed) => cleanCode(field, typed)),
    )
    .check(byRule((value) => problemOfCode(field, value)))

/** The fields of an upload: a missing number or code is null. */
export const uploadedFields = eachField(
  text,
  (name) => z._default(number(name), null),
  (name) => z._default(code(name), null),
)

/** The fields of an edit: a missing number or code stays unchanged. */
export const editedFields = eachField(
  text,
  (name) => z.optional(number(name)),
  (name) => z.optional(code(name)),
)

const answered = eachField(
  () => z.string(),
  () => z.nullable(z.int()),
  () => z.nullable(z.string()),
)

/** The fields in every list of products. */
export const listedFields = fieldsShownIn('lists', answered)

/** The additional fields of a product's own page. */
export const pageFields = fieldsShownIn('page', answered)
