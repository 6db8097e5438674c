import type { Call } from './load.ts'

export type Scenario = {
  readonly name: string
  readonly next: () => Call
  /** The number of different calls; a run that needs more is stopped. */
  readonly limit?: number
  /** The number of simultaneous clients; 32 by default. */
  readonly connections?: number
}
