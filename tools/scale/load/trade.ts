import type pg from 'pg'
import { startWriters } from '#e2e/processes/writers.ts'
import { count, ms } from './figures.ts'
import { watchPauses } from './pauses.ts'

export type TradeFigures = {
  readonly orders: number
  readonly lost: number
  readonly doubled: number
  /** The longest time in which nobody's order was acknowledged. */
  readonly pause: number
}

/** Buyers who order all the time, each with one key until it is acknowledged. */
export async function openTrade(url: string, productId: string, buyers = 12) {
  const writers = await startWriters(url, productId, buyers)
  const pauses = watchPauses(writers.placed)
  return {
    async end(pool: pg.Pool): Promise<TradeFigures> {
      const pause = pauses.stop()
      await writers.stop()
      return { ...(await writers.count(pool)), orders: writers.placed.length, pause }
    },
  }
}

export const brokenTrade = ({ lost, doubled }: TradeFigures) => [
  ...(lost > 0 ? [`${lost} acknowledged orders are lost`] : []),
  ...(doubled !== 0 ? [`${doubled} orders are there twice`] : []),
]

export const tradeLine = ({ orders, lost, doubled, pause }: TradeFigures) =>
  `${count(orders)} orders, ${lost} lost, ${doubled} doubled, longest pause ${ms(pause)}`
