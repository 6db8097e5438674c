import type { PortalCheckValue, PublishedCheck } from '#contract/content/portal-checks.ts'
import { einvoiceChecks } from './einvoice-checks.rules.ts'
import { ewayChecks } from './eway-checks.rules.ts'
import { gstr1Checks } from './gstr1-checks.rules.ts'
import type { PortalCheck } from './portal-check.rules.ts'

/** Of all portals, by their names. */
export const allChecks: Readonly<Record<string, PortalCheck<never>>> = {
  ...ewayChecks,
  ...einvoiceChecks,
  ...gstr1Checks,
}

const lookedUpOn = '2026-11-29'

/** A check as it came with the product. */
export const firstValueOf = ({ since, until, source }: PortalCheck<never>): PortalCheckValue => ({
  is_on: true,
  since,
  until: until ?? null,
  source,
  checked_on: lookedUpOn,
})

const portalOf = (name: string) => name.slice(0, name.indexOf('-')) as PublishedCheck['portal']

/** As the desk lists them, each with the sentence that a seller reads. */
export const publishedChecks = (): PublishedCheck[] =>
  Object.entries(allChecks).map(([name, { code, field, sentence }]) => ({
    ...{ name, portal: portalOf(name), code, field },
    about: sentence({ field, code, number: '', line: 0, product: '' }).content,
  }))
