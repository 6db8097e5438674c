const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** 'Thursday', in India. */
export function weekdayOf(moment: number) {
  return days[new Date(moment + 5.5 * 3_600_000).getUTCDay()]
}
