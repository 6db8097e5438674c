import type { Host } from './host/host.ts'

export type Outcome = {
  /** What was measured, in words that stand in the table. */
  readonly figures: string
  /** What was lost, doubled or refused: never right. */
  readonly broken: readonly string[]
  /** What took longer than it should: it depends on the machine, is named, and fails nothing. */
  readonly slow?: readonly string[]
}

export type Scenario = {
  /** How `npm run test:scale -- name` names it. */
  readonly name: string
  readonly sentence: string
  readonly passesWhen: string
  readonly run: (host: Host) => Promise<Outcome>
}
