import { currentSession } from './session-store.ts'
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
  const name = () => {
    const owner = currentSession().user?.user_id
    return owner && `draft:${owner}:${form}`
  }
  return {
    read() {
      const kept = name()
      return kept ? shaped(browserStorage.read(kept), like) : undefined
    },
    keep(value) {
      const kept = name()
      if (kept) browserStorage.write(kept, JSON.stringify(value))
    },
    drop() {
      const kept = name()
      if (kept) browserStorage.drop(kept)
    },
  }
}

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
