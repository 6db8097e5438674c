import { MessagesSquare } from 'lucide-react'
import type { Side } from '#web/start-chat/room-path.ts'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { chatTexts as texts } from './chat-texts.ts'
import { useRooms } from './connection/rooms.ts'
import { Room, RoomSkeleton } from './room.tsx'
import { RoomList, RoomListSkeleton } from './room-list.tsx'
import { useConnection } from './use-connection.ts'
import './chat.css'

type ChatScreenProps = { side: Side; roomId: string | undefined }

const frame = 'chat-screen border-border bg-surface lg:grid lg:overflow-hidden lg:rounded-panel lg:border'
const halves = 'lg:grid-cols-[360px_minmax(0,1fr)]'

/** The list and the open room beside each other, on narrow screens one of them. */
export function ChatScreen({ side, roomId }: ChatScreenProps) {
  useConnection()
  const rooms = useRooms(side)
  const known = rooms.lines.find(({ room_id }) => room_id === roomId)
  // The empty list says already why there is nothing to choose.
  const isAlone = !roomId && rooms.status === 'ready' && rooms.lines.length === 0
  return (
    <div data-side={side} className={cx(frame, !isAlone && halves)}>
      <RoomList
        side={side}
        rooms={rooms}
        chosen={roomId}
        className={cx('lg:border-border', !isAlone && 'lg:border-r', roomId && 'max-lg:hidden')}
      />
      {roomId && (
        <div className="chat-room flex min-h-0 min-w-0 flex-col bg-surface">
          <Room key={roomId} side={side} roomId={roomId} known={known} />
        </div>
      )}
      {!(roomId || isAlone) && (
        <div className="grid min-w-0 content-center bg-bg max-lg:hidden">
          <EmptyState icon={<MessagesSquare />} title={texts.choose}>
            {texts.chooseHint}
          </EmptyState>
        </div>
      )}
    </div>
  )
}

/** Shown before hydration, with the same positions. */
export function ChatScreenSkeleton({ side, hasRoom }: { side: Side; hasRoom: boolean }) {
  return (
    <div data-side={side} className={cx(frame, halves)}>
      <div
        className={cx(
          'lg:min-h-0 lg:overflow-hidden lg:border-border lg:border-r',
          hasRoom && 'max-lg:hidden',
        )}
      >
        <RoomListSkeleton side={side} asTitle={!hasRoom} />
      </div>
      <div className={cx('flex min-h-0 flex-col', hasRoom ? 'chat-room' : 'max-lg:hidden')}>
        {hasRoom && <RoomSkeleton side={side} />}
      </div>
    </div>
  )
}
