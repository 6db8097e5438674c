import type { Env } from '#server/env.ts'

/** The environment that a check looks at, as it was written and as it is understood. */
export type Subject = { readonly env: Env; readonly written: Readonly<Record<string, string | undefined>> }

/** Why a check tried nothing. 'not there yet' is what the first start makes. */
export type Untried = 'not set' | 'not there yet' | 'not tried'

/**
 * One thing that the market stands on. A finding is one sentence: what is wrong, and what to do. It never holds a password or
 * a key; what a library says goes through `reasonOf`.
 */
export type Check = {
  readonly name: string
  readonly find: (subject: Subject) => Promise<readonly string[] | Untried>
  /** What is worth knowing and keeps nobody from going on, as a finding does. */
  readonly note?: (subject: Subject) => Promise<readonly string[]>
}
