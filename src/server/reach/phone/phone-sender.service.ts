import { type NotificationKind, notificationKind } from '#contract/notification-kind.ts'
import { notificationsPath } from '#contract/paths.ts'
import { pushTitles } from '#contract/texts/reach/push-titles.ts'
import type { Parcel, Sender } from '#server/outbox/sender.ts'
import { firstNameOf } from '#server/reach/first-name.rules.ts'
import { postMessage } from '#server/senders/post-message.ts'
import { SendFailure } from '#server/senders/send-failure.ts'
import type { PhoneSettings } from '#server/senders/template-settings.ts'
import { fill } from '#server/sms/sms-provider.ts'

/** News to phone numbers, of the kinds that have a registered template. */
export const phoneSender = (settings: PhoneSettings, site: string): Sender => ({
  isReal: true,
  kinds: new Set(notificationKind.options.filter((kind) => settings.templates.has(kind))),
  async send(row) {
    const template = settings.templates.get(row.kind)
    if (!template) throw new SendFailure(`There is no template for ${row.kind}`, { isFinal: true })
    const values = valuesOf(row, site)
    await postMessage(settings, {
      ...values,
      phone: row.phone_number,
      sender: settings.sender,
      template_id: template.id,
      text: String(fill(template.text, values)),
    })
  },
})

const isKind = (kind: string): kind is NotificationKind => notificationKind.safeParse(kind).success

/** No personal data but the first name and the id of the order, because they pass through others. Providers refuse blanks. */
const valuesOf = ({ kind, full_name, order_id, link }: Parcel, site: string) => ({
  name: firstNameOf(full_name) || '-',
  order: order_id ?? '-',
  title: isKind(kind) ? pushTitles[kind].content : '-',
  link: site + (link ?? notificationsPath),
})
