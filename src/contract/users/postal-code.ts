import * as z from 'zod/mini'
import { textOf } from '#contract/fields.ts'
import { states } from '#contract/sellers/gst-number.ts'
import { withPlainDigits } from '#contract/typed-number.ts'
import { isPinCode } from './pin-code.ts'

export const postalCode = textOf('Postal code', 12).check(z.overwrite(withPlainDigits))

/** A state in other words may lie abroad, where codes have other forms. */
export const codeOfState = <Name extends string>(name: Name) =>
  z.refine<Record<Name | 'state', string>>(
    (address) => !states.includes(address.state) || isPinCode(address[name]),
    { error: 'Indian PIN codes have six digits and do not begin with 0', path: [name] },
  )
