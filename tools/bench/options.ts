import { parseArgs } from 'node:util'

export type Options = {
  readonly products: number
  readonly seconds: number
  /** Only scenarios whose name contains this. */
  readonly only: string
  /** Measures the lists of years of orders and messages instead of the catalogue. */
  readonly history: boolean
}

export function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      products: { type: 'string', default: '10000' },
      seconds: { type: 'string', default: '4' },
      only: { type: 'string', default: '' },
      history: { type: 'boolean', default: false },
    },
  })
  const { only, history } = values
  return { products: wholeNumber(values.products), seconds: wholeNumber(values.seconds), only, history }
}

function wholeNumber(text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1) throw new Error(`${text} is no whole number above 0`)
  return number
}
