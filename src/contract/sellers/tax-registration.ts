import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { blankLineOf, lineOf, textOf } from '#contract/fields.ts'
import { udyamActivities, udyamClasses } from '#contract/khata/due.ts'
import { limits } from '#contract/limits.ts'
import { successFields, successWithMessage } from '#contract/reply.ts'
import { revision, seenRevision } from '#contract/revision.ts'
import { byRule } from '#contract/rule.ts'
import { cleanGstNumber } from '#contract/tax/gst-number.ts'
import { accounts } from '#contract/texts/accounts.ts'
import { billing } from '#contract/texts/billing.ts'
import { sellerChecks } from '#contract/texts/trust/seller-checks.ts'
import { pin } from '#contract/users/billing.ts'
import { gstNumberRule } from '#contract/users/profile-rules.ts'
import { invoicePrefixRule } from './tax-registration-rules.ts'
import { taxScheme } from './tax-scheme.ts'
import { cleanUdyam, optionalUdyamRule } from './udyam.ts'

/** Of the whole business in a year, in crore rupees: it decides on digits of HSN codes and on e-invoices. */
export const turnover = z.enum(['up_to_5', '5_to_10', 'above_10'], 'This choice does not exist')
export type Turnover = z.infer<typeof turnover>

const names = z.object({
  legal_name: z.string(),
  /** Blank: the legal name. */
  trade_name: z.string(),
})

const fields = {
  gstin: z.string(),
  /** What papers print; blank until an admin has looked at the first names of a shop that has none. */
  legal_name: z.string(),
  /** Blank: the legal name. */
  trade_name: z.string(),
  address: z.string(),
  /** Blank until the seller has written it. */
  pin: z.string(),
  state_code: z.string(),
  scheme: taxScheme,
  turnover,
  invoice_prefix: z.string(),
  /** Of its invoices (bills of supply under composition) in this financial year; null before the first. */
  last_number: z.nullable(z.string()),
  /** null: this series is full. */
  next_number: z.nullable(z.string()),
  /** Of the business, as the seller states it; blank without one. */
  udyam_number: z.string(),
  udyam_class: z.nullable(z.enum(udyamClasses)),
  udyam_activity: z.nullable(z.enum(udyamActivities)),
  /** The one that orders are sold under from now on. */
  is_default: z.boolean(),
  /** Names that an admin has not looked at yet. */
  waiting_names: z.nullable(names),
  revision,
}
const taxRegistration = z.object(fields)
export type TaxRegistration = z.infer<typeof taxRegistration>

export const listTaxRegistrations = endpoint({
  method: 'GET',
  path: '/api/seller/tax',
  access: 'seller',
  about: "The GST registrations of the caller's shop, the default one first.",
  input: z.object({}),
  reply: z.object({ ...successFields, registrations: z.array(taxRegistration) }),
})

export const saveTaxRegistration = endpoint({
  method: 'PUT',
  path: '/api/seller/tax',
  access: 'seller',
  about:
    'Changes the registration of this GST number, or adds it; all numbers of a shop have the PAN that it was approved with. Names that no admin has seen wait, and papers print the former ones. Another scheme, prefix or default, and a further registration, need the password. A `revision` that is old is refused with 409.',
  input: z.object({
    gstin: z.string(accounts.gstNumber.content).check(z.overwrite(cleanGstNumber), byRule(gstNumberRule)),
    legal_name: lineOf('legalName', limits.text.name),
    trade_name: z._default(blankLineOf('tradeName', limits.text.name), ''),
    address: textOf('address', limits.text.address),
    pin,
    scheme: taxScheme,
    turnover,
    invoice_prefix: z.string(billing.prefix.content).check(z.trim(), byRule(invoicePrefixRule)),
    /** Without these what is stated of the Udyam registration stays; a blank number removes it. */
    udyam_number: z.optional(
      z.string(sellerChecks.udyamForm.content).check(z.overwrite(cleanUdyam), byRule(optionalUdyamRule)),
    ),
    udyam_class: z.optional(z.nullable(z.enum(udyamClasses, 'This choice does not exist'))),
    udyam_activity: z.optional(z.nullable(z.enum(udyamActivities, 'This choice does not exist'))),
    is_default: z._default(z.boolean(), false),
    /** Needed by `asksPassword`. */
    password: z._default(z.string(accounts.password.content), ''),
    revision: seenRevision,
  }),
  reply: z.object({ ...successWithMessage, data: taxRegistration }),
})
