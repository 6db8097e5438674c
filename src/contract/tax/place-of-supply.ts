import { codeOfToday, paysUtgst } from './states.ts'

/** To whom goods go: to the buyer, or to a third party whom the buyer names. */
type ShipTo = 'own' | 'third'

type Supply = {
  readonly shipTo: ShipTo
  /** Where the movement of the goods ends, also when the buyer collects them. */
  readonly shipState: string | undefined
  /** Of the buyer's GST number, or of the address on the invoice for a buyer without one. */
  readonly buyerState: string | undefined
}

/**
 * The place of supply of goods, as code of a state (IGST Act 2017, section 10(1), as of November 2026):
 * (a) where the movement of the goods ends; (b) if they go to a third party by the buyer's order, the buyer's principal place of
 * business; (ca, since 1 October 2023) for a buyer who is not registered, the address on the invoice, which is that of delivery
 * (Circular 209/3/2024-GST). undefined: the seller chooses before an invoice is issued.
 */
export const placeOfSupply = ({ shipTo, shipState, buyerState }: Supply): string | undefined =>
  shipTo === 'third' ? buyerState : shipState

/** Between two states the tax is IGST; within one it is shared by the Union and the state (sections 7 and 8). */
export const isInterState = (sellerState: string, supplyState: string) =>
  codeOfToday(sellerState) !== codeOfToday(supplyState)

/** What the state's half is called there. */
export const stateTaxName = (supplyState: string): 'SGST' | 'UTGST' =>
  paysUtgst(supplyState) ? 'UTGST' : 'SGST'
