import { listModeration, type Signal, type SignalKind } from '#contract/admin/moderation.ts'
import { findSignals } from '#server/moderation/find-signals.service.ts'
import { anAdmin, aProduct, aSeller } from '#server/testing/build.ts'
import type { Someone, TestApp } from '#server/testing/test-app.ts'

/** Everything that waits to be looked at, as the hourly chore does it. */
export async function lookForSignals({ db }: TestApp, now = new Date()) {
  while (await findSignals(db, now));
}

/** The signals about this person that wait for a moderator. */
export async function signalsAbout(testApp: TestApp, kind: SignalKind, { user_id }: Someone) {
  const signals: Signal[] = []
  let cursor: string | undefined
  const admin = await anAdmin(testApp.db)
  do {
    const page = await testApp.as(admin)(listModeration, { kind: 'signals', ...(cursor && { cursor }) })
    signals.push(...page.items.flatMap(({ signal }) => signal ?? []))
    cursor = page.next ?? undefined
  } while (cursor)
  return signals.filter((each) => each.kind === kind && each.people.some((one) => one.user_id === user_id))
}

/** A seller who lists the same goods twice, with the signal that it makes. */
export async function aSignal(testApp: TestApp) {
  const seller = await aSeller(testApp.db, { company_name: 'Balaji Steel' })
  const productIds = [
    await aProduct(testApp.db, { seller, product_name: 'MS Angle 50 x 50' }),
    await aProduct(testApp.db, { seller, product_name: 'ms angle 50x50.' }),
  ]
  await lookForSignals(testApp)
  const [signal] = await signalsAbout(testApp, 'same-listing', seller)
  if (!signal) throw new Error('the signal is there')
  return { seller, productIds, signal, signalId: signal.signal_id, revision: signal.revision }
}
