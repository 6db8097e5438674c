const indianOffset = 5.5 * 60 * 60 * 1000
const monthsOfQuarter = 3
const quartersShown = 12

/** The quarter of the financial year in India: 2026-Q3 is October to December 2026. */
export function quarterAt(moment: number): string {
  const day = new Date(moment + indianOffset)
  const place = day.getUTCMonth() - monthsOfQuarter
  const year = day.getUTCFullYear() - (place < 0 ? 1 : 0)
  const quarter = place < 0 ? 4 : Math.floor(place / monthsOfQuarter) + 1
  return `${year}-Q${quarter}`
}

function before(quarter: string) {
  const year = Number(quarter.slice(0, 4))
  const place = Number(quarter.at(-1))
  return place === 1 ? `${year - 1}-Q4` : `${year}-Q${place - 1}`
}

/** The latest first. */
export function quartersUntil(last: string): readonly string[] {
  const all = [last]
  while (all.length < quartersShown) all.push(before(all.at(-1) ?? last))
  return all
}

/** 2026-Q3 is Q3 of 2026-27. */
export function partsOfQuarter(quarter: string) {
  const year = Number(quarter.slice(0, 4))
  return { place: quarter.slice(5), year: `${year}-${String(year + 1).slice(2)}` }
}
