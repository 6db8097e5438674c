import { weekdayText } from './date-texts.ts'

/** 'Thursday', in India. */
export const weekdayOf = (moment: number) => weekdayText(new Date(moment + 5.5 * 3_600_000).getUTCDay())
