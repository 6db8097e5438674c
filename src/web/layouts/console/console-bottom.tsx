import { consoleTexts as texts } from '#web/console/console-texts.ts'
import { CountDot } from '#web/navigation/nav-link.tsx'
import { type ConsoleItem, mainItems } from './console-items.ts'
import { ConsoleLink, NewOrderDot, WaitingCount } from './console-link.tsx'

export function ConsoleBottom() {
  return (
    <nav
      aria-label={texts.console}
      className="bottom-bar fixed inset-x-0 bottom-0 z-60 flex border-border border-t bg-surface px-1 pt-1.5 pb-[calc(6px+env(safe-area-inset-bottom))] shadow-[0_-6px_20px_-12px_oklch(.235_.036_212/.25)] md:hidden"
    >
      {mainItems.map((item) => (
        <BottomItem key={item.page} item={item} />
      ))}
    </nav>
  )
}

function BottomItem({ item }: { item: ConsoleItem }) {
  return (
    <ConsoleLink
      item={item}
      className="group relative grid min-h-[52px] min-w-0 flex-auto grid-cols-[minmax(0,1fr)] justify-items-center gap-[3px] py-1.5 font-medium text-micro text-muted aria-[current=page]:font-semibold aria-[current=page]:text-primary"
    >
      <span className="relative grid h-7 w-14 max-w-full place-items-center rounded-full group-aria-[current=page]:bg-primary-soft">
        <item.icon />
        <NewOrderDot item={item} className="absolute top-0 left-3" />
        {item.marksNewOrder && <WaitingCount item={item} className="absolute -top-1 left-[calc(50%+4px)]" />}
        <CountDot item={item} className="-top-1 left-[calc(50%+4px)]" />
      </span>
      <span className="bottom-label">{item.label}</span>
    </ConsoleLink>
  )
}
