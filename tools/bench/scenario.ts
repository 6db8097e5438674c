import type { Call } from './load.ts'

export type Scenario = {
  readonly name: string
  readonly next: () => Call
  /** How many different calls there are; a run that needs more is cut. */
  readonly limit?: number
  /** How many ask at once; 32 where it does not say. */
  readonly connections?: number
}
