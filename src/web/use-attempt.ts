import { useRef } from 'react'
import { newIdempotencyKey } from './idempotency-key.ts'

/**
 * The key of one attempt to send a form. It stays the same for as long as `parts`, what is sent, are the very same: a try
 * whose answer was lost is then repeated under its key, and carried out once.
 */
export function useAttempt() {
  const last = useRef<{ key: string; parts: readonly unknown[] }>({ key: '', parts: [] })
  return {
    headers(...parts: readonly unknown[]) {
      const { key, parts: before } = last.current
      const isSame = parts.length === before.length && parts.every((part, place) => part === before[place])
      if (!(key && isSame)) last.current = { key: newIdempotencyKey(), parts }
      return { headers: { 'idempotency-key': last.current.key } }
    },
    /** After an answer, the next one is another attempt. */
    end() {
      last.current = { key: '', parts: [] }
    },
  }
}
