import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { type ChatOpening, type ChatRoom, getChatRoom, openChat } from '#contract/chats/chat.ts'
import { ApiError } from '#contract/client.ts'
import { api } from '#web/api/browser-api.ts'
import { type CurrentConnection, live } from './connection/current-connection.ts'
import { createTalk, type Talk } from './connection/talk.ts'
import { openedWith } from './connection/talk-state.ts'

type RoomAnswer = { readonly room?: ChatRoom; readonly failure?: 'unknown' | 'failed' }

/** The room from the server; the list has most of it earlier. */
export function useServerRoom(roomId: string) {
  const [answer, setAnswer] = useState<RoomAnswer>({})
  const ask = useCallback(
    () =>
      api(getChatRoom, { roomId }).then(
        ({ room }) => setAnswer({ room }),
        (error: unknown) => setAnswer({ failure: failureOf(error) }),
      ),
    [roomId],
  )
  useEffect(() => void ask(), [ask])
  return { ...answer, ask }
}

/** A malformed id gets the same page as somebody else's room. */
const failureOf = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400) ? 'unknown' : 'failed'

/** Fetches the latest messages over HTTP when the page opens with the room: the socket needs three more round trips. */
export function useOpening(roomId: string) {
  const [opening, setOpening] = useState<ChatOpening>()
  useEffect(() => {
    if (!live.get()?.isUp.get()) api(openChat, { roomId }).then(setOpening, () => undefined)
  }, [roomId])
  return opening
}

/**
 * Follows the talk for as long as the room is open. Its first messages may be shown before there is a talk to ask: it is
 * handed out only when it has messages of its own, because before it would forget what it is asked.
 */
export function useTalk(
  roomId: string,
  connection: CurrentConnection | null,
  opening: ChatOpening | undefined,
) {
  const [talk, setTalk] = useState<Talk>()
  useEffect(() => {
    if (!connection) return
    const { channel, me, token } = connection
    const made = createTalk({ channel, roomId, me, token })
    setTalk(made)
    return () => made.stop()
  }, [roomId, connection])
  useEffect(() => {
    if (opening) talk?.begin(opening)
  }, [talk, opening])
  const opened = useMemo(() => opening && openedWith(opening), [opening])
  const state = useSyncExternalStore(talk?.subscribe ?? noChange, () => talk?.get())
  const isBegun = state !== undefined && state.status !== 'loading'
  return isBegun ? { talk, state } : { talk: undefined, state: opened ?? state }
}

const noChange = () => () => {}
