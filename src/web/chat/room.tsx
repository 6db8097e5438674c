import { MessageCircleOff, TriangleAlert, WifiOff } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { Navigate } from 'react-router'
import type { ChatOpening, ChatRoom } from '#contract/chats/chat.ts'
import { blocksTexts } from '#web/blocks/blocks-texts.ts'
import { LiftButton } from '#web/blocks/lift-button.tsx'
import { AcceptedQuote } from '#web/deals/accepted-quote.tsx'
import { useSession } from '#web/session/session.ts'
import type { Side } from '#web/start-chat/room-path.ts'
import { listPath, roomPath } from '#web/start-chat/room-path.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { useDelayed } from '#web/ui/lists/use-delayed.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { listTexts, chatTexts as texts } from './chat-texts.ts'
import type { ChosenFile } from './chosen-file.ts'
import { Composer, ComposerSkeleton } from './composer.tsx'
import { currentOutbox } from './connection/current-connection.ts'
import type { RoomLine } from './connection/rooms.ts'
import { discardUpload, retryUpload, upload, useUploads } from './connection/uploads.ts'
import { type Line, linesOf } from './lines.ts'
import { MakeOffer } from './make-offer.tsx'
import { LogSkeleton, MessageLog, NoMessages } from './message-log.tsx'
import { RoomHead, RoomProduct, WayBack } from './room-head.tsx'
import { RoomReport } from './room-report.tsx'
import { useConnection, useOutgoing } from './use-connection.ts'
import { useDealCards } from './use-deal-cards.ts'
import { useOpening, useServerRoom, useTalk } from './use-room.ts'
import { useSeenHeight } from './use-seen-height.ts'

type RoomProps = {
  side: Side
  roomId: string
  /** The room as it is in the list, once the list is loaded. */
  known: RoomLine | undefined
}

export function Room({ side, roomId, known }: RoomProps) {
  useSeenHeight()
  const { room, failure, ask } = useServerRoom(roomId)
  const opening = useOpening(roomId)
  const line = known ?? room
  if (room && room.role !== side) return <Navigate replace to={roomPath(room.role, roomId)} />
  if (failure === 'unknown') return <NoRoom side={side} />
  if (!line) return failure ? <RoomError onRetry={ask} /> : <RoomSkeleton side={side} />
  return <OpenRoom {...{ side, line, room, opening, ask }} />
}

type OpenRoomProps = {
  side: Side
  line: RoomLine
  room: ChatRoom | undefined
  opening: ChatOpening | undefined
  /** Asks for the room anew. */
  ask: () => unknown
}

function OpenRoom({ side, line, room, opening, ask }: OpenRoomProps) {
  const { room_id: roomId, other_name: name, product } = line
  const { connection, isUp, closeReason } = useConnection()
  const { talk, state } = useTalk(roomId, connection, opening)
  const me = useSession().user?.user_id ?? ''
  const sellerId = side === 'buyer' ? line.other_id : me
  // Short breaks of the connection are not worth a notice.
  const isAway = useDelayed(!isUp, 3_000)
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <RoomHead side={side} line={line} isTyping={state?.isTyping ?? false}>
        {sellerId && room?.is_open !== false && (
          <MakeOffer {...{ side, line, sellerId }} scheme={room?.seller_scheme} onClosed={ask} />
        )}
        <RoomReport line={line} messages={state?.messages ?? []} onBlocked={ask} />
      </RoomHead>
      {product && <RoomProduct product={product} />}
      {room?.is_open && room.accepted_quote && (
        <AcceptedQuote side={side} roomId={roomId} quote={room.accepted_quote} />
      )}
      {isAway && <AwayNotice closeReason={closeReason} onConnect={connection?.connect} />}
      {state ? <RoomLog key={roomId} {...{ name, sellerId, roomId, talk, state }} /> : <LogSkeleton />}
      {room?.is_open === false ? (
        <ClosedNotice room={room} onLifted={ask} />
      ) : (
        <RoomComposer roomId={roomId} talk={talk} />
      )}
    </div>
  )
}

function ClosedNotice({ room, onLifted }: { room: ChatRoom; onLifted: () => unknown }) {
  const { other_id, other_name, is_blocked } = room
  const lift = { userId: other_id, name: other_name, label: blocksTexts.liftHere, onLifted }
  return (
    <Notice tone="warning" className="m-3 flex-none" action={is_blocked && <LiftButton {...lift} />}>
      {is_blocked ? blocksTexts.blockedHere : texts.closed}
    </Notice>
  )
}

type RoomComposerProps = { roomId: string; talk: Followed['talk'] }

function RoomComposer({ roomId, talk }: RoomComposerProps) {
  // A message is stored under its author, so the field waits until the author is known.
  const isKnown = useSession().user?.user_id !== undefined
  if (!isKnown) return <ComposerSkeleton />
  const send = (message: string, files: readonly ChosenFile[]) => {
    // The text arrives before the files, so it stands above them from the beginning.
    if (message) currentOutbox()?.add(roomId, message)
    for (const file of files) upload(roomId, file)
  }
  return (
    <Composer
      roomId={roomId}
      onSend={send}
      onTyped={() => talk?.typed()}
      onStopped={() => talk?.doneTyping()}
    />
  )
}

type AwayNoticeProps = { closeReason: string; onConnect: (() => void) | undefined }

function AwayNotice({ closeReason, onConnect }: AwayNoticeProps) {
  return (
    <Notice
      tone="warning"
      live
      icon={<WifiOff />}
      className="flex-none rounded-none!"
      action={
        closeReason && (
          <Button size="sm" variant="secondary" onClick={onConnect}>
            {texts.useHere}
          </Button>
        )
      }
    >
      {closeReason || texts.offline}
    </Notice>
  )
}

type Followed = ReturnType<typeof useTalk>
type RoomLogProps = {
  name: string
  sellerId: string
  roomId: string
  /** Undefined before it has begun. */
  talk: Followed['talk']
  state: NonNullable<Followed['state']>
}

function RoomLog({ name, sellerId, roomId, talk, state }: RoomLogProps) {
  const { isUp } = useConnection()
  const me = useSession().user?.user_id ?? ''
  const outgoing = useOutgoing()
  const uploads = useUploads()
  const { messages, otherReadSeq, ownReadSeq } = state
  const lines = useMemo(() => {
    const isHere = ({ room_id }: { room_id: string }) => room_id === roomId
    const waiting = { outgoing: outgoing.filter(isHere), uploads: uploads.filter(isHere) }
    return linesOf({ talk: { messages, otherReadSeq }, me, ...waiting })
  }, [messages, otherReadSeq, me, outgoing, uploads, roomId])
  const isReady = useDealCards(roomId, state)
  const unseen = messages.filter(({ seq, userId }) => seq > ownReadSeq && userId !== me).length
  const onSeen = useCallback(() => {
    if (isUp) talk?.markRead()
  }, [talk, isUp])
  const onRetry = (line: Line) => {
    if (line.outgoing) currentOutbox()?.retry(line.outgoing)
    if (line.upload) retryUpload(line.upload)
  }
  const onDiscard = (line: Line) => {
    if (line.outgoing) currentOutbox()?.discard(line.outgoing.client_id)
    if (line.upload) discardUpload(line.upload)
  }
  if (state.status === 'failed')
    return (
      <div className="min-h-0 flex-1 overflow-y-auto p-4">
        <Notice tone="danger" live>
          {state.error}
        </Notice>
      </div>
    )
  if (!isReady) return <LogSkeleton />
  if (lines.length === 0) return state.status === 'loading' ? <LogSkeleton /> : <NoMessages name={name} />
  return (
    <MessageLog
      {...{ name, sellerId, lines, unseen, onSeen, onRetry, onDiscard }}
      older={state.older}
      onOlder={talk && (() => void talk.loadOlder())}
    />
  )
}

function NoRoom({ side }: { side: Side }) {
  return (
    <EmptyState
      as="h1"
      icon={<MessageCircleOff />}
      title={texts.noRoom}
      className="m-auto"
      action={<ButtonLink to={listPath(side)}>{texts.allChats}</ButtonLink>}
    >
      {texts.noRoomHint}
    </EmptyState>
  )
}

function RoomError({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      as="h1"
      icon={<TriangleAlert />}
      title={texts.roomError}
      className="m-auto"
      action={<Button onClick={onRetry}>{texts.tryAgain}</Button>}
    />
  )
}

/** The title of the list stands in for the other person's name until that is known. */
export function RoomSkeleton({ side }: { side: Side }) {
  const Title = side === 'buyer' ? 'h1' : 'h2'
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex min-h-16 flex-none items-center gap-3 border-border border-b px-2 py-2 md:px-3">
        <WayBack side={side} />
        <Skeleton className="size-10 rounded-large" />
        <Title className="min-w-0 flex-1 truncate text-h3">{listTexts[side].title}</Title>
      </div>
      <LogSkeleton />
      <ComposerSkeleton />
    </div>
  )
}
