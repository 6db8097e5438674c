/** What went wrong, in the words that came with it where there are any. */
export const faultText = (fault: unknown, otherwise: string) =>
  fault instanceof Error && fault.message ? fault.message : otherwise
