import { cx } from '#web/ui/cx.ts'

const letters =
  'M57 0L5-149L39-149L63-77Q67-64 71-47Q76-31 81-11L74-11Q79-31 83-47Q87-64 91-77L114-149L148-149L97 0ZM178 2Q167 2 159-2Q150-5 146-13Q141-20 141-31Q141-41 144-47Q148-53 154-57Q159-61 167-63Q174-65 183-66Q192-67 198-67Q204-68 207-70Q210-72 210-76L210-76Q210-81 208-84Q206-88 202-89Q198-91 192-91Q187-91 182-89Q178-88 175-85Q173-82 171-78L144-83Q147-92 153-99Q160-106 170-110Q180-113 192-113Q202-113 210-111Q218-109 225-104Q232-100 236-93Q240-85 240-75L240 0L212 0L212-16L210-16Q208-10 203-6Q199-2 192 0Q186 2 178 2ZM186-19Q193-19 199-22Q204-24 207-29Q210-34 210-40L210-52Q209-51 206-50Q203-50 200-49Q197-48 194-48Q190-47 188-47Q182-46 178-44Q174-43 172-40Q169-37 169-32Q169-28 172-25Q174-22 178-20Q181-19 186-19ZM288-65L288 0L258 0L258-112L287-112L287-84L286-84Q290-98 299-106Q308-113 322-113Q334-113 342-108Q351-103 356-94Q360-84 360-71L360 0L330 0L330-66Q330-76 325-82Q320-88 310-88Q304-88 299-85Q294-83 291-77Q288-72 288-65ZM379 0L379-112L409-112L409 0ZM427-112L458-112L458 6Q458 18 452 26Q448 34 438 38Q429 42 416 42L410 42L410 18L414 18Q421 18 424 15Q427 12 427 5Z'

type LogoProps = {
  name: string
  /** On ink the mark takes its light colours in both themes. */
  onInk?: boolean
  markOnly?: boolean
  className?: string
}

/** Two traders lift one coin; the wordmark's dots are of the same gold. */
export function Logo({ name, onInk = false, markOnly = false, className }: LogoProps) {
  return (
    <span
      role="img"
      aria-label={name}
      className={cx(
        'inline-flex items-center gap-[9px]',
        onInk && '[--mark-1:#68cecd] [--mark-2:#b9ecec]',
        className,
      )}
    >
      <LogoMark className="size-[30px]" />
      {!markOnly && (
        <svg viewBox="0 -162 470 205" aria-hidden="true" className="h-[27px] w-auto flex-none">
          <path fill="currentColor" d={letters} />
          <circle fill="#f6ae2f" cx="394" cy="-140" r="17.2" />
          <circle fill="#f6ae2f" cx="442.5" cy="-140" r="17.2" />
        </svg>
      )}
    </span>
  )
}

export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={cx('flex-none', className)}>
      <path
        fill="var(--mark-1)"
        d="M2.6 8h6.9c.8 0 1.5.4 1.8 1.1L16 18.6v10.9c-.8 0-1.6-.4-2-1.2L2 9.1C1.7 8.6 2 8 2.6 8Z"
      />
      <path
        fill="var(--mark-2)"
        d="M29.4 8h-6.9c-.8 0-1.5.4-1.8 1.1L16 18.6v10.9c.8 0 1.6-.4 2-1.2L30 9.1c.3-.5 0-1.1-.6-1.1Z"
      />
      <circle cx="16" cy="6.5" r="4" fill="#f6ae2f" />
    </svg>
  )
}
