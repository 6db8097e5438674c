import type { Env } from './env.ts'
import { StartupError } from './startup-error.ts'

const isOwn = (host: string) =>
  /^(127(\.\d+){3}|\[?::1\]?|localhost|.+\.localhost)$/i.test(host.toLowerCase())

/** The variable that makes Vanij reachable from other machines, as written; undefined if it is not. */
function openedBy({ host, publicUrl }: Pick<Env, 'host' | 'publicUrl'>): string | undefined {
  if (publicUrl && !isOwn(new URL(publicUrl).hostname)) return `PUBLIC_URL=${publicUrl}`
  return isOwn(host) ? undefined : `HOST=${host}`
}

type Where = Pick<Env, 'host' | 'publicUrl' | 'demo' | 'publicDemo' | 'rateLimits'>

/** Keeps what is meant for the operator's own machine from being published by accident. */
export function requirePublicAddress(env: Where) {
  const opening = openedBy(env)
  if (!opening) return
  if (env.demo && !env.publicDemo)
    throw new StartupError(
      `${opening} opens Vanij to others, and the passwords of the demo market are published. Set DEMO=off, or DEMO=public to show it: its admin may then look and not change.`,
    )
  if (!env.rateLimits)
    throw new StartupError(
      `${opening} opens Vanij to others, and RATE_LIMITS=off is for load tests alone. Please leave it on.`,
    )
}
