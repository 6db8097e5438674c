import { plural } from '#web/ui/language.ts'

export const ageTexts = {
  minutes: (minutes: number) => `${minutes} min`,
  hours: (hours: number) => `${hours} h`,
  days: (days: number) => plural(days, { one: '1 day', other: `${days} days` }),
} as const
