/** One product of the demo market, as its seller would write it. Prices are rupees including tax. */
export interface Good {
  /** Trade name, at most 100 characters. */
  readonly name: string
  /** What a trader wants to know before asking, 120 to 400 characters. */
  readonly description: string
  readonly unit: string
  /** [from quantity, rupees per unit], ascending quantity, falling price; at most 2 decimals. 1 to 4 slabs. */
  readonly tiers: readonly (readonly [from: number, rupees: number])[]
  readonly specs: Readonly<Record<string, string>>
  /** null: not tracked. */
  readonly stock: number | null
  /** Names of pictures, the cover first, 2 to 5. */
  readonly pictures: readonly string[]
}
