import { ApiError } from '#contract/client.ts'

/** What went wrong, in the words that came with it where there are any: those of a slip in the code are not for people. */
export const faultText = (fault: unknown, otherwise: string) =>
  fault instanceof Error && !(fault instanceof TypeError) && fault.message ? fault.message : otherwise

/** The same on a page that the server renders too, whose own faults are for its log alone. */
export const listFaultText = (fault: unknown, otherwise: string) =>
  import.meta.env.SSR && !(fault instanceof ApiError) ? otherwise : faultText(fault, otherwise)
