import type { Env } from './env.ts'
import { StartupError } from './startup-error.ts'

const isOwn = (host: string) =>
  /^(127(\.\d+){3}|\[?::1\]?|localhost|.+\.localhost)$/i.test(host.toLowerCase())

/** The variable that opens Vanij to other machines, as it was written; undefined: nobody else reaches it. */
function openedBy({ host, publicUrl }: Pick<Env, 'host' | 'publicUrl'>): string | undefined {
  if (publicUrl && !isOwn(new URL(publicUrl).hostname)) return `PUBLIC_URL=${publicUrl}`
  return isOwn(host) ? undefined : `HOST=${host}`
}

type Where = Pick<Env, 'host' | 'publicUrl' | 'demo' | 'publicDemo' | 'rateLimits'>

/** What is made for one's own machine alone does not go out by accident. */
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
