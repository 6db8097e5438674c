import { createHash } from 'node:crypto'
import { type NotificationKind, notificationKind } from '#contract/notification-kind.ts'
import { notificationsPath } from '#contract/paths.ts'
import { topicOf } from '#contract/reach/topics.ts'
import { pushTitles } from '#contract/texts/reach/push-titles.ts'
import { reach } from '#contract/texts/reach/reach.ts'
import type { Parcel, Sender } from '#server/outbox/sender.ts'
import { firstNameOf } from '#server/reach/first-name.rules.ts'
import { postPush } from '#server/senders/post-push.ts'
import type { PushKey } from '#server/senders/push-crypto.ts'
import { isPushService } from '#server/senders/push-settings.ts'
import { SendFailure } from '#server/senders/send-failure.ts'

type From = { readonly key: PushKey; readonly subject: string; readonly services: readonly string[] }

/** News to browsers. */
export const pushSender = ({ services, ...from }: From): Sender => ({
  isReal: true,
  async send(row) {
    const { endpoint, p256dh, auth } = row
    if (!endpoint || !p256dh || !auth || !isPushService(endpoint, services))
      throw new SendFailure('The subscription names no push service', { ends: 'subscription' })
    const topic = topicFor(row.dedupe_key)
    const text = Buffer.from(JSON.stringify({ ...payloadOf(row), tag: topic }))
    await postPush({ endpoint, keys: { p256dh, auth }, text, urgency: urgencyOf(row.kind), topic }, from)
  },
})

const topicFor = (key: string) => createHash('sha256').update(key).digest('base64url').slice(0, 32)

const isKind = (kind: string): kind is NotificationKind => notificationKind.safeParse(kind).success

const urgencyOf = (kind: string) =>
  isKind(kind) && ['orders', 'deals', 'payments'].includes(topicOf[kind]) ? 'high' : 'normal'

/** No personal data but the reader's first name and the id of the order, because it passes through others. */
function payloadOf({ kind, lines, full_name, order_id, link }: Parcel) {
  const title = lines
    ? reach.newLeads({ count: lines.length }).content
    : isKind(kind)
      ? pushTitles[kind].content
      : reach.news.content
  const body = [firstNameOf(full_name), order_id].filter(Boolean).join(' · ')
  return { title, body, link: link ?? notificationsPath }
}
