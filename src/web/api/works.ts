import { createStore } from '#web/storage/store.ts'

/** Something that a person waits for and that has not been answered. */
export type Work = {
  /** Of what is sent, how much has left: from 0 to 1. Only large things tell it. */
  readonly share?: number
  readonly stop?: () => void
}

/** All that is under way. */
export const works = createStore<readonly Work[]>([])

/** Begins something; what it gives back says how far it is, and that it is over. */
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
