import { reach } from '#contract/texts/reach/reach.ts'

/** A time of day in India: '21:00'. */
export const quietRule = (text: string) => (/^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? undefined : reach.noTime)
