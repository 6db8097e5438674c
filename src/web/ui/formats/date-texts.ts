const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** '19 Nov 2026'; a month counts from 0. */
export const dayText = (day: number, month: number, year: number) => `${day} ${months[month]} ${year}`

/** '19 Nov' */
export const shortDayText = (day: number, month: number) => `${day} ${months[month]}`

/** 'Nov 2026' */
export const monthText = (month: number, year: number) => `${months[month]} ${year}`

/** '10:38 am' */
export const timeText = (hours: number, minutes: string) =>
  `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'am' : 'pm'}`

export const dayAndTimeText = (day: string, time: string) => `${day}, ${time}`

/** 'Thursday'; Sunday is 0. */
export const weekdayText = (day: number): string | undefined => weekdays[day]

export const justNowText = () => 'Just now'
export const hoursAgoText = (hours: number) => `${hours}h ago`
export const daysAgoText = (days: number) => `${days}d ago`
