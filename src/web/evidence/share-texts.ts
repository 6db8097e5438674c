/** The words of a share of cases. */
export const shareTexts = {
  share: (percent: string, count: string, cases: string) => `${percent} % (${count} of ${cases})`,
  few: (cases: string) => `Too few to say (${cases})`,
} as const
