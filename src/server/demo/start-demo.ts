import type { House } from '#server/house.ts'
import { isEmpty } from './is-empty.ts'

/** On the first start with the demo on there is a market to look at. */
export async function startDemo(house: House): Promise<boolean> {
  if (!(house.env.demo && (await isEmpty(house.db)))) return false
  // The texts of the market are many: only the start that needs them waits for them.
  const { loadDemo } = await import('./load-demo.ts')
  return loadDemo(house)
}
