import type * as z from 'zod/mini'
import type { Value } from '#server/content/content.row.ts'

/** A document that is about to stand, and what stands beside it by name. */
export type Among = {
  readonly name: string
  readonly isNew: boolean
  readonly value: Value
  readonly others: ReadonlyMap<string, Value>
}

/** What is special about one kind of content. */
export type Kind = {
  readonly schema: z.ZodMiniType<Value>
  /** What came with the product, by name, in the order of the desk. */
  readonly first: () => ReadonlyMap<string, Value>
  /** Whether the operator adds further documents. */
  readonly isOpen: boolean
  /** Whether this document may be taken away. */
  readonly mayEnd: (name: string) => boolean
  /** What owners alone may change and bring back. */
  readonly isForOwners?: true
  /** Throws a refusal for what the schema cannot know. */
  readonly check?: (name: string, value: Value) => void
  /** Throws a refusal for what does not go together with the other documents, also for an undo. */
  readonly checkAmong?: (document: Among) => void
  /** The value as it stands beside the others, once nothing is refused; also for an undo. */
  readonly fitAmong?: (document: Among) => Value
  /** Throws a refusal for what may not follow on what stands; an undo may follow on anything. */
  readonly checkNext?: (before: Value | null, value: Value) => void
}
