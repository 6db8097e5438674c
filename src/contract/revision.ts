import * as z from 'zod/mini'

/** Counts the changes of something that people edit. */
export const revision = z.int()

/** The revision that the caller has read. Without one, the server accepts the change unchecked. */
export const seenRevision = z.optional(z.int('Revision must be a whole number'))

/** The `status` of a refusal: the thing, or its stock, has changed since it was read. */
export const changedStatus = 'changed'
export const stockChangedStatus = 'stock-changed'
