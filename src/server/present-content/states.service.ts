import type { StateContent } from '#contract/content/states.ts'
import { spelledStates, spelledTable } from '#contract/tax/first-aliases.ts'
import { stateLetters } from '#contract/tax/state-spellings.ts'
import { type KnownState, type StateTable, stateTableOf } from '#contract/tax/state-table.ts'
import { look, memoryOf } from '#server/content/content.service.ts'
import type { Db } from '#server/db/db.ts'
import { amongStates } from './among-states.service.ts'

type Memory = NonNullable<ReturnType<typeof memoryOf>>

const made = new WeakMap<Memory['written'], StateTable>()

/** The states as they stand, from memory; where the database is away what stood last is answered. */
async function findStates(db: Db): Promise<StateTable> {
  const known =
    memoryOf(db, 'states') ??
    (await look(db)
      .then(() => memoryOf(db, 'states'))
      .catch(() => undefined))
  return known && known.written.size > 0 ? tableOf(known) : spelledTable()
}

/** Does the work with the states that stand when it begins. */
export const withStates = async <Answer>(db: Db, work: () => Promise<Answer>): Promise<Answer> =>
  amongStates(await findStates(db), work)

function tableOf(memory: Memory): StateTable {
  const known = made.get(memory.written) ?? stateTableOf(standingIn(memory))
  made.set(memory.written, known)
  return known
}

function standingIn({ written, former }: Memory): KnownState[] {
  const all = new Map(spelledStates().map((state) => [state.state_code, state]))
  for (const [code, value] of written) if (value) all.set(code, knownOf(code, value as StateContent, former))
  return [...all.values()].sort((one, other) => (one.state_code < other.state_code ? -1 : 1))
}

function knownOf(state_code: string, value: StateContent, former: Memory['former']): KnownState {
  const { name, aliases, has_utgst, is_ended, into } = value
  const stood = former.filter((each) => each.name === state_code).map((each) => each.value as StateContent)
  const besides = (words: readonly string[], stands: readonly string[]) => {
    const standing = new Set(stands.map(stateLetters))
    const others = words.filter((word) => !standing.has(stateLetters(word)))
    return [...new Map(others.map((word) => [stateLetters(word), word])).values()]
  }
  return {
    ...{ state_code, name, aliases, has_utgst, is_ended, into },
    former_names: besides(
      stood.map((each) => each.name),
      [name],
    ),
    former_aliases: besides(
      stood.flatMap((each) => each.aliases),
      [name, ...aliases],
    ),
  }
}
