type Failure = {
  readonly errors?: readonly unknown[]
  readonly cause?: unknown
  readonly message?: string
  readonly code?: unknown
  readonly address?: string
  readonly port?: number
  readonly hostname?: string
}

const addressOf = ({ address = 'its address', port }: Failure) => (port ? `${address}:${port}` : address)

/** What the operating system says of the network by a code alone. */
const ofCodes: Readonly<Record<string, (failure: Failure) => string>> = {
  ECONNREFUSED: (failure) => `nothing listens at ${addressOf(failure)}`,
  ECONNRESET: () => 'the other end cut the connection',
  EPIPE: () => 'the other end cut the connection',
  ENOTFOUND: ({ hostname = 'this name' }) => `there is no host named ${hostname}`,
  EAI_AGAIN: ({ hostname = 'the host' }) => `the name of ${hostname} could not be looked up`,
  EHOSTUNREACH: (failure) => `no network leads to ${addressOf(failure)}`,
  ENETUNREACH: (failure) => `no network leads to ${addressOf(failure)}`,
  ETIMEDOUT: () => 'it did not answer in time',
}

/** What libraries say in their own words. */
const ofMessages: readonly (readonly [RegExp, string])[] = [
  [/^SASL: .*password must be a string/, 'it needs a password, and the address holds none'],
  [
    /connection timeout|timeout expired|Query read timeout|aborted due to timeout/i,
    'it did not answer in time',
  ],
  [/^Connection terminated unexpectedly/, 'the other end cut the connection'],
]

/** Why something failed, in words for an operator and in one line; of several tries, the first. */
export function reasonOf(error: unknown): string {
  const failure = error as Failure
  if (failure.errors?.length) return reasonOf(failure.errors[0])
  if (failure.message === 'fetch failed' && failure.cause) return reasonOf(failure.cause)
  const { message = '', code } = failure
  const inWords = ofCodes[String(code)]?.(failure) ?? ofMessages.find(([form]) => form.test(message))?.[1]
  const reason = inWords ?? (message || String(code ?? error))
  return reason.replace(/\s+/g, ' ').replace(/[.\s]+$/, '')
}
