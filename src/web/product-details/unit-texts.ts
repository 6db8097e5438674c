import { manyOf, oneOf } from '#contract/products/unit-words.ts'
import { plural } from '#web/ui/language.ts'

/** For narrow places: 'pcs' for pieces, and nothing of what one of them holds. */
export function manyShort(unit: string) {
  const bare = unit.replace(/\(.*$/, '').replace(/ of \d.*$/, '')
  return /^piece$/i.test(bare.trim()) ? 'pcs' : manyOf(bare)
}

/** 'piece' of one, 'pieces' of more. */
export const unitsFor = (count: number, unit: string) =>
  plural(count, { one: oneOf(unit), other: manyOf(unit) })
