import * as z from 'zod/mini'

/** Fields of every successful answer. */
export const successFields = { success: z.literal(true) }

/** A sentence in English, with the name and parameters that other languages need. */
export const messageFields = {
  content: z.string(),
  sentence: z.object({ name: z.string(), parameters: z.record(z.string(), z.unknown()) }),
}

/** A success with a sentence. */
export const successWithMessage = { ...successFields, ...messageFields }
export const successReply = z.object(successWithMessage)

/** The answer of an endpoint that `produces` a file. */
export const fileBytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array)

/** The answer of an endpoint that `produces` a CSV file: its name, and its text in parts. */
export const csvFile = z.object({ file_name: z.string(), parts: z.custom<AsyncIterable<string>>() })
export type CsvFile = z.infer<typeof csvFile>

/** What Excel calls its files. */
export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** As which file a caller wants a table. */
export const sheetFormat = z._default(z.enum(['csv', 'xlsx'], 'Choose csv or xlsx'), 'csv')
export type SheetFormat = z.output<typeof sheetFormat>

/** The answer of an endpoint that `produces` a CSV file, or a workbook where its caller wants one. */
export const sheetFile = z.object({
  file_name: z.string(),
  media_type: z.optional(z.literal(workbookType)),
  parts: z.custom<AsyncIterable<string | Uint8Array>>(),
})
export type SheetFile = z.infer<typeof sheetFile>

/** The answer of an endpoint that `produces` a ZIP file. */
export const zipFile = z.object({ file_name: z.string(), parts: z.custom<AsyncIterable<Uint8Array>>() })
export type ZipFile = z.infer<typeof zipFile>

/** The answer of an endpoint that `produces` several kinds of files. A PDF is always a download. */
export const storedFile = z.object({
  media_type: z.enum(['image/webp', 'application/pdf', 'application/json']),
  file_name: z.string(),
  bytes: fileBytes,
})
export type StoredFile = z.infer<typeof storedFile>

/** How many rows there are. */
const counted = {
  total: z.int(),
  /** Counts are exact up to 1,000; above that `total` is 1000 and this is true. */
  total_is_floor: z.optional(z.boolean()),
}

/** A page of a list, the number of all rows, and where the next page begins. */
export const paged = {
  ...counted,
  next: z.nullable(z.string()),
}

/** The first page of an admin list also counts the rows of its other choices. */
export const pagedWithOthers = {
  ...paged,
  others: z.optional(z.record(z.string(), z.object(counted))),
}
