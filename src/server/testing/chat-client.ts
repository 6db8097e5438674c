import { io } from 'socket.io-client'
import { type ChatSocket, createChannel } from '#web/chat/connection/channel.ts'
import { dialAnew, dialling } from '#web/chat/connection/dialling.ts'
import { createOutbox } from '#web/chat/connection/outbox.ts'
import type { Outgoing } from '#web/chat/connection/outgoing.ts'
import { createTalk } from '#web/chat/connection/talk.ts'
import type { Someone, TestApp } from './test-app.ts'

type Place = {
  readonly address: string
  readonly token: string
  readonly me: string
  readonly roomId: string
}

/** A person on a room's page, with the browser's own outbox and message list. */
export async function aChatClient(
  testApp: Pick<TestApp, 'tokenOf'>,
  address: string,
  { person, roomId }: { person: Someone; roomId: string },
) {
  return openChatPage({ address, token: await testApp.tokenOf(person), me: person.user_id, roomId })
}

/** The same of whoever has this token. */
export function openChatPage({ address, token, me, roomId }: Place) {
  const socket: ChatSocket = io(address, { transports: ['websocket'], forceNew: true, ...dialling })
  dialAnew(socket)
  const channel = createChannel(socket)
  const kept = new Map<string, Outgoing>()
  const outbox = createOutbox({
    store: {
      all: () => [...kept.values()],
      put: (entry) => void kept.set(entry.client_id, entry),
      remove: (clientId) => void kept.delete(clientId),
    },
    send: async ({ message, client_id }) => {
      const answer = await channel.ask('chatMessage', { token, roomId, message, client_id })
      if (answer.success) channel.deliver(answer.message)
      return answer.success ? 'sent' : answer.status ? 'again' : { refused: answer.content }
    },
  })
  channel.onUp(outbox.open)
  channel.onDown(outbox.close)
  const talk = createTalk({ channel, roomId, me, token })
  return {
    socket,
    outbox,
    talk,
    onUp: channel.onUp,
    bodies: () => talk.get().messages.map(({ message }) => message),
    end: () => void socket.disconnect(),
  }
}
