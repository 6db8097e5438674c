/** Who says what, so many minutes after the line before. */
type DemoLine = readonly [who: 'buyer' | 'seller', text: string, minutesLater?: number]

export type DemoTalk = {
  /** E-mail address of the buyer and company of the seller, as elsewhere in the demo. */
  readonly buyer: string
  readonly seller: string
  /** How the name of the product begins at which it began. */
  readonly product?: string
  /** When the last line was written. */
  readonly hours_ago: number
  readonly lines: readonly DemoLine[]
  /** How many of the last lines their reader has not seen. */
  readonly unread: number
}
