import * as z from 'zod/mini'
import { lineOf } from '#contract/fields.ts'
import { issueOf } from '#contract/rule.ts'
import { isStateName } from '#contract/tax/state-names.ts'
import { withPlainDigits } from '#contract/typed-number.ts'
import { pinCodeRule } from './pin-code.ts'

export const postalCode = lineOf('postalCode', 12).check(z.overwrite(withPlainDigits))

/** A state that is not an Indian one may lie abroad, where postal codes have other forms. */
export const codeOfState = <Name extends string>(name: Name) =>
  z.check<Record<Name | 'state', string>>(({ value, issues }) => {
    const sentence = isStateName(value.state) ? pinCodeRule(value[name]) : undefined
    if (sentence) issues.push(issueOf(sentence, value, [name]))
  })
