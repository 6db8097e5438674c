import { notifications as say } from '#contract/texts/notifications.ts'

const about = { order: 'VJ-12345678', part: 2 } as const
const buyer = 'Ravi Stores'

/** What people read of goods on their way, and the names of its sentences. */
export const shipmentCases = [
  [
    say.goodsSent({ ...about, by: 'VRL Logistics' }),
    'goodsSent',
    'Shipment 2 of your order VJ-12345678 is on its way with VRL Logistics',
  ],
  [say.goodsSent({ ...about, by: '' }), 'goodsSent', 'Shipment 2 of your order VJ-12345678 is on its way'],
  [
    say.transportKnown({ ...about, vehicle: 'TN38AB1234', number: 'LR-7781' }),
    'transportKnown',
    'Shipment 2 of your order VJ-12345678: vehicle TN38AB1234, LR number LR-7781',
  ],
  [
    say.transportKnown({ ...about, vehicle: '', number: 'LR-7781' }),
    'transportKnown',
    'Shipment 2 of your order VJ-12345678: LR number LR-7781',
  ],
  [
    say.shipmentTakenBack({ ...about, reason: 'Another order was meant.' }),
    'shipmentTakenBack',
    'Shipment 2 of your order VJ-12345678 was noted by mistake and is taken back: Another order was meant.',
  ],
  [
    say.goodsDelivered(about),
    'goodsDelivered',
    'Shipment 2 of your order VJ-12345678 is delivered. Please confirm what you received.',
  ],
  [
    say.goodsReceived({ ...about, buyer }),
    'goodsReceived',
    'Ravi Stores confirmed shipment 2 of VJ-12345678',
  ],
  [
    say.goodsMissing({ ...about, buyer, short: 1_000, damaged: 2 }),
    'goodsMissing',
    'Ravi Stores confirmed shipment 2 of VJ-12345678: 1,000 short, 2 damaged',
  ],
  [
    say.orderPromised({ order: about.order, day: '2026-11-30' }),
    'orderPromised',
    'Your order VJ-12345678 leaves by 30 Nov 2026',
  ],
] as const
