import type { InputOf } from '#contract/endpoint.ts'
import type { ChannelState, saveChoices as contract } from '#contract/reach/choices.ts'
import { type Channel, channels, isOnByDefault, topics } from '#contract/reach/topics.ts'
import type { Services } from '#server/services.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import * as sql from './choice.queries.ts'
import { type AddressRow, findAddress, updateSubscribed } from './mail/address.queries.ts'

type Draft = InputOf<typeof contract>

export async function getChoices({ db, senders = {}, browsers }: Services, { user_id }: Caller) {
  const [address, own, quiet] = await Promise.all([
    findAddress(db, user_id),
    sql.findChoices(db, user_id),
    sql.findQuietHours(db, user_id),
  ])
  const stateOf = (channel: Channel): ChannelState => {
    const sender = senders[channel]
    if (!sender) return 'not-set-up'
    if (address.is_demo && sender.isReal) return 'demo'
    return channel === 'mail' ? stateOfMail(address) : stateOfPhone(channel, address)
  }
  const isOn = (topic: (typeof topics)[number], channel: Channel) =>
    own.find((choice) => choice.topic === topic && choice.channel === channel)?.is_on ??
    isOnByDefault(topic, channel)
  return {
    channels: channels.map((channel) => ({ channel, state: stateOf(channel) })),
    choices: topics.flatMap((topic) =>
      channels.map((channel) => ({ topic, channel, is_on: isOn(topic, channel) })),
    ),
    quiet,
    email: address.email,
    push_key: browsers?.publicKey ?? null,
  }
}

function stateOfMail({ is_verified, is_unsubscribed, is_bounced }: AddressRow): ChannelState {
  if (!is_verified) return 'not-verified'
  if (is_bounced) return 'bounced'
  return is_unsubscribed ? 'unsubscribed' : 'ready'
}

const stateOfPhone = (channel: Channel, { is_phone_confirmed }: AddressRow): ChannelState =>
  channel === 'push' || is_phone_confirmed ? 'ready' : 'not-verified'

export async function saveChoices(services: Services, caller: Caller, { choices, quiet, mails }: Draft) {
  await services.db.transaction(async (tx) => {
    if (choices) await sql.upsertChoices(tx, caller.user_id, choices)
    if (quiet) await sql.upsertQuietHours(tx, caller.user_id, quiet)
    if (mails) await updateSubscribed(tx, caller.user_id)
  })
  return getChoices(services, caller)
}
