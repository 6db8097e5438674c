import { chatSentences } from '#contract/chat-frames.ts'
import { invalidToken, unavailable } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { type Caller, findCaller } from '#server/sessions/session.service.ts'
import type { LiveSocket } from './live-socket.ts'

/** Who a token is, for every frame that carries one. */
export async function callerOver(
  socket: LiveSocket,
  token: string,
  { db, env }: Pick<House, 'db' | 'env'>,
): Promise<Caller> {
  const found = await findCaller(db, token, env.demo)
  if ('refusal' in found) throw invalidToken(sentences[found.refusal])
  const held = socket.data.caller
  // One socket, one person: whoever signs in after another comes over a new one.
  const isOther = held !== undefined && held.user_id !== found.caller.user_id
  if (isOther) socket.conn.close()
  if (isOther || !socket.connected) throw unavailable(chatSentences.moving)
  return found.caller
}

const sentences = { suspended: chatSentences.suspended, unknown: chatSentences.invalidToken }
