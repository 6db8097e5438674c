type Entry<T> = { readonly value: Promise<T>; readonly until: number; size: number }

/** Keeps for a moment what is the same for everybody; `make` runs once for all who ask while it runs or is kept. */
export type ShortCache<T> = { get(key: string, make: () => Promise<T>): Promise<T> }

type Options<T> = {
  /** How long a value is kept, counted from the question: none is older than this. */
  readonly ms: number
  readonly sizeOf: (value: T) => number
  /** What all values and keys together may measure; the oldest make room. */
  readonly room?: number
  /** Whoever asks while it is made gets it too; after that it is made anew where this says no. */
  readonly isWorthKeeping?: (value: T) => boolean
}

export function createShortCache<T>(options: Options<T>): ShortCache<T> {
  const { ms, sizeOf, room = 16_000_000, isWorthKeeping = () => true } = options
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
    for (const [name, oldest] of entries) {
      if (used <= room) return
      drop(name, oldest)
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
      if (known && known.until > Date.now()) return known.value
      // Dropped first, so that what is kept anew counts among the youngest.
      if (known) drop(key, known)
      return keep(key, make)
    },
  }
}
