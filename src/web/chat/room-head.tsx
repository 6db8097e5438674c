import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ChatProduct } from '#contract/chats/chat.ts'
import { productPath, sellerPath } from '#contract/paths.ts'
import { RecordButton } from '#web/buyer-record/record-button.tsx'
import { listedWord } from '#web/gst/gst-word.tsx'
import type { Side } from '#web/start-chat/room-path.ts'
import { listPath } from '#web/start-chat/room-path.ts'
import { buttonClass } from '#web/ui/button-look.ts'
import { cx } from '#web/ui/cx.ts'
import { justNowText } from '#web/ui/formats/date-texts.ts'
import { rupees } from '#web/ui/formats/rupees.ts'
import { timeLabel } from '#web/ui/formats/time-label.ts'
import { Avatar } from '#web/ui/pictures/avatar.tsx'
import { Picture } from '#web/ui/pictures/picture.tsx'
import { useMedia } from '#web/ui/use-media.ts'
import { chatTexts as texts } from './chat-texts.ts'
import type { RoomLine } from './connection/rooms.ts'
import { useNow } from './use-now.ts'

type RoomHeadProps = {
  side: Side
  line: RoomLine
  isTyping: boolean
  /** What can be done in the room beside writing. */
  children: ReactNode
}

export function RoomHead({ side, line, isTyping, children }: RoomHeadProps) {
  const { other_id, other_name, other_company, picture } = line
  // On phones the room covers the title of the console.
  const isPhone = useMedia('(max-width: 47.99rem)')
  const Name = side === 'buyer' || isPhone ? 'h1' : 'h2'
  return (
    <div className="flex min-h-16 flex-none items-center gap-3 border-border border-b px-2 py-2 md:px-3">
      <WayBack side={side} />
      <Avatar name={other_name} url={picture} size={40} className="size-10 rounded-large text-sm" />
      <div className="min-w-0 flex-1">
        <Name title={[other_name, other_company].filter(Boolean).join(' · ')} className="text-h3">
          {side === 'buyer' ? (
            <Link
              to={sellerPath(other_id)}
              className="-my-3 block w-fit max-w-full truncate py-3 hover:underline"
            >
              {other_name}
            </Link>
          ) : (
            <RecordButton buyerId={other_id} name={other_name}>
              {other_name}
              {other_company && <span className="font-normal text-muted text-small"> · {other_company}</span>}
            </RecordButton>
          )}
        </Name>
        <Presence line={line} isTyping={isTyping} />
      </div>
      {children}
    </div>
  )
}

export function WayBack({ side }: { side: Side }) {
  return (
    <Link
      to={listPath(side)}
      aria-label={texts.back}
      title={texts.back}
      className="grid size-11 flex-none place-items-center rounded-large hover:bg-surface-2"
    >
      <ArrowLeft />
    </Link>
  )
}

function Presence({ line, isTyping }: Omit<RoomHeadProps, 'side' | 'children'>) {
  const now = useNow()
  const { is_online, last_seen_at, other_name } = line
  // Without a known presence the name alone is centred.
  const isKnown = isTyping || is_online || last_seen_at !== null
  return (
    <p className={cx('num flex items-center text-muted text-small', isKnown && 'min-h-5')}>
      <span role="status" className="flex min-w-0 items-center gap-1.5">
        {isTyping && (
          <>
            <span className="sr-only">{texts.isTyping(other_name)}</span>
            <span aria-hidden="true" className="font-medium text-primary">
              {texts.typing}
            </span>
            <TypingDots />
          </>
        )}
      </span>
      {!isTyping && is_online && (
        <span className="flex items-center gap-1.5">
          <span className="size-2 rounded-full bg-success" />
          {texts.online}
        </span>
      )}
      {!isTyping && !is_online && last_seen_at && texts.lastSeen(seenWhen(last_seen_at, now))}
    </p>
  )
}

const seenWhen = (timestamp: string, now: number) => {
  const label = timeLabel(timestamp, now)
  return label === justNowText() ? texts.justNow : label
}

function TypingDots() {
  return (
    <span aria-hidden="true" className="typing-dots flex gap-1 text-primary">
      <i />
      <i />
      <i />
    </span>
  )
}

/** The product from which the chat was started. */
export function RoomProduct({ product }: { product: ChatProduct }) {
  const { product_id, product_name, image, price, unit, gst_rate_bp } = product
  return (
    <div className="flex flex-none items-center gap-3 border-border border-b bg-surface-2 px-4 py-2 md:px-5 dark:bg-surface">
      <Picture
        url={image}
        alt=""
        sizes="44px"
        width={240}
        height={240}
        toneKey={product_id}
        className="size-11 flex-none rounded-control border border-border"
      />
      <p className="min-w-0 flex-1">
        <span className="block truncate font-medium text-small">{product_name}</span>
        <span className="num block truncate text-micro text-muted">
          <span className="font-semibold text-text">{rupees(price)}</span> {texts.perUnit(unit)}{' '}
          {listedWord(gst_rate_bp)}
        </span>
      </p>
      <Link
        to={productPath(product_id)}
        aria-label={`${texts.viewProduct} ${product_name}`}
        className={buttonClass({ variant: 'secondary', size: 'sm' })}
      >
        {texts.viewProduct}
      </Link>
    </div>
  )
}
