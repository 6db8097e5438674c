import { cacheLookups } from '#server/signals/signals.ts'

type Entry<T> = { readonly value: Promise<T>; readonly until: number; size: number }

/** Caches values that are the same for everybody for a moment; callers share a running `make`. */
export type ShortCache<T> = {
  get(key: string, make: () => Promise<T>): Promise<T>
  /** Forgets everything, also what is being made. */
  clear(): void
}

type Options<T> = {
  /** By which those who watch know it. */
  readonly name: string
  /** How long a value is kept, counted from the request, so that none is older than this. */
  readonly ms: number
  readonly sizeOf: (value: T) => number
  /** The total size of all values and keys; the oldest are evicted. */
  readonly room?: number
  /** Callers share a value while it is made; afterwards it is made again if this returns false. */
  readonly isWorthKeeping?: (value: T) => boolean
}

export function createShortCache<T>(options: Options<T>): ShortCache<T> {
  const { name, ms, sizeOf, room = 16_000_000, isWorthKeeping = () => true } = options
  const entries = new Map<string, Entry<T>>()
  let used = 0

  const drop = (key: string, entry: Entry<T>) => {
    if (entries.get(key) !== entry) return
    entries.delete(key)
    used -= entry.size
  }
  const grow = (key: string, entry: Entry<T>, size: number) => {
    if (entries.get(key) !== entry) return
    entry.size += size
    used += size
    for (const [key, oldest] of entries) {
      if (used <= room) return
      drop(key, oldest)
    }
  }
  const keep = (key: string, make: () => Promise<T>): Promise<T> => {
    const entry: Entry<T> = { value: make(), until: Date.now() + ms, size: 0 }
    entries.set(key, entry)
    grow(key, entry, key.length)
    entry.value.then(
      (value) => (isWorthKeeping(value) ? grow(key, entry, sizeOf(value)) : drop(key, entry)),
      () => drop(key, entry),
    )
    return entry.value
  }

  return {
    get(key, make) {
      if (ms === 0) return make()
      const known = entries.get(key)
      const isHit = known !== undefined && known.until > Date.now()
      cacheLookups.send({ cache: name, isHit })
      if (isHit) return known.value
      // Deleted first, so that the new value counts as the youngest.
      if (known) drop(key, known)
      return keep(key, make)
    },
    clear() {
      entries.clear()
      used = 0
    },
  }
}
