import { openMarket } from '#tools/scale/market/market.ts'
import type { Scenario } from '#tools/scale/scenario.ts'

const tries = 120
const letIn = 30
const atOnce = 6
const tooMany = 429

/** Each with another number: the account has a limit of its own. */
async function trySignIn(url: string, n: number): Promise<number> {
  const answer = await fetch(`${url}/api/users/secret-login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' },
    body: JSON.stringify({ phone_number: String(919_800_000_000 + n), password: 'Wrong@2026' }),
  })
  await answer.arrayBuffer()
  return answer.status
}

export const signIns: Scenario = {
  name: 'sign-ins',
  sentence: `one address tries ${tries} times to sign in, at three processes in turn`,
  passesWhen: `${letIn} are let in`,
  async run(host) {
    const market = await openMarket(host, { env: { RATE_LIMITS: 'on' } })
    const statuses: number[] = []
    for (let n = 0; n < tries; n += atOnce)
      statuses.push(
        ...(await Promise.all(
          Array.from({ length: atOnce }, (_, place) =>
            trySignIn(market.process((n + place) % market.ports.length).url, n + place),
          ),
        )),
      )
    const passed = statuses.filter((status) => status !== tooMany).length
    const kinds = [...new Set(statuses)].sort().join(', ')
    return {
      figures: `${passed} of ${tries} let in, answers ${kinds}`,
      broken: passed === letIn ? [] : [`${passed} were let in`],
    }
  },
}
