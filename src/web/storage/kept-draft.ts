import { currentSession, storedToken, subscribe } from './session-store.ts'
import { browserStorage } from './storage.ts'

/**
 * What somebody typed into a form and did not send yet. It lives through a reload and through the end of a session, in
 * this browser and for this person alone: signing out, or the sign-in of somebody else, takes it away.
 */
export type KeptDraft<Value extends object> = {
  /** Undefined where nothing is kept that looks like the form. */
  read(): Value | undefined
  keep(value: Value): void
  drop(): void
}

/** `like` is the empty form: what is kept has its fields, of its kinds. */
export function keptDraft<Value extends object>(form: string, like: Value): KeptDraft<Value> {
  return {
    read() {
      const kept = placeOf(form)
      return kept ? shaped(browserStorage.read(kept), like) : undefined
    },
    keep(value) {
      const kept = placeOf(form)
      if (!kept) return
      const text = JSON.stringify(value)
      browserStorage.write(kept, text)
      if (isEarly(kept)) early.set(kept, text)
    },
    drop() {
      const kept = placeOf(form)
      if (!kept) return
      browserStorage.drop(kept)
      early.delete(kept)
    },
  }
}

/**
 * On a slow line one can type before it is known who has signed in. The draft then belongs to the session, and to its
 * owner as soon as that is known; it must survive that the former owner's data is removed at that moment.
 */
const early = new Map<string, string>()
const isEarly = (name: string) => name.startsWith('draft:?')
// The end of a token tells sessions apart and opens nothing.
const earlyHead = () => `draft:?${storedToken()?.slice(-8)}:`

function placeOf(form: string) {
  const { state, user } = currentSession()
  if (state !== 'signed-in') return undefined
  return user.user_id ? `draft:${user.user_id}:${form}` : earlyHead() + form
}

function handOver() {
  const owner = currentSession().user?.user_id
  if (!owner) return
  for (const name of [...browserStorage.names(), ...early.keys()].filter(isEarly)) {
    const text = browserStorage.read(name) ?? early.get(name)
    const head = earlyHead()
    if (text && name.startsWith(head)) browserStorage.write(`draft:${owner}:${name.slice(head.length)}`, text)
    browserStorage.drop(name)
    early.delete(name)
  }
}
handOver()
subscribe(handOver)

/** Another release may have kept it: a field of another kind is left as the empty form has it. */
function shaped<Value extends object>(text: string | null, like: Value): Value | undefined {
  const kept = parsed(text)
  if (!kept) return undefined
  const fields = Object.entries(like).map(([name, empty]) => [
    name,
    kindOf(kept[name]) === kindOf(empty) ? kept[name] : empty,
  ])
  return Object.fromEntries(fields) as Value
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)

function parsed(text: string | null): Record<string, unknown> | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? '')
    return kept && typeof kept === 'object' ? (kept as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
