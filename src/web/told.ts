import { ApiError } from '#contract/client.ts'

/** What the server says of a failure; where it says nothing, or was not reached, the page's own words. */
export const toldOr = (fault: unknown, own: string) =>
  fault instanceof ApiError && fault.isTold && fault.message ? fault.message : own
