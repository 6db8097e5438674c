import {
  BadgeCheck,
  BadgeIndianRupee,
  Bell,
  Check,
  CircleX,
  ClipboardList,
  Handshake,
  Hourglass,
  IndianRupee,
  KeyRound,
  LifeBuoy,
  type LucideIcon,
  MessageSquareReply,
  PackageCheck,
  PackageMinus,
  PackagePlus,
  ScrollText,
  SearchCheck,
  ShieldCheck,
  ShieldX,
  Star,
  Truck,
  UserX,
} from 'lucide-react'
import type { Notification } from '#contract/notification.ts'
import type { NotificationKind } from '#contract/notification-kind.ts'
import { orderPath } from '#contract/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { dayAndTimeOf } from '#web/ui/formats/dates.ts'
import { timeLabel } from '#web/ui/formats/time-label.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { notificationTexts as texts } from './notification-texts.ts'

const icons: Record<NotificationKind, LucideIcon> = {
  'order-placed': PackageCheck,
  'order-received': PackagePlus,
  'order-status': Truck,
  'order-cancelled': CircleX,
  'seller-approved': ShieldCheck,
  'seller-rejected': ShieldX,
  'product-verified': BadgeCheck,
  'product-pending': Hourglass,
  'product-rejected': CircleX,
  'product-featured': Star,
  'requirement-posted': ClipboardList,
  'requirement-ending': Hourglass,
  'requirement-closed': ClipboardList,
  'quote-received': BadgeIndianRupee,
  'quote-changed': BadgeIndianRupee,
  'quote-withdrawn': CircleX,
  'quote-accepted': BadgeCheck,
  'deal-offered': Handshake,
  'deal-accepted': Handshake,
  'deal-declined': CircleX,
  'review-reply': MessageSquareReply,
  'review-hidden': CircleX,
  'review-restored': Star,
  'plan-active': BadgeCheck,
  'plan-closed': CircleX,
  'password-reset': KeyRound,
  'profile-changed': BadgeCheck,
  payment: IndianRupee,
  'payee-changed': KeyRound,
  case: LifeBuoy,
  'account-closed': UserX,
  'chat-waiting': MessageSquareReply,
  'lead-waiting': ClipboardList,
  'policy-changed': ScrollText,
  'search-found': SearchCheck,
  'stock-low': PackageMinus,
}

/** A server that is newer than this page may send kinds that it does not know. */
const iconOf = (kind: string) => new Map<string, LucideIcon>(Object.entries(icons)).get(kind) ?? Bell

type NotificationRowProps = { row: Notification; now: number; onRead: (id: string) => void }

export function NotificationRow({ row, now, onRead }: NotificationRowProps) {
  const { message, createdAt, isRead } = row
  const Icon = iconOf(row.kind)
  return (
    <li className="grid min-h-18 grid-cols-[40px_minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-3">
      <span
        aria-hidden="true"
        className={cx(
          'row-span-2 grid size-10 place-items-center self-start rounded-control',
          isRead ? 'bg-surface-2 text-muted' : 'bg-primary-soft text-primary-soft-fg',
        )}
      >
        <Icon />
      </span>
      <p
        className={cx(
          'col-span-2 min-w-0 wrap-anywhere leading-5.5 sm:col-span-1',
          isRead ? 'text-muted' : 'font-semibold',
        )}
      >
        {!isRead && (
          <span className="mr-2 inline-block size-2 rounded-full bg-danger align-middle">
            <span className="sr-only">{texts.isUnread}</span>
          </span>
        )}
        {message}
      </p>
      <time
        dateTime={createdAt}
        title={dayAndTimeOf(createdAt)}
        className="num col-start-2 text-small text-subtle leading-5 sm:row-start-2"
      >
        {timeLabel(createdAt, now)}
      </time>
      <RowActions row={row} onRead={onRead} />
    </li>
  )
}

function RowActions({ row, onRead }: Omit<NotificationRowProps, 'now'>) {
  const { _id, message, isRead, orderId } = row
  const link = row.link ?? (orderId ? orderPath(orderId) : null)
  const button = orderId ? texts.viewOrder : texts.view
  if (!link && isRead) return null
  return (
    <div className="-my-1 col-start-3 flex items-center gap-1 max-sm:-mr-3 sm:row-span-2 sm:row-start-1">
      {!isRead && (
        <IconButton
          plain
          aria-label={texts.markOneOf(message)}
          title={texts.markOne}
          onClick={() => onRead(_id)}
        >
          <Check />
        </IconButton>
      )}
      {link && (
        <ButtonLink
          to={link}
          variant="secondary"
          size="sm"
          prefetch="intent"
          className="max-sm:border-transparent max-sm:bg-transparent max-sm:text-link"
          aria-label={texts.about(button, message)}
          onClick={() => !isRead && onRead(_id)}
        >
          {button}
        </ButtonLink>
      )}
    </div>
  )
}
