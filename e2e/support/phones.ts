/** The newest code that the provider's stand-in was asked to send to this phone. */
export async function newestCodeFor(phoneNumber: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${process.env.E2E_SMS_PORT}/`)
  const messages = (await answer.json()) as { to: string; message: string }[]
  const newest = messages.findLast(({ to }) => to === phoneNumber)
  return /\d{6}/.exec(newest?.message ?? '')?.[0] ?? ''
}
