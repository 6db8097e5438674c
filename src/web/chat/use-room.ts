import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { type ChatRoom, getChatRoom } from '#contract/chat.ts'
import { ApiError } from '#contract/client.ts'
import { api } from '#web/browser-api.ts'
import type { Live } from './live.ts'
import { createTalk, type Talk } from './talk.ts'

type Found = { readonly room?: ChatRoom; readonly fault?: 'unknown' | 'failed' }

/** What the server says of the room; the list beside it knows most of it sooner. */
export function useFoundRoom(roomId: string) {
  const [found, setFound] = useState<Found>({})
  const ask = useCallback(
    () =>
      api(getChatRoom, { roomId }).then(
        ({ room }) => setFound({ room }),
        (fault: unknown) => setFound({ fault: faultOf(fault) }),
      ),
    [roomId],
  )
  useEffect(() => void ask(), [ask])
  return { ...found, ask }
}

/** An address that is no id at all is as unknown as somebody else's room. */
const faultOf = (fault: unknown) =>
  fault instanceof ApiError && (fault.status === 404 || fault.status === 400) ? 'unknown' : 'failed'

/** Follows the talk for as long as the room is open. */
export function useTalk(roomId: string, connection: Live | null) {
  const [talk, setTalk] = useState<Talk>()
  useEffect(() => {
    if (!connection) return
    const { wire, me, token } = connection
    const made = createTalk({ wire, roomId, me, token })
    setTalk(made)
    return () => made.stop()
  }, [roomId, connection])
  const state = useSyncExternalStore(talk?.subscribe ?? noChange, () => talk?.get())
  return { talk, state }
}

const noChange = () => () => {}
