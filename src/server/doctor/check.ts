import type { Env } from '#server/env.ts'

/** The environment that a check looks at, as it was written and as it is understood. */
export type Subject = { readonly env: Env; readonly written: Readonly<Record<string, string | undefined>> }

/**
 * One thing that the market stands on. A finding is one sentence: what is wrong, and what to do. It never holds a password or
 * a key; what a library says goes through `reasonOf`.
 */
export type Check = {
  readonly name: string
  readonly find: (subject: Subject) => Promise<readonly string[]>
}

/** What an error says, in one line; several tries that failed are one reason. */
export function reasonOf(error: unknown): string {
  const { errors, message, code } = error as { errors?: readonly unknown[]; message?: string; code?: string }
  if (errors?.length) return reasonOf(errors[0])
  return (message || code || String(error)).replace(/\s+/g, ' ').replace(/[.\s]+$/, '')
}
