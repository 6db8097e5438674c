import { newIdempotencyKey } from '#web/api/idempotency-key.ts'

/**
 * The key of one attempt to send a form. It stays the same for as long as `parts`, what is sent, are the very same: a try
 * whose answer was lost is then repeated under its key, and carried out once.
 */
export function createAttempt() {
  const none: { key: string; parts: readonly unknown[] } = { key: '', parts: [] }
  let last = none
  return {
    headers(...parts: readonly unknown[]) {
      const isSame =
        parts.length === last.parts.length && parts.every((part, place) => part === last.parts[place])
      if (!(last.key && isSame)) last = { key: newIdempotencyKey(), parts }
      return { headers: { 'idempotency-key': last.key } }
    },
    /** After an answer, the next one is another attempt. */
    end() {
      last = none
    },
  }
}
