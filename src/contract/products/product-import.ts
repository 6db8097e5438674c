import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { cursor, idOf, language, lineOf, moment } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import {
  messageFields,
  paged,
  sheetFile,
  sheetFormat,
  successFields,
  successWithMessage,
} from '#contract/reply.ts'
import { byRule, type Rule } from '#contract/rule.ts'
import { isStorable } from '#contract/storable.ts'
import { rules } from '#contract/texts/rules.ts'
import { importCandidate, importCell } from './import-cell.ts'
import { ownProductQuery } from './own-product.ts'

export const importId = idOf('Import not found')

const problemOfCsv: Rule<string> = (csv) =>
  csv === '' ? rules.emptyFile : isStorable(csv) ? undefined : rules.csv

// A ZIP archive; the older format, and a password, begin otherwise. No regular expression may run over its megabytes.
const problemOfWorkbook: Rule<string> = (workbook) =>
  /^(UEsDB|0M8R4K)/.test(workbook) ? undefined : rules.workbook

/**
 * checking: the file is being read; checked: the seller has to decide; applying: products are being saved; applied:
 * all are saved; refused: the file is unreadable; cancelled: the seller gave up.
 */
export const importStatus = z.enum(['checking', 'checked', 'applying', 'applied', 'refused', 'cancelled'])

/** Whether the rows of a file are new products, or changes of those that they name. */
export const importMode = z.enum(['add', 'update'])

/** A file, or a list that was pasted from a chat; what a pasted list adds are drafts. */
const importSource = z.enum(['file', 'paste'])

/** Fields that the reply and the row of an import share. */
export const importFacts = {
  import_id: z.uuid(),
  file_name: z.string(),
  mode: importMode,
  source: importSource,
  status: importStatus,
  /** Why the file was refused, or why the last attempt to save failed. */
  problem: z.nullable(z.string()),
  rows_total: z.int(),
  /** The progress of reading while 'checking', of saving while 'applying'. */
  rows_done: z.int(),
  rows_wrong: z.int(),
  /** How many products the import saves. */
  rows_chosen: z.int(),
  /** Rows with the name of an existing product of the seller; saving them would create duplicates. */
  rows_known: z.int(),
  /** Rows that share a name within the file, and the first of these names. */
  rows_repeated: z.int(),
  repeated_names: z.array(z.string()),
  /** Of a file of changes: rows that would change something, and those of them whose product is verified again. */
  rows_changing: z.int(),
  rows_verified_again: z.int(),
}

const sentence = z.optional(messageFields.sentence)

export const productImport = z.object({
  ...importFacts,
  /** Of the problem; those that were written before sentences had names have none. */
  sentence,
  /** Columns that were ignored; they may be misspelt. */
  unknown_columns: z.array(z.string()),
  /** Pictures that rows name and that are not uploaded yet. */
  pictures_missing: z.int(),
  /** The first hundred of their names. */
  missing_pictures: z.array(z.string()),
  createdAt: moment,
})
export type ProductImport = z.infer<typeof productImport>

export const createImport = endpoint({
  method: 'POST',
  path: '/api/seller/imports',
  access: 'seller',
  keyed: true,
  body: 'import',
  about:
    'Reads a file of products (at most 8 MB, 5,000 rows), as text in `csv` or as an Excel workbook in `workbook` (base64, its first visible sheet, values alone), and tells what is wrong; saves nothing. In the mode `update` its rows name products by `seller_item_code` or `product_id` and change what their other cells say: a blank cell changes nothing, `-` empties what may be empty, pictures stay. A stock is changed only while it is still what `stock_seen` says.',
  input: z.object({
    mode: z._default(z.enum(importMode.options, 'Choose add or update'), 'add'),
    file_name: lineOf('fileName', limits.import.fileName),
    csv: z.optional(z.string(rules.csv.content).check(byRule(problemOfCsv), z.meta({ minLength: 1 }))),
    workbook: z.optional(
      z
        .string(rules.workbook.content)
        .check(byRule(problemOfWorkbook), z.meta({ contentEncoding: 'base64' })),
    ),
  }),
  reply: z.object({ ...successWithMessage, import: productImport }),
})

export const listImports = endpoint({
  method: 'GET',
  path: '/api/seller/imports',
  access: 'seller',
  about: "The caller's last ten imports, newest first.",
  input: z.object({}),
  reply: z.object({ ...successFields, imports: z.array(productImport) }),
})

export const getImport = endpoint({
  method: 'GET',
  path: '/api/seller/imports/:importId',
  access: 'seller',
  about: 'How far an import has come.',
  input: z.object({ importId }),
  reply: z.object({ ...successFields, import: productImport }),
})

const importRow = z.object({
  /** As the spreadsheet numbers it; row 1 holds the column names. */
  row: z.int(),
  product_name: z.string(),
  problems: z.array(z.object({ column: z.nullable(z.string()), message: z.string(), sentence })),
  /** What a row of a file of changes would change. Prices are in rupees; `percent` is how far a price moves. */
  changes: z.array(
    z.object({
      column: z.string(),
      old: z.nullable(z.string()),
      new: z.nullable(z.string()),
      percent: z.nullable(z.number()),
    }),
  ),
  /** Of a pasted list: each cell, how sure it is, and the words that it came from; '' where no words say it. */
  sources: z.array(importCell),
  /** Of a pasted list: the products that the row may mean, to be asked about. */
  candidates: z.array(importCandidate),
  /** Whether the change needs a new verification. */
  asks_again: z.boolean(),
})
export type RowChange = ImportRow['changes'][number]
export type ImportRow = z.infer<typeof importRow>

export const listImportRows = endpoint({
  method: 'GET',
  path: '/api/seller/imports/:importId/rows',
  access: 'seller',
  about: 'The rows of an import with what is wrong with each, column by column; the wrong ones, or all.',
  input: z.object({
    importId,
    show: z._default(z.enum(['wrong', 'changing', 'all'], 'Choose wrong, changing or all'), 'wrong'),
    cursor,
  }),
  reply: z.object({ ...successFields, rows: z.array(importRow), ...paged }),
})

export const exportWrongRows = endpoint({
  method: 'GET',
  path: '/api/seller/imports/:importId/wrong-rows',
  access: 'seller',
  produces: 'text/csv',
  about:
    'The rows with problems as they stand in the file, each behind what is wrong with it, to be mended and sent again.',
  input: z.object({ importId, language, format: sheetFormat }),
  reply: sheetFile,
})

const { picturesAtOnce } = limits.import

export const addImportPictures = endpoint({
  method: 'POST',
  path: '/api/seller/imports/:importId/pictures',
  access: 'seller',
  body: 'pictures',
  about:
    'Adds pictures that rows name, as data-URLs. A bad picture is told beside its name and stops no other.',
  input: z.object({
    importId,
    pictures: z
      .array(
        z.object(
          {
            file_name: lineOf('pictureName', limits.import.fileName),
            picture: z.string('Pictures must be sent as data-URLs'),
          },
          'Pictures must be sent with their names',
        ),
        'Add at least one picture',
      )
      .check(
        z.minLength(1, 'Add at least one picture'),
        z.maxLength(picturesAtOnce, `Send at most ${picturesAtOnce} pictures at once`),
      ),
  }),
  reply: z.object({
    ...successWithMessage,
    pictures: z.array(z.object({ file_name: z.string(), problem: z.nullable(z.string()), sentence })),
    import: productImport,
  }),
})

export const applyImport = endpoint({
  method: 'POST',
  path: '/api/seller/imports/:importId/apply',
  access: 'seller',
  about:
    'Saves the chosen rows, all or nothing: all rows or the right ones, without those to skip. Refused while a chosen row is wrong. Of a file of changes, products that changed after it was read are left as they are, and their rows say so.',
  input: z.object({
    importId,
    choose: z._default(z.enum(['all', 'right'], 'Choose all or right'), 'all'),
    skip: z._default(
      z.array(z.int('Name rows by their numbers')).check(z.maxLength(1_000, 'Skip at most 1,000 rows')),
      [],
    ),
  }),
  reply: z.object({ ...successWithMessage, import: productImport }),
})
export type ImportChoice = z.output<typeof applyImport.input>

export const cancelImport = endpoint({
  method: 'POST',
  path: '/api/seller/imports/:importId/cancel',
  access: 'seller',
  about: 'Gives an import up; what is being saved is not.',
  input: z.object({ importId }),
  reply: z.object({ ...successWithMessage, import: productImport }),
})

export const getImportTemplate = endpoint({
  method: 'GET',
  path: '/api/seller/imports/template',
  access: 'seller',
  produces: 'text/csv',
  about: 'An empty file with the columns of an import and a row that shows how to fill them.',
  input: z.object({ language, format: sheetFormat }),
  reply: sheetFile,
})

export const exportProducts = endpoint({
  method: 'GET',
  path: '/api/seller/products/export',
  access: 'seller',
  produces: 'text/csv',
  about:
    'The own products that the filters match, in the columns of an import, with their ids and the stock as `stock_seen`; read again as changes, it changes nothing.',
  input: z.object({ ...ownProductQuery, language, format: sheetFormat }),
  reply: sheetFile,
})
