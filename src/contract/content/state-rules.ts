import { limits } from '#contract/limits.ts'
import type { Rule } from '#contract/rule.ts'
import { stateLetters } from '#contract/tax/state-spellings.ts'
import { textRule } from '#contract/text-rule.ts'
import { content as texts } from '#contract/texts/desk/content.ts'

const { name, alias } = limits.state

/** Codes above belong to other countries and to no state. */
const isOfStates = (code: string) => /^\d\d$/.test(code) && code >= '01' && code <= '95'

export const stateCodeRule: Rule<string> = (code) => (isOfStates(code) ? undefined : texts.stateCode)

/** A spelling of digits alone is a code, and one letter means nothing. */
const withLetters = (text: string) => (stateLetters(text).length > 1 ? undefined : texts.stateLetters)

export const stateNameRule: Rule<string> = (text) => textRule('stateName', name)(text) ?? withLetters(text)
export const stateAliasRule: Rule<string> = (text) => textRule('stateAlias', alias)(text) ?? withLetters(text)
