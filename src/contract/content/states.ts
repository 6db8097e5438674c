import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { blankTextOf, indianDay, lineOf, textOf } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { successFields } from '#contract/reply.ts'
import { byRule } from '#contract/rule.ts'
import { content as texts } from '#contract/texts/desk/content.ts'
import { stateAliasRule, stateNameRule } from './state-rules.ts'

const { name, alias, aliases } = limits.state
const tooMany = texts.stateAliases.content

/** What the desk says of a state; its document's name is its code. */
export const stateText = z.object({
  name: lineOf('stateName', name).check(byRule(stateNameRule)),
  /** Other spellings that forms, files, pasted texts and searches understand. */
  aliases: z
    .array(lineOf('stateAlias', alias).check(byRule(stateAliasRule)), tooMany)
    .check(z.maxLength(aliases, tooMany)),
  has_utgst: z.boolean('A checkbox is on or off'),
  is_ended: z.boolean('A checkbox is on or off'),
  into: z.string(texts.stateInto.content),
  /** Why it is so, for the desk alone. */
  note: blankTextOf('note', limits.text.reason),
  source: textOf('source', limits.text.reason),
  checked_on: indianDay,
})
export type StateContent = z.infer<typeof stateText>

const knownState = z.object({
  state_code: z.string(),
  name: z.string(),
  aliases: z.array(z.string()),
  has_utgst: z.boolean(),
  is_ended: z.boolean(),
  into: z.string(),
  former_names: z.array(z.string()),
  former_aliases: z.array(z.string()),
})

export const listStates = endpoint({
  method: 'GET',
  path: '/api/states',
  access: 'anyone',
  shared: true,
  about:
    'The states and union territories by their codes of the GST system: how they are called, what else is understood, and which ended.',
  input: z.object({}),
  reply: z.object({ ...successFields, states: z.array(knownState) }),
})
