import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible'

type Limit = { readonly points: number; readonly duration: number }

/** Makes the counter of a rate limit with this name; its duration is in seconds. */
export type CreateLimiter = (name: string, limit: Limit) => RateLimiterAbstract

/** Counted for all processes together. */
export type OpenLimiters = { readonly createLimiter: CreateLimiter; close(): Promise<void> }

/** Of a market that is one process. */
export const createMemoryLimiter: CreateLimiter = (_, limit) => new RateLimiterMemory(limit)
