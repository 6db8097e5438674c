import { createStore } from '#web/storage/store.ts'

/** A call that a user waits for. */
export type Work = {
  /** The share of the upload that is sent, from 0 to 1; small calls have none. */
  readonly share?: number
  readonly stop?: () => void
}

export const works = createStore<readonly Work[]>([])

/** Registers a call; the result reports its progress and its end. */
export function beginWork(begun: Work = {}) {
  let work = begun
  works.set([...works.get(), work])
  return {
    tell(share: number) {
      const next = { ...work, share }
      works.set(works.get().map((known) => (known === work ? next : known)))
      work = next
    },
    end: () => works.set(works.get().filter((known) => known !== work)),
  }
}
