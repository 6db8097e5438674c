import { paymentLaw } from './payment-law.ts'

/** 'sharma.traders@okicici': a name and the handle of a payment service. */
const upiAddressForm = /^[a-z0-9][a-z0-9._-]{1,63}@[a-z][a-z0-9]{1,31}$/

export const cleanUpiAddress = (typed: string) => typed.replace(/\s/g, '').toLowerCase()
export const isUpiAddress = (typed: string) => upiAddressForm.test(cleanUpiAddress(typed))

/** A person's address, or that of a merchant whom the bank has verified: they differ in what one payment may be. */
export const upiKinds = ['plain', 'merchant'] as const
export type UpiKind = (typeof upiKinds)[number]

export const upiLimitPaise = (kind: UpiKind) =>
  kind === 'merchant' ? paymentLaw.upiMerchantPaise : paymentLaw.upiPersonPaise

type Payment = {
  readonly address: string
  readonly kind: UpiKind
  /** The merchant's category code; blank for others. */
  readonly mcc: string
  readonly name: string
  readonly paise: number
  readonly orderId: string
}

/** RFC 3986 allows @ in a query, and apps look for it there. */
const encoded = (text: string) => encodeURIComponent(text).replaceAll('%40', '@')

const inRupees = (paise: number) => `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`

/** A payment as UPI apps read it (NPCI linking specification 1.6): `tr` and `mc` belong to merchants alone. */
export function upiLink({ address, kind, mcc, name, paise, orderId }: Payment): string {
  const fields = [
    ['pa', address],
    ['pn', name],
    ...(kind === 'merchant' ? [...(mcc ? [['mc', mcc]] : []), ['tr', orderId]] : []),
    ['am', inRupees(paise)],
    ['cu', 'INR'],
    ['tn', orderId],
  ]
  return `upi://pay?${fields.map(([field, value = '']) => `${field}=${encoded(value)}`).join('&')}`
}
