import type { firstCategories } from '#contract/first-categories.ts'

export type DemoQuote = {
  /** A company of the demo market that deals in the category. */
  readonly seller: string
  /** Rupees for one piece. */
  readonly price: number
  readonly minimum: number
  readonly days: number
  readonly note: string
  readonly hours_ago: number
}

export type DemoRequirement = {
  /** The mail box of a buyer of the demo market. */
  readonly buyer: string
  readonly product_name: string
  readonly quantity: number
  readonly product_details: string
  readonly category_type: (typeof firstCategories)[number]
  readonly hours_ago: number
  readonly quotes: readonly DemoQuote[]
  /** By whom it was won, or that its buyer took it back. */
  readonly closed?: { readonly hours_ago: number; readonly won_by?: string }
}
