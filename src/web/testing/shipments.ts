import type { Shipment, ShipmentsOfOrder } from '#contract/shipments/shipment.ts'

export const aShipment = (more: Partial<Shipment> = {}): Shipment => ({
  shipment_id: '0199aaaa-0000-7000-8000-000000000001',
  seq: 1,
  mode: 'road',
  transporter_name: 'VRL Logistics',
  transporter_id: '',
  doc_no: 'LR-7781',
  doc_date: null,
  vehicle_no: 'TN38AB1234',
  vehicle_kind: 'R',
  distance_km: 460,
  packages: null,
  expected_on: '2026-11-27',
  ewb_no: '',
  ewb_on: null,
  ewb_valid_until: null,
  dispatched_at: '2026-11-23T06:00:00.000Z',
  delivered_at: null,
  received_at: null,
  receipt_note: null,
  has_proof: false,
  confirm_until: null,
  accepted_on: null,
  challan: 'INV/26-27/D0001',
  value: 139_500,
  lines: [
    {
      line_number: 1,
      product_name: 'Cement',
      unit: 'bag',
      quantity: 300,
      accepted: null,
      short: null,
      damaged: null,
    },
  ],
  earlier_vehicles: [],
  ...more,
})

const rule = {
  state_code: null,
  limit: 50_000,
  is_district_free: false,
  city_limit: null,
  is_disputed: false,
  source: 'Rule 138(1)',
  checked_on: '2026-11-22',
}

export const shipmentsOf = (shipments: Shipment[], left: number, more: Partial<ShipmentsOfOrder> = {}) => ({
  shipments,
  lines: [{ line_number: 1, product_name: 'Cement', unit: 'bag', quantity: 400, left, unit_price: 465 }],
  promised_on: null,
  is_cancelled_on_the_way: false,
  is_billed: true,
  eway_rule: rule,
  ...more,
})
