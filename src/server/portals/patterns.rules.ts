import { kindOfGstNumber } from '#contract/tax/gst-kinds.ts'
import { hasGoodGstCheck, stateCodeOfGstNumber } from '#contract/tax/gst-number.ts'
import { mayPinLieIn } from '#contract/tax/pin-ranges.ts'
import { codeOfToday, isStateCode } from '#contract/tax/states.ts'
import { isUnitCode } from '#contract/tax/unit-codes.ts'

/** The masters that e-way bills, e-invoices and returns share. */
export const isDocumentNumber = (text: string) => /^[A-Za-z1-9][A-Za-z0-9/-]{0,15}$/.test(text)
export const isTransportNumber = (text: string) => /^[A-Za-z0-9][A-Za-z0-9/-]{0,14}$/.test(text)
/**
 * A parcel way bill is P, the station and 10 digits, a railway receipt of FOIS is F, the station and 9 digits, and one of a leased wagon
 * is L and 9 digits.
 */
export const isRailReceipt = (text: string) =>
  text.length <= 15 && /^(?:P[A-Z]{1,5}\d{4}-?\d{6}|F[A-Z]{1,5}\d{9}|L\d{9})$/.test(text)
/** A portal takes no distance of 0 between two places of one PIN code, and none that is longer. */
export const longestWithinPin = 100
export const isTransporterNumber = (text: string) => /^\d{2}[0-9A-Z]{13}$/.test(text)
export const isHsn = (text: string) => /^(?!0+$)(?:\d{4}|\d{6}|\d{8})$/.test(text)
export const isPortalUnit = isUnitCode

/** In percent, all that ever were: a bill of an older month has its own. */
export const ratesEver = [0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 7.5, 12, 18, 28, 40] as const

/** Of any kind of number that GST gives, with its check character. */
export const isGstin = (text: string) => kindOfGstNumber(text) !== undefined && hasGoodGstCheck(text)

const twoDigits = (code: number | string) => codeOfToday(String(code).padStart(2, '0'))

export const isState = (code: number | string) => isStateCode(twoDigits(code))

export const isPinOf = (pin: number, code: number | string) => mayPinLieIn(String(pin), twoDigits(code))

/** Numbers of bodies without a state belong to any. */
export const isStateOf = (gstin: string, code: number | string) =>
  (stateCodeOfGstNumber(gstin) ?? twoDigits(code)) === twoDigits(code)

/** '16/09/2026' as 2026-09-16; undefined for what is no day. */
export function dayOf(text: string): string | undefined {
  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? []
  const iso = `${year}-${month}-${day}`
  const moment = Date.parse(iso)
  return Number.isNaN(moment) || new Date(moment).toISOString().slice(0, 10) !== iso ? undefined : iso
}

const tolerance = 1

/** Portals count in rupees with decimals and forgive one rupee in each direction. */
export const isNear = (one: number, other: number) => Math.abs(one - other) <= tolerance + 1e-6
