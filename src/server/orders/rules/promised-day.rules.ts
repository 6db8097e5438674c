import { dayInIndia } from '#contract/documents/document-number.ts'

const dayMs = 24 * 60 * 60_000

/** The day in India by which goods leave that were ordered now. */
export const promisedDay = (days: number, now: Date) => dayInIndia(new Date(now.getTime() + days * dayMs))
