/**
 * Text that the browser keeps under names. Where its own storage is blocked, full or broken, what is written lasts as
 * long as the tab. No other file need care, and lint forbids the bare storages everywhere else.
 */
export type TextStorage = {
  read(name: string): string | null
  write(name: string, text: string): void
  drop(name: string): void
  names(): string[]
}

export function createStorage(open: () => Storage): TextStorage {
  /** What the browser did not take; `null` is what it did not let go. */
  const unkept = new Map<string, string | null>()

  const change = (name: string, text: string | null, tell: (storage: Storage) => void) => {
    try {
      tell(open())
      unkept.delete(name)
    } catch {
      unkept.set(name, text)
    }
  }
  const namesKept = () => {
    try {
      const storage = open()
      return Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '')
    } catch {
      return []
    }
  }

  return {
    read(name) {
      const text = unkept.get(name)
      if (text !== undefined) return text
      try {
        return open().getItem(name)
      } catch {
        return null
      }
    },
    write: (name, text) => change(name, text, (storage) => storage.setItem(name, text)),
    drop: (name) => change(name, null, (storage) => storage.removeItem(name)),
    names: () => [...new Set([...namesKept(), ...unkept.keys()])].filter((name) => unkept.get(name) !== null),
  }
}

/** For all tabs, and for the next visit. */
export const browserStorage = createStorage(() => localStorage)
/** For this tab alone. */
export const tabStorage = createStorage(() => sessionStorage)
