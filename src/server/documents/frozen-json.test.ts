import { expect, test } from 'vitest'
import { z } from 'zod'
import { Delivery } from '#server/deals/deal.row.ts'
import { PaidOrder } from '#server/payments/payment.queries.ts'
import { ReceiptRow } from '#server/payments/receipt.queries.ts'
import { receiptPaperOf } from '#server/payments/receipt-paper.rules.ts'
import { ChallanRow } from '#server/shipments/challan.row.ts'
import { paperOf as challanPaperOf } from '#server/shipments/challan-paper.rules.ts'
import { frozen } from '#server/testing/documents/frozen.ts'
import { Particulars } from './document.row.ts'

const schemas: Readonly<Record<keyof typeof frozen, z.ZodType>> = {
  'invoices.particulars': Particulars,
  'challans.facts': ChallanRow.shape.facts,
  'receipts.facts': ReceiptRow.shape.facts,
  'deal_offers.delivery': Delivery,
  'orders.terms': PaidOrder.shape.terms,
}
const columns = Object.keys(frozen) as (keyof typeof frozen)[]
const samples = columns.flatMap((column) =>
  frozen[column].map(({ version, value }) => ({ column, version, value })),
)

test.each(samples)('$column with $version is read whole', ({ column, value }) => {
  expect(schemas[column].parse(value)).toEqual(value)
})

/** 'seller.name', 'lines.quantity': every key below a schema; what has keys of its own choice is one. */
function keysOf(schema: unknown, before = ''): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return keysOf(schema.unwrap(), before)
  if (schema instanceof z.ZodArray) return keysOf(schema.element, before)
  if (!(schema instanceof z.ZodObject)) return [before]
  return Object.entries(schema.shape).flatMap(([key, part]) =>
    keysOf(part, before ? `${before}.${key}` : key),
  )
}

const has = (value: unknown, [key = '', ...rest]: readonly string[]): boolean => {
  const own = Array.isArray(value) ? value[0] : value
  if (typeof own !== 'object' || own === null || !(key in own)) return false
  return rest.length === 0 || has(own[key as keyof typeof own], rest)
}

// Whoever adds a key adds a sample, and so sees that the others are read without it.
test.each(columns)('the last sample of %s has every key that is written today', (column) => {
  const { value } = frozen[column].at(-1) ?? {}
  expect(keysOf(schemas[column]).filter((key) => !has(value, key.split('.')))).toEqual([])
})

test('old challans and receipts still make their papers', () => {
  for (const { value } of frozen['challans.facts']) {
    const facts = ChallanRow.shape.facts.parse(value)
    const challan = { shipment_id: 'a', number: 'INV/26-27/D0001', issued_on: '2026-11-23', facts }
    expect(challanPaperOf(challan, 'original').words).toMatch(/One lakh thirty-nine thousand/i)
  }
  for (const { value } of frozen['receipts.facts']) {
    const facts = ReceiptRow.shape.facts.parse(value)
    const receipt = { number: 'INV/26-27/R0001', issued_on: '2026-11-23', facts, cancel_reason: null }
    expect(JSON.stringify(receiptPaperOf(receipt))).toContain('57,600')
  }
})
