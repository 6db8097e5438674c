import type { Backdrop, Family } from './backdrops.ts'
import type { Dye, Keep } from './colours.ts'
import type { LayoutName } from './layouts.ts'

/** Layout, pastel family and backdrop of one picture. */
type Stage = `${LayoutName} ${Family} ${Backdrop}`

/** A colour for the subject itself, or another drawing beside it. */
type Role = Dye | { readonly art: string; readonly dye?: Dye }

export interface Shot {
  readonly stage: Stage
  readonly cast: readonly Role[]
}

export interface Actor {
  readonly art: string
  readonly dye: Dye
  readonly keep?: Keep
}

export interface Subject {
  readonly name: string
  readonly art: string
  readonly shots: readonly Shot[]
  /** Hues that stay when the rest changes: leaves stay green, wood stays wood. */
  readonly keep?: Keep
}

/** One row of a table: name, drawing, and the backdrop and objects of each picture. */
export type Row = readonly [name: string, art: string, ...shots: (readonly [Stage, ...Role[]])[]]

export const subjectsOf = (rows: readonly Row[]): Subject[] =>
  rows.map(([name, art, ...shots]) => ({
    name,
    art,
    shots: shots.map(([stage, ...cast]) => ({ stage, cast })),
  }))

export function partsOf(shot: Shot): { layout: LayoutName; family: Family; kind: Backdrop } {
  const [layout, family, kind] = shot.stage.split(' ') as [LayoutName, Family, Backdrop]
  return { layout, family, kind }
}
