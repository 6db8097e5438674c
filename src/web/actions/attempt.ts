import { newIdempotencyKey } from '#web/api/idempotency-key.ts'

/**
 * The key of one attempt to send a form. It stays the same for as long as `parts`, what is sent, say the same: a try
 * whose answer was lost is then repeated under its key, and carried out once. Files are compared by themselves.
 */
export function createAttempt() {
  let last: { key: string; text: string; files: Blob[] } | undefined
  return {
    headers(...parts: readonly unknown[]) {
      const files: Blob[] = []
      const text = JSON.stringify(parts, (_, part) => (part instanceof Blob ? files.push(part) : part))
      if (!last || text !== last.text || files.some((file, place) => file !== last?.files[place]))
        last = { key: newIdempotencyKey(), text, files }
      return { headers: { 'idempotency-key': last.key } }
    },
    /** After an answer, the next one is another attempt. */
    end() {
      last = undefined
    },
  }
}
