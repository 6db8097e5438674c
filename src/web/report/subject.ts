/** What a report is about. */
export type Subject =
  | { readonly kind: 'listing'; readonly productId: string }
  | { readonly kind: 'supplier' | 'person'; readonly aboutId: string }
  | { readonly kind: 'content'; readonly page: string }

/** What the other person wrote, of which one can be reported. */
export type Talk = {
  readonly roomId: string
  readonly messages: readonly { readonly seq: number; readonly text: string }[]
}
