import { chats } from '#contract/texts/chats.ts'
import { common } from '#contract/texts/common.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import { invalidToken, unavailable } from '#server/errors.ts'
import { contentOf } from '#server/http/success.ts'
import { limits } from '#server/limits.ts'
import { endSocket, type PushSocket } from '#server/push/push-socket.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import type { TokenLookup } from '#server/sessions/token-lookup.service.ts'

type Lookup = { readonly tokens: TokenLookup; readonly address: string }

/** Identifies the caller of every frame with a token. */
export async function identifyCaller(
  socket: PushSocket,
  token: string,
  { tokens, address }: Lookup,
): Promise<Caller> {
  const session = await tokens.find(token, address)
  if ('refusal' in session) throw refused(socket, sentences[session.refusal])
  const former = socket.data.caller
  // A socket belongs to one person: another person who signs in needs a new one.
  const isOther = former !== undefined && former.user_id !== session.caller.user_id
  if (isOther) socket.conn.close()
  if (isOther || !socket.connected) throw unavailable(chats.moving)
  return session.caller
}

const sentences = { suspended: common.suspended, unknown: common.logInAgain }

/** Our pages stop after the first invalid token; a client that continues is guessing. */
function refused(socket: PushSocket, sentence: Sentence) {
  socket.data.wrongTokens += 1
  if (socket.data.wrongTokens >= limits.unknownTokens.perSocket)
    endSocket(socket, { status: 'invalid-token', ...contentOf(sentence) })
  return invalidToken(sentence)
}
