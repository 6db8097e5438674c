import * as z from 'zod/mini'

/** Counts the changes of a thing that people edit. */
export const revision = z.int()

/** The revision that was read by whoever changes it or decides about it; without one the call is taken as it is. */
export const seenRevision = z.optional(z.int('Revision must be a whole number'))

/** What a refusal says to programs, as `status`: the thing, or its stock, is another one than was read. */
export const changedStatus = 'changed'
export const stockChangedStatus = 'stock-changed'
