import * as z from 'zod/mini'
import { textOf } from '#contract/fields.ts'
import { states } from '#contract/sellers/gst-number.ts'
import { withPlainDigits } from '#contract/typed-number.ts'
import { pinCodeRule } from './pin-code.ts'

export const postalCode = textOf('Postal code', 12).check(z.overwrite(withPlainDigits))

/** A state that is not an Indian one may lie abroad, where postal codes have other forms. */
export const codeOfState = <Name extends string>(name: Name) =>
  z.check<Record<Name | 'state', string>>(({ value, issues }) => {
    const message = states.includes(value.state) ? pinCodeRule(value[name]) : undefined
    if (message) issues.push({ code: 'custom', message, path: [name], input: value })
  })
