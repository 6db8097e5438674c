import type { FastifyInstance } from 'fastify'
import { type Channel, channels } from '#contract/reach/topics.ts'
import type { Db } from '#server/db/db.ts'
import { limits } from '#server/limits.ts'
import { onOutbox } from './exits.ts'
import { claimDue } from './outbox.queries.ts'
import { sendOne } from './outbox.service.ts'
import type { Sender } from './sender.ts'

const { lookMs, atOnce } = limits.outbox

type Lane = { wake(): void; end(): Promise<unknown> }

/**
 * Sends what is in the outbox: at once what this process wrote, and every few seconds what is due again or was left by
 * another one. Each channel has a lane, so that a slow provider holds up nobody else's news.
 */
export function startOutbox(app: FastifyInstance) {
  const { db, senders = {} } = app.services
  const lanes = channels.flatMap((channel) => {
    const sender = senders[channel]
    const warn = (error: unknown) => app.log.warn({ event: 'outbox-failed', channel, error: String(error) })
    return sender ? [openLane(db.background, { channel, sender, warn })] : []
  })
  const wakeAll = () => {
    for (const lane of lanes) lane.wake()
  }
  onOutbox(db, wakeAll)
  const timer = setInterval(wakeAll, lookMs).unref()
  app.addHook('onReady', async () => wakeAll())
  // Stops before the database closes; what is under way is sent to its end.
  app.addHook('onClose', async () => {
    clearInterval(timer)
    onOutbox(db, () => {})
    await Promise.all(lanes.map((lane) => lane.end()))
    for (const sender of Object.values(senders)) sender.close?.()
  })
}

type Route = {
  readonly channel: Channel
  readonly sender: Sender
  readonly warn: (error: unknown) => void
}

function openLane(db: Db, { channel, sender, warn }: Route): Lane {
  const underway = new Set<Promise<void>>()
  let filling: Promise<void> | undefined
  let isAwake = false
  let isClosing = false

  /** Claims as many as there is room for, until nothing is due. */
  const fill = async () => {
    while (isAwake && !isClosing && underway.size < atOnce) {
      isAwake = false
      const due = await claimDue(db, channel, atOnce - underway.size)
      // Others may be due behind what was left out.
      if (due.some(({ goes }) => !goes)) isAwake = true
      for (const row of due.filter(({ goes }) => goes)) {
        const sending = sendOne(db, sender, row)
          .catch(warn)
          .finally(() => {
            underway.delete(sending)
            wake()
          })
        underway.add(sending)
      }
    }
  }
  const wake = () => {
    isAwake = true
    if (isClosing || underway.size >= atOnce) return
    filling ??= fill()
      .catch((error) => {
        isAwake = false
        warn(error)
      })
      .finally(() => {
        filling = undefined
        // A wake-up arrived just as the last claim found nothing.
        if (isAwake) wake()
      })
  }
  const end = async () => {
    isClosing = true
    await filling
    await Promise.all(underway)
  }
  return { wake, end }
}
