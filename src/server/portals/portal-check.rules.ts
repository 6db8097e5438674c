import type { PortalPlace } from '#contract/texts/books/portals.ts'
import type { Sentence } from '#contract/texts/sentences.ts'

/** Where a paper fails, as far as it is not plain from the check itself. */
export type Failure = Partial<Omit<PortalPlace, 'code'>>

/** One published check of a portal. */
export type PortalCheck<Paper> = {
  /** Of the portal's list of errors. */
  readonly code: string
  /** The key of the file. */
  readonly field: string
  readonly sentence: (place: PortalPlace) => Sentence
  /** The first and the last day on which the portal checks it, in India; no last one: until today. */
  readonly since: string
  readonly until?: string
  readonly source: string
  /** Answers where it fails first; undefined: it passes. */
  readonly find: (paper: Paper) => Failure | undefined
}

type List = Pick<PortalCheck<unknown>, 'since' | 'source'>

/** Checks of a published list, each of its first day and source unless it says others. */
export const checkIn =
  <Paper>(list: List) =>
  (check: Omit<PortalCheck<Paper>, keyof List> & Partial<List>): PortalCheck<Paper> => ({ ...list, ...check })

/** By the name under which the desk knows it, in the order in which they are asked. */
export type PortalChecks<Paper> = Readonly<Record<string, PortalCheck<Paper>>>

const whole: Failure = {}
export const failsIf = (fails: boolean) => (fails ? whole : undefined)

/** The first of several keys that is wrong. */
export function firstField(wrong: Readonly<Record<string, boolean>>): Failure | undefined {
  const [field] = Object.entries(wrong).find(([, fails]) => fails) ?? []
  return field === undefined ? undefined : { field }
}

/** The first line that is wrong; `nameOf` says which goods it is about. */
export function firstLine<Line>(
  lines: readonly Line[],
  fails: (line: Line) => boolean,
  nameOf: (line: Line) => string,
): Failure | undefined {
  const place = lines.findIndex(fails)
  const line = lines[place]
  return line === undefined ? undefined : { line: place + 1, product: nameOf(line) }
}
