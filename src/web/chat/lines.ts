import type { ChatFile, ChatMessage } from '#contract/chats/chat-message.ts'
import type { Outgoing } from './connection/outgoing.ts'
import type { TalkState } from './connection/talk-state.ts'
import type { Upload } from './connection/uploads.ts'
import type { Entry } from './day-groups.ts'

/** One line of a room as it is shown, whether the server has it or not. */
export type Line = Entry & {
  readonly roomId: string
  readonly text: string
  readonly file: ChatFile | null
  readonly state: 'sending' | 'sent' | 'read' | 'failed'
  readonly reason: string
  /** The deal whose latest message it is. */
  readonly dealId?: string
  /** The shop's own answer while it is closed. */
  readonly isAutomatic?: boolean
  /** Set for messages that are being sent or have failed. */
  readonly outgoing?: Outgoing
  readonly upload?: Upload
}

type Parts = {
  readonly talk: Pick<TalkState, 'messages' | 'otherReadSeq'>
  readonly me: string
  readonly outgoing: readonly Outgoing[]
  readonly uploads: readonly Upload[]
}

/** Messages of the server in its order, below them those being sent; a message in both is shown once. */
export function linesOf({ talk: { messages, otherReadSeq }, me, outgoing, uploads }: Parts): Line[] {
  const arrived = new Set(
    messages.flatMap(({ client_id, userId }) => (userId === me ? (client_id ?? []) : [])),
  )
  const latest = latestOfDeals(messages)
  const isAway = ({ client_id }: { client_id: string }) => !arrived.has(client_id)
  const waiting = [...outgoing.filter(isAway).map(ofOutgoing), ...uploads.filter(isAway).map(ofUpload)]
  return [
    ...messages.map((message) => ({
      ...ofMessage(message, me, otherReadSeq),
      ...latest.get(message.message_id),
    })),
    ...waiting.sort((one, other) => one.at.localeCompare(other.at)),
  ]
}

/** A deal is shown once, at its latest message; those before it stay in words. */
function latestOfDeals(messages: readonly ChatMessage[]) {
  const byDeal = new Map(
    messages.flatMap(({ deal_id, message_id }) => (deal_id ? [[deal_id, message_id]] : [])),
  )
  return new Map([...byDeal].map(([dealId, messageId]) => [messageId, { dealId }]))
}

function ofMessage(message: ChatMessage, me: string, otherReadSeq: number): Line {
  const isOwn = message.userId === me
  return {
    // The same key as while it was being sent, so that React keeps the bubble.
    key: (isOwn && message.client_id) || message.message_id,
    isOwn,
    at: message.timestamp,
    roomId: message.roomId,
    text: message.message,
    file: message.file,
    state: message.seq <= otherReadSeq ? 'read' : 'sent',
    isApart: false,
    isAutomatic: message.is_automatic === true,
    reason: '',
  }
}

const ofOutgoing = (outgoing: Outgoing): Line => ({
  key: outgoing.client_id,
  isOwn: true,
  at: new Date(outgoing.written_at).toISOString(),
  roomId: outgoing.room_id,
  text: outgoing.message,
  file: null,
  state: outgoing.state,
  isApart: outgoing.state === 'failed',
  reason: outgoing.reason ?? '',
  outgoing,
})

const ofUpload = (upload: Upload): Line => ({
  key: upload.client_id,
  isOwn: true,
  at: upload.at,
  roomId: upload.room_id,
  text: '',
  file: null,
  state: upload.state,
  isApart: upload.state === 'failed',
  reason: upload.reason,
  upload,
})
