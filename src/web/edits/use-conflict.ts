import { useState } from 'react'
import { ApiError } from '#contract/client.ts'
import { changedStatus, stockChangedStatus } from '#contract/revision.ts'
import { type OwnWords, sentenceOf } from '#web/api/sentence-of.ts'
import { type Fields, type Merge, mergeOf, type Sides, withTheirs } from './merge-edits.ts'

/** The server refused an edit because the thing is not the one that was read. */
export const isOvertaken = (error: unknown) =>
  error instanceof ApiError && (error.code === changedStatus || error.code === stockChangedStatus)

/** Reads what is newer before an edit that was overtaken fails. */
export const readingNewer = (read: () => Promise<unknown>) => async (error: unknown) => {
  if (isOvertaken(error)) await read()
  throw error
}

/** An edit that was overtaken is asked about; all else is said. */
export const unlessOvertaken = (own: OwnWords) => (error: unknown) =>
  isOvertaken(error) ? '' : sentenceOf(error, own)

type Clash<Value extends Fields> = {
  readonly sides: Sides<Value>
  readonly merge: Merge<keyof Value & string>
}
export type Conflict<Value extends Fields> = {
  readonly open: Clash<Value> | undefined
  /** Leaves the form as it is. */
  readonly close: () => void
  /** Lays what was typed over the newer state, with these of the newer values where both changed; saves it, or shows it. */
  readonly settle: (theirs: readonly string[], isSaved: boolean) => void
}

export type ProductPageResult<Value> = { readonly value: Value; readonly isSaved: boolean }

/**
 * An edit that was overtaken: asks what stays, where somebody has to be asked. `settled` hears what the form shall hold
 * from now on, over the newer state, and whether it shall be saved at once.
 */
export function useConflict<Value extends Fields>(settled: (settled: ProductPageResult<Value>) => void) {
  const [open, setOpen] = useState<Clash<Value>>()
  const overtake = (sides: Sides<Value>) => {
    const merge = mergeOf(sides)
    if (merge.taken.length + merge.clashes.length > 0) setOpen({ sides, merge })
    // What changed is nothing that this form shows.
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
  return { conflict, overtake }
}
