/** By the server's clock; an offer without an end was never started. */
export const hasEnded = (expiresAt: string | null, now: number) =>
  expiresAt === null || Date.parse(expiresAt) <= now
