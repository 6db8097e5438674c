import type { KnownState, StateTable } from './state-table.ts'

type Spellings = {
  /** Codes by the letters of every spelling. */
  readonly bySpelling: ReadonlyMap<string, string>
  /** Codes by the letters of what is or was a name. */
  readonly byName: ReadonlyMap<string, string>
}

/** What counts of a spelling: its letters, in any script. */
export const stateLetters = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^\p{L}\p{M}]/gu, '')

type Spelled = readonly (readonly [word: string, code: string])[]

/** Of two with the same letters the later one counts. */
const byLetters = (spelled: Spelled): ReadonlyMap<string, string> =>
  new Map(
    spelled.map(([word, code]) => [stateLetters(word), code] as const).filter(([letters]) => letters !== ''),
  )

const spelledBy = (
  states: readonly KnownState[],
  wordsOf: (state: KnownState) => readonly string[],
): Spelled => states.flatMap((state) => wordsOf(state).map((word) => [word, state.state_code] as const))

const known = new WeakMap<StateTable, Spellings>()

/** How the states of a table are spelled; apart from it, because most pages read codes alone. */
export function spellingsOf(table: StateTable): Spellings {
  const spellings = known.get(table) ?? made(table)
  known.set(table, spellings)
  return spellings
}

/** What stands wins over what has ended, what is said now over what was said once, names over other spellings. */
function made({ all }: StateTable): Spellings {
  const inOrder = [...all].sort((one, other) => Number(other.is_ended) - Number(one.is_ended))
  const formerNames = spelledBy(inOrder, ({ former_names }) => former_names)
  const names = spelledBy(inOrder, ({ name }) => [name])
  return {
    bySpelling: byLetters([
      ...spelledBy(inOrder, ({ former_aliases }) => former_aliases),
      ...formerNames,
      ...spelledBy(inOrder, ({ aliases }) => aliases),
      ...names,
    ]),
    byName: byLetters([...formerNames, ...names]),
  }
}
