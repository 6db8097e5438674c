import * as z from 'zod/mini'
import { asLine, asLines } from './invisible.ts'
import { limits } from './limits.ts'
import { byRule } from './rule.ts'
import { blankTextRule, textRule } from './text-rule.ts'
import { accounts } from './texts/accounts.ts'
import { type FieldName, fields } from './texts/fields.ts'
import { newPasswordRule } from './users/new-password.ts'
import { signInNumberRule } from './users/phone-number.ts'

const filled = (field: FieldName, max: number, clean: (text: string) => string) =>
  z.string(fields.empty({ field }).content).check(
    z.overwrite(clean),
    z.trim(),
    byRule(textRule(field, max)),
    // What the rule holds, for those who read the API page.
    z.meta({ minLength: 1, maxLength: max }),
  )

/** A person's text, in lines: trimmed, not blank and within its limit; the sentences name the field. */
export const textOf = (field: FieldName, max: number) => filled(field, max, asLines)

/** The same in one line: a name with a line break could pass for the next line of a paper or a record. */
export const lineOf = (field: FieldName, max: number) => filled(field, max, asLine)

/** Half of a surrogate pair, where the limit falls into one, is no text. */
const cut = (text: string, max: number) =>
  text
    .replaceAll('\0', '')
    .trim()
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/, '')

/** Text that the API never refuses: invalid or long input is cut to a short plain text. */
export const cutText = (max: number) =>
  z.pipe(
    z._default(z.string(), ''),
    z.transform((text) => cut(text, max)),
  )

/** The code of the language that a file is read in; any that the site does not speak is English. */
export const language = cutText(8)

const blank = (field: FieldName, max: number, clean: (text: string) => string) =>
  z
    .string(fields.notText({ field }).content)
    .check(z.overwrite(clean), z.trim(), byRule(blankTextRule(field, max)), z.meta({ maxLength: max }))

/** Text in lines that may be blank. */
export const blankTextOf = (field: FieldName, max: number) => blank(field, max, asLines)

/** The same in one line. */
export const blankLineOf = (field: FieldName, max: number) => blank(field, max, asLine)

/** Text that may be missing or blank. */
export const optionalTextOf = (field: FieldName, max: number) => z._default(blankTextOf(field, max), '')

/** One value or several: a repeated name in a query, or a list in a body. Blank values are dropped. */
export const severalTexts = (max: number, limit: number) =>
  z.pipe(
    z.union([z.string(), z.array(z.string())]),
    z.transform((input) =>
      [...new Set([input].flat().map((text) => cut(text, max)))]
        .filter((text) => text !== '')
        .slice(0, limit),
    ),
  )

/** The database writes ids in lower case, and code compares ids as text. */
export const idOf = (otherwise: string) => z.uuid(otherwise).check(z.toLowerCase())

export const productId = idOf('Product not found')
export const userId = idOf('User not found')
export const sellerId = idOf('Seller not found')
export const orderIdForm = /^VJ-[0-9A-Z]{8}$/
export const orderId = z.string().check(z.regex(orderIdForm, 'Order not found'))
export const addressId = idOf('Address not found')
export const billingId = idOf('Billing profile not found')
export const reviewId = idOf('Review not found')
export const requirementId = idOf('Requirement not found')
export const sessionId = idOf('Session not found')

export const quantity = z
  .int('Quantity must be a whole number')
  .check(
    z.minimum(1, 'Quantity must be at least 1'),
    z.maximum(limits.cart.quantity, 'Quantity can be at most 10,00,000'),
  )

/** Rupees with at most two decimals, never negative. */
export const rupees = z.number()

/** Where the next page of a list begins: the `next` of the previous page. */
export const cursor = z.optional(z.string().check(z.maxLength(200)))
/** The same for lists that are sorted by a name. */
export const longCursor = z.optional(z.string().check(z.maxLength(1_000)))

/** A moment in UTC. */
export const moment = z.iso.datetime()

/** A day in India, such as 2026-11-19. */
export const indianDay = z.iso
  .date('Choose a date such as 2026-11-19')
  .check(z.regex(/^(19|20|21)/, 'Choose a date such as 2026-11-19'))

/** Missing and non-text values become an empty text, so that the specification's own sentence answers them. */
export const typedText = z.catch(z.union([z.string(), z.pipe(z.number(), z.transform(String))]), '')

/** The phone number of an account, in any notation. */
export const signInNumber = typedText.check(byRule(signInNumberRule))

export const newPassword = z
  .string(accounts.newPassword.content)
  .check(byRule(newPasswordRule), z.minLength(limits.password.min), z.maxLength(limits.password.max))
