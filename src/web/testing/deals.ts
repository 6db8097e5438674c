import type { Deal, DealOffer } from '#contract/deals/deal.ts'

export const line = {
  ...{ product_id: null, product_name: 'Portland cement', product_image: null, hsn_code: '2523' },
  ...{ quantity: 400, unit: 'bag', unit_price: 465, line_total: 186_000 },
}
export const offer: DealOffer = {
  ...{ revision: 1, proposed_by: 'seller', proposed_at: '2026-11-23T10:00:00.000Z', lines: [line] },
  ...{ freight: 'included', freight_cost: 0, dispatch_days: 5, note: '', total: 186_000, deliver_to: null },
  terms: { advance_bp: 3000, rest: 'on_dispatch', credit_days: 0 },
  ...{ valid_until: '2026-11-30', expires_at: '2199-11-30T18:30:00.000Z' },
}
export const nothing = { accept: false, counter: false, decline: false, withdraw: false }
export const received: Deal = {
  ...offer,
  ...{ deal_id: 'd', room_id: 'r', requirement_id: null, quote_id: null, state: 'open', previous: null },
  ...{
    reason: null,
    order_id: null,
    is_cancelled: false,
    created_at: offer.proposed_at,
    changed_at: offer.proposed_at,
  },
  ...{
    role: 'buyer',
    can: { ...nothing, accept: true, counter: true, decline: true },
    hash: 'a1b2c3d4e5f6'.repeat(6),
  },
}
