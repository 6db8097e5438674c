import { farmAndWear } from './farm-and-wear.ts'
import { homeAndBuilding } from './home-and-building.ts'
import { machinesAndPower } from './machines-and-power.ts'

/**
 * HSN headings that sellers here are likely to need, with their rate since 22 September 2025 (Notification 9/2025-CT(R) and its
 * schedules, 10/2025-CT(R) for goods without tax, 14/2025-CT(R) for bricks and roofing tiles of clay). Gone through by chapter in November
 * 2026; where sources differ, the hint says so. They are suggestions: sellers decide.
 */
export type Heading = {
  readonly code: string
  readonly name: string
  /** The slug of the category whose sellers need it. */
  readonly category: string
  readonly rateBp: number
  /** Another rate for pieces of more than this value. */
  readonly above?: { readonly rupees: number; readonly rateBp: number }
  /** Which of these goods have another rate. */
  readonly hint?: string
}

const line = /^(\d+) ([\d.]+)(?:\/([\d.]+)@(\d+))? ([^;]+)(?:; (.+))?$/

function headingOf(text: string, category: string): Heading {
  const [, code = '', rate, higher, rupees, name = '', hint] = line.exec(text) ?? []
  return {
    ...{ code, name, category, rateBp: Number(rate) * 100 },
    ...(higher && { above: { rupees: Number(rupees), rateBp: Number(higher) * 100 } }),
    ...(hint && { hint }),
  }
}

export const headings: readonly Heading[] = Object.entries({
  ...farmAndWear,
  ...homeAndBuilding,
  ...machinesAndPower,
}).flatMap(([category, lines]) =>
  lines
    .trim()
    .split('\n')
    .map((text) => headingOf(text, category)),
)

/** The rate for goods of a price that includes tax; of the lower one where no price is known. */
export function rateOf({ rateBp, above }: Heading, pricePaise: number | undefined): number {
  if (!above || pricePaise === undefined) return rateBp
  const limit = above.rupees * (10_000 + rateBp)
  return pricePaise * 100 > limit ? above.rateBp : rateBp
}
