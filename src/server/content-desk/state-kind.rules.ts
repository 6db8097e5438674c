import { stateCodeRule } from '#contract/content/state-rules.ts'
import { type StateContent, stateText } from '#contract/content/states.ts'
import { spelledStates } from '#contract/tax/first-aliases.ts'
import { stateLetters } from '#contract/tax/state-spellings.ts'
import type { KnownState } from '#contract/tax/state-table.ts'
import { content as texts } from '#contract/texts/desk/content.ts'
import { badInput } from '#server/errors.ts'
import type { Kind } from './kind.rules.ts'

const endedBy: Readonly<Record<string, string>> = {
  '25': 'Dadra and Nagar Haveli and Daman and Diu (Merger of Union Territories) Act, 2019 (44 of 2019), in force since 26 January 2020',
  '28': 'Andhra Pradesh Reorganisation Act, 2014 (6 of 2014): 37 is the code since then',
}

const asItCame = ({ state_code, name, aliases, has_utgst, is_ended, into }: KnownState): StateContent => ({
  ...{ name, aliases: [...aliases], has_utgst, is_ended, into },
  note: '',
  source: endedBy[state_code] ?? 'State list of the GST portal',
  checked_on: '2026-11-22',
})

const first = new Map(spelledStates().map((state) => [state.state_code, asItCame(state)]))

/** Addresses, registrations and papers name a state by its code, so none can be taken away: one that was a slip ends. */
export const stateKind: Kind = {
  schema: stateText,
  first: () => first,
  isOpen: true,
  mayEnd: () => false,
  isForOwners: true,
  check: (name) => {
    const problem = stateCodeRule(name)
    if (problem) throw badInput(problem, 'name')
  },
  checkAmong: ({ name, value, others }) => {
    const state = value as StateContent
    requireOwnWords(state, others as Others)
    requireInto(name, state, others as Others)
  },
}

type Others = ReadonlyMap<string, StateContent>

/** No spelling means two states that stand. One that has ended keeps its words until another takes them. */
function requireOwnWords({ name, aliases, is_ended }: StateContent, others: Others) {
  if (is_ended) return
  const taken = new Map(
    [...others.values()]
      .filter((other) => !other.is_ended)
      .flatMap((other) => [other.name, ...other.aliases].map((word) => [stateLetters(word), other.name])),
  )
  const refuse = (spelling: string, field: 'name' | 'aliases') => {
    const owner = taken.get(stateLetters(spelling))
    if (owner) throw badInput(texts.stateTaken({ spelling, name: owner }), field)
  }
  refuse(name, 'name')
  for (const alias of aliases) refuse(alias, 'aliases')
}

function requireInto(code: string, { is_ended, into }: StateContent, others: Others) {
  if (into === '') return
  const target = others.get(into)
  if (!is_ended || into === code || !target || target.is_ended) throw badInput(texts.stateInto, 'into')
}
