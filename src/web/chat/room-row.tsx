import { Link } from 'react-router'
import type { Side } from '#web/start-chat/room-path.ts'
import { roomPath } from '#web/start-chat/room-path.ts'
import { cx } from '#web/ui/cx.ts'
import { timeLabel } from '#web/ui/formats/time-label.ts'
import { Avatar } from '#web/ui/pictures/avatar.tsx'
import { chatTexts as texts } from './chat-texts.ts'
import type { RoomLine } from './connection/rooms.ts'

type RoomRowProps = { side: Side; line: RoomLine; now: number; isChosen: boolean }

/** One room in the list; the whole row leads into it. */
export function RoomRow({ side, line, now, isChosen }: RoomRowProps) {
  const { room_id, other_name, other_company, lastMessage, lastMessageTime, unread } = line
  const isUnread = unread > 0 && !isChosen
  return (
    <li className="[contain-intrinsic-size:auto_72px] [content-visibility:auto]">
      <Link
        to={roomPath(side, room_id)}
        aria-current={isChosen ? 'page' : undefined}
        className="flex min-h-18 items-center gap-3 px-4 py-2.5 -outline-offset-2! hover:bg-surface-2 aria-[current=page]:bg-primary-soft"
      >
        <Face line={line} />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-3">
            <span className="min-w-0 flex-1 truncate font-semibold">
              {other_name}
              {other_company && <span className="font-normal text-muted"> · {other_company}</span>}
            </span>
            <time
              dateTime={lastMessageTime}
              className={cx('num flex-none text-micro', isUnread ? 'text-primary' : 'text-muted')}
            >
              {timeLabel(lastMessageTime, now)}
            </time>
          </span>
          <span className="flex items-center gap-3">
            <span
              className={cx(
                'min-w-0 flex-1 truncate text-small',
                isUnread ? 'font-medium text-text' : 'text-muted',
              )}
            >
              {lastMessage || texts.noMessages}
            </span>
            {isUnread && <UnreadBadge count={unread} />}
          </span>
        </span>
      </Link>
    </li>
  )
}

function UnreadBadge({ count }: { count: number }) {
  return (
    <span className="num min-w-5 flex-none rounded-full bg-primary px-1.5 text-center font-bold text-primary-fg text-xs leading-5">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{texts.unread(count)}</span>
    </span>
  )
}

/** Initials or picture, with a dot while the other person is connected. */
function Face({ line: { other_name, picture, is_online } }: Pick<RoomRowProps, 'line'>) {
  return (
    <span className="relative flex-none">
      <Avatar name={other_name} url={picture} size={44} className="size-11 rounded-large" />
      {is_online && (
        <span className="absolute -right-0.5 -bottom-0.5 size-3 rounded-full bg-success ring-2 ring-surface">
          <span className="sr-only">{texts.online}</span>
        </span>
      )}
    </span>
  )
}
