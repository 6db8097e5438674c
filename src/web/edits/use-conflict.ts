import { useState } from 'react'
import { ApiError } from '#contract/client.ts'
import { changedStatus, stockChangedStatus } from '#contract/revision.ts'
import { type OwnWords, sentenceOf } from '#web/api/sentence-of.ts'
import { type Fields, type Merge, mergeOf, type Sides, withTheirs } from './merge-edits.ts'

/** The server refused the edit because the record has changed since it was loaded. */
export const isConflict = (error: unknown) =>
  error instanceof ApiError && (error.code === changedStatus || error.code === stockChangedStatus)

/** Loads the newer record before the failure of an outdated edit is reported. */
export const readingNewer = (read: () => Promise<unknown>) => async (error: unknown) => {
  if (isConflict(error)) await read()
  throw error
}

/** An outdated edit opens the conflict dialog, so it has no sentence; every other failure has one. */
export const unlessConflict = (own: OwnWords) => (error: unknown) =>
  isConflict(error) ? '' : sentenceOf(error, own)

type Clash<Value extends Fields> = {
  readonly sides: Sides<Value>
  readonly merge: Merge<keyof Value & string>
}
export type Conflict<Value extends Fields> = {
  readonly open: Clash<Value> | undefined
  /** Closes the dialog and leaves the form as it is. */
  readonly close: () => void
  /** Merges the form into the newer record, takes these fields from the other person, and saves or shows the result. */
  readonly settle: (theirs: readonly string[], isSaved: boolean) => void
}

export type MergeResult<Value> = { readonly value: Value; readonly isSaved: boolean }

/**
 * Merges an outdated edit with the newer record, and asks where both changed the same field. `settled` gets the merged
 * values, and whether they are saved at once.
 */
export function useConflict<Value extends Fields>(settled: (settled: MergeResult<Value>) => void) {
  const [open, setOpen] = useState<Clash<Value>>()
  const resolveConflict = (sides: Sides<Value>) => {
    const merge = mergeOf(sides)
    if (merge.taken.length + merge.clashes.length > 0) setOpen({ sides, merge })
    // The other change touched no field of this form.
    else settled({ value: sides.mine, isSaved: true })
  }
  const conflict: Conflict<Value> = {
    open,
    close: () => setOpen(undefined),
    settle(theirs, isSaved) {
      if (!open) return
      const { sides, merge } = open
      setOpen(undefined)
      settled({ value: withTheirs(sides.mine, sides.theirs, [...merge.taken, ...theirs]), isSaved })
    },
  }
  return { conflict, resolveConflict }
}
