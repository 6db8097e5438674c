import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { cx } from './cx.ts'
import { grouped } from './formats/rupees.ts'

type Tab = { id: string; label: string; count?: number | undefined }

type TabsProps = {
  label: string
  /** The prefix that joins tabs and panels. */
  name: string
  tabs: readonly Tab[]
  selected: string
  onSelect: (id: string) => void
  className?: string
}

const moves: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

export function Tabs({ label, name, tabs, selected, onSelect, className }: TabsProps) {
  const row = useRef<HTMLDivElement>(null)
  const walk = (event: KeyboardEvent) => {
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    const index = tabs.findIndex((tab) => tab.id === selected)
    const next = tabs[move(index, tabs.length)]
    if (!next) return
    onSelect(next.id)
    row.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus()
  }
  return (
    <div
      ref={row}
      role="tablist"
      aria-label={label}
      onKeyDown={walk}
      className={cx(
        'flex gap-1 overflow-x-auto md:max-lg:gap-0 border-border border-b [scrollbar-width:none]',
        className,
      )}
    >
      {tabs.map((tab) => (
        <TabButton key={tab.id} tab={tab} name={name} selected={tab.id === selected} onSelect={onSelect} />
      ))}
    </div>
  )
}

type TabButtonProps = { tab: Tab; name: string; selected: boolean; onSelect: (id: string) => void }

function TabButton({ tab, name, selected, onSelect }: TabButtonProps) {
  return (
    <button
      type="button"
      role="tab"
      id={`${name}-tab-${tab.id}`}
      data-tab={tab.id}
      aria-selected={selected}
      aria-controls={`${name}-panel-${tab.id}`}
      tabIndex={selected ? 0 : -1}
      onClick={() => onSelect(tab.id)}
      className={cx(
        'min-h-12 flex-none border-b-[3px] px-3 text-label md:max-lg:px-2 -outline-offset-2!',
        selected ? 'border-primary text-primary-soft-fg' : 'border-transparent text-muted hover:text-text',
      )}
    >
      {tab.label}
      {tab.count !== undefined && (
        <span className="num ml-1.5 font-medium text-subtle">{grouped(tab.count)}</span>
      )}
    </button>
  )
}

/** Only the panel of the selected tab is in the page. */
export function TabPanel({ name, id, children }: { name: string; id: string; children: ReactNode }) {
  return (
    <div role="tabpanel" id={`${name}-panel-${id}`} aria-labelledby={`${name}-tab-${id}`}>
      {children}
    </div>
  )
}
