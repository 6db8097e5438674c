/** Something that a person waits for and that has not been answered. */
export type Work = {
  /** Of what is sent, how much has left: from 0 to 1. Only large things tell it. */
  readonly share?: number
  readonly stop?: () => void
}

let works: readonly Work[] = []
const listeners = new Set<() => void>()

const show = (next: readonly Work[]) => {
  works = next
  for (const changed of listeners) changed()
}

export const currentWorks = () => works

export function followWorks(changed: () => void) {
  listeners.add(changed)
  return () => void listeners.delete(changed)
}

/** Begins something; what it gives back says how far it is, and that it is over. */
export function beginWork(begun: Work = {}) {
  let work = begun
  show([...works, work])
  return {
    tell(share: number) {
      const next = { ...work, share }
      show(works.map((known) => (known === work ? next : known)))
      work = next
    },
    end: () => show(works.filter((known) => known !== work)),
  }
}
