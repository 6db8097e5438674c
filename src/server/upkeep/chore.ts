export type Chore = {
  /** As the log calls it. */
  readonly name: string
  readonly everyMs: number
  /** Whether each time is worth a line in the log. */
  readonly isRare: boolean
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
