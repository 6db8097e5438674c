import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { productId } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { successFields, successWithMessage } from '#contract/reply.ts'
import { byRule, type Rule } from '#contract/rule.ts'
import { isStorable } from '#contract/storable.ts'
import { rules } from '#contract/texts/rules.ts'
import { importId, importMode, productImport } from './product-import.ts'
import { editedFields } from './product-schemas.ts'

const { pasted: mostPasted } = limits.import

const problemOfPasted: Rule<string> = (text) => {
  if (text.trim() === '') return rules.emptyList
  if (text.length > mostPasted) return rules.longList({ limit: mostPasted })
  return isStorable(text) ? undefined : rules.badList
}

export const pasteImport = endpoint({
  method: 'POST',
  path: '/api/seller/imports/paste',
  access: 'seller',
  keyed: true,
  body: 'import',
  about:
    'Reads a price list as people write it into a chat, and saves nothing. In the mode `add` its rows become drafts; in the mode `update` they name products by item code or name and change their prices alone. Each row says how sure each cell is and which words it came from.',
  input: z.object({
    text: z
      .string(rules.emptyList.content)
      .check(byRule(problemOfPasted), z.meta({ minLength: 1, maxLength: mostPasted })),
    mode: z._default(z.enum(importMode.options, 'Choose add or update'), 'add'),
    /** For goods whose category the list does not name. */
    category_type: z.optional(editedFields.category_type),
  }),
  reply: z.object({ ...successWithMessage, import: productImport }),
})

export const matchImportRow = endpoint({
  method: 'POST',
  path: '/api/seller/imports/:importId/match',
  access: 'seller',
  about:
    'Says which of its candidates a row of a pasted list means, and compares their prices; saves nothing.',
  input: z.object({ importId, row: z.int('Name rows by their numbers'), product_id: productId }),
  reply: z.object({ ...successFields, import: productImport }),
})
