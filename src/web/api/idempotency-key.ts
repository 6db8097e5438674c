/** A new name for one attempt. `crypto.randomUUID` is missing on plain-http addresses of a shop's own network. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
