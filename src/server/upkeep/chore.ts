export type Chore = {
  /** The name in the log. */
  readonly name: string
  readonly everyMs: number
  /** Whether every run is worth a line in the log. */
  readonly isRare: boolean
  /** Each of several processes does it for itself; all else one does for all. */
  readonly isOwn?: boolean
  /** One piece, of less than a second; true: more is waiting. */
  readonly work: () => Promise<unknown>
}

const hour = 60 * 60_000

export const hourly = (name: string, work: Chore['work']): Chore => ({
  name,
  everyMs: hour,
  isRare: true,
  work,
})
