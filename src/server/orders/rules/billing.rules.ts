import type { InputOf } from '#contract/endpoint.ts'
import type { placeOrder } from '#contract/order.ts'
import { stateCodeOfAddress } from '#contract/tax/address-state.ts'
import { isInterState, placeOfSupply } from '#contract/tax/place-of-supply.ts'
import { billing as texts } from '#contract/texts/billing.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import type { PricedLine } from '#server/carts/priced-cart.rules.ts'
import type { BillTo, NewOrder } from '../place.queries.ts'

type Draft = Pick<
  InputOf<typeof placeOrder>,
  'state' | 'postal_code' | 'po_number' | 'note' | 'ship_to' | 'ship_name'
>
export type Billing = Pick<
  NewOrder,
  keyof BillTo | 'po_number' | 'note' | 'ship_state_code' | 'ship_to' | 'ship_name' | 'supply_state_code'
>

/** Without a billing profile. */
export const nobody: BillTo = {
  bill_gstin: null,
  bill_name: null,
  bill_address: null,
  bill_pin: null,
  bill_state_code: null,
}

/** What orders of a checkout keep of whom they are billed to and where they are supplied. */
export function billingOf(draft: Draft, billTo: BillTo): Billing {
  const shipState = stateCodeOfAddress(draft.state, draft.postal_code)
  const supply = placeOfSupply({
    shipTo: draft.ship_to ?? 'own',
    shipState,
    buyerState: billTo.bill_state_code ?? undefined,
  })
  return {
    ...billTo,
    po_number: draft.po_number || null,
    note: draft.note || null,
    ship_state_code: shipState ?? null,
    ship_to: draft.ship_to ?? null,
    ship_name: (draft.ship_to === 'third' && draft.ship_name) || null,
    supply_state_code: supply ?? null,
  }
}

type Scheme = { readonly seller_scheme: string | null; readonly seller_state_code: string | null }
type SoldByScheme = {
  readonly product: Pick<PricedLine['product'], 'seller_scheme' | 'seller_state_code' | 'seller_company'>
}
type Supplied = Pick<Billing, 'supply_state_code'>

/** A composition taxable person may not sell into another state (CGST Act, section 10(2)). */
export const isSoldElsewhere = (
  { seller_scheme, seller_state_code }: Scheme,
  { supply_state_code }: Supplied,
) =>
  seller_scheme === 'composition' &&
  seller_state_code !== null &&
  supply_state_code !== null &&
  isInterState(seller_state_code, supply_state_code)

/** Of a cart, the first supplier who may not sell it there. */
export function compositionProblem(lines: readonly SoldByScheme[], supplied: Supplied): Sentence | undefined {
  const elsewhere = lines.find(({ product }) => isSoldElsewhere(product, supplied))
  return elsewhere && texts.compositionElsewhere({ seller: elsewhere.product.seller_company })
}
