import * as z from 'zod/mini'

/** What every successful answer carries. */
export const successFields = { success: z.literal(true) }

/** One sentence for a person in English, and by which another language says it. */
export const messageFields = {
  content: z.string(),
  sentence: z.object({ name: z.string(), parameters: z.record(z.string(), z.unknown()) }),
}

/** A success that also says a sentence. */
export const successWithMessage = { ...successFields, ...messageFields }
export const successReply = z.object(successWithMessage)

/** What an endpoint that `produces` a file answers. */
export const fileBytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array)

/** What an endpoint that `produces` a CSV file answers: its name, and its text part by part. */
export const csvFile = z.object({ file_name: z.string(), parts: z.custom<AsyncIterable<string>>() })
export type CsvFile = z.infer<typeof csvFile>

/** What an endpoint that `produces` bytes of several kinds answers: a PDF is only ever a download. */
export const storedFile = z.object({
  media_type: z.enum(['image/webp', 'application/pdf']),
  file_name: z.string(),
  bytes: fileBytes,
})
export type StoredFile = z.infer<typeof storedFile>

/** How many of something there are. */
const counted = {
  total: z.int(),
  /** Counts are exact up to 1,000; above that `total` is 1000 and this is true. */
  total_is_floor: z.optional(z.boolean()),
}

/** A list answers its page, how many there are in all, and where the next page begins. */
export const paged = {
  ...counted,
  next: z.nullable(z.string()),
}

/** On its first page a list of the admin also says how many each of its other choices has. */
export const pagedWithOthers = {
  ...paged,
  others: z.optional(z.record(z.string(), z.object(counted))),
}
