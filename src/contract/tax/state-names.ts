import { codeOfFirstAlias } from './first-aliases.ts'
import { presentStates } from './present-states.ts'
import { spellingsOf, stateLetters } from './state-spellings.ts'
import type { KnownState } from './state-table.ts'
import { codeOfToday, isStateCode } from './states.ts'

/** The code of a state as somebody wrote it: 'Tamilnadu', 'TN', 'ORISSA', '33', '33-Tamil Nadu'. */
export function stateCodeOfName(text: string): string | undefined {
  const letters = stateLetters(text)
  const code = letters ? codeOfLetters(letters) : text.trim().padStart(2, '0')
  return code !== undefined && isStateCode(code) ? codeOfToday(code) : undefined
}

/** People write a name in two scripts, one after the other. */
function codeOfLetters(letters: string): string | undefined {
  const { bySpelling } = spellingsOf(presentStates())
  const latin = letters.replace(/[^a-z]/g, '')
  return (
    bySpelling.get(letters) ?? bySpelling.get(latin) ?? codeOfFirstAlias(letters) ?? codeOfFirstAlias(latin)
  )
}

/** Whether it is or was the name of a state of India. */
export const isStateName = (text: string) => spellingsOf(presentStates()).byName.has(stateLetters(text))

/** A name that stands somewhere, as the state is called today; other words stay as they were written. */
export function presentStateName(text: string): string {
  const table = presentStates()
  const letters = stateLetters(text)
  const name = table.byCode.get(spellingsOf(table).byName.get(letters) ?? '')?.name
  return name === undefined || stateLetters(name) === letters ? text : name
}

const namesOf = ({ name, former_names }: KnownState) => [name, ...former_names]

/** What is written where a state is meant: these words, and all that it and what went into it are or were called. */
export function namesMeant(text: string): string[] {
  const code = stateCodeOfName(text)
  const names = presentStates()
    .all.filter(({ state_code }) => code !== undefined && codeOfToday(state_code) === code)
    .flatMap(namesOf)
  return [...new Map([text, ...names].map((name) => [name.toLowerCase(), name])).values()]
}
