import { type Check, reasonOf } from './check.ts'

/** Nothing is sent: whether the provider answers at all is enough to know that a code could leave. */
export const smsCheck: Check = {
  name: 'sms',
  async find({ env: { sms } }) {
    if (!sms) return []
    try {
      await fetch(sms.url, { method: 'HEAD', signal: AbortSignal.timeout(5_000) })
      return []
    } catch (error) {
      const { cause = error } = error as { cause?: unknown }
      return [
        `The provider of SMS_URL does not answer (${reasonOf(cause)}): check the address and the way out of this machine.`,
      ]
    }
  },
}
