import { io } from 'socket.io-client'
import { dialAnew, dialling } from '#web/chat/live/dialling.ts'
import { createOutbox } from '#web/chat/live/outbox.ts'
import type { Outgoing } from '#web/chat/live/outgoing.ts'
import { createTalk } from '#web/chat/live/talk.ts'
import { type ChatSocket, createWire } from '#web/chat/live/wire.ts'
import type { Someone, TestHouse } from './house.ts'

/** A person at the page of a room: outbox and list of messages are the browser's own. */
export async function aChatClient(
  house: TestHouse,
  address: string,
  { person, roomId }: { person: Someone; roomId: string },
) {
  const token = await house.tokenOf(person)
  const socket: ChatSocket = io(address, { transports: ['websocket'], forceNew: true, ...dialling })
  dialAnew(socket)
  const wire = createWire(socket)
  const kept = new Map<string, Outgoing>()
  const outbox = createOutbox({
    store: {
      all: () => [...kept.values()],
      put: (entry) => void kept.set(entry.client_id, entry),
      remove: (clientId) => void kept.delete(clientId),
    },
    send: async ({ message, client_id }) => {
      const answer = await wire.ask('chatMessage', { token, roomId, message, client_id })
      if (answer.success) wire.deliver(answer.message)
      return answer.success ? 'sent' : answer.status ? 'again' : { refused: answer.content }
    },
  })
  wire.onUp(outbox.open)
  wire.onDown(outbox.close)
  const talk = createTalk({ wire, roomId, me: person.user_id, token })
  return {
    outbox,
    talk,
    bodies: () => talk.get().messages.map(({ message }) => message),
    end: () => void socket.disconnect(),
  }
}
