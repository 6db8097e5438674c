import type { ReactNode } from 'react'
import { ChoiceRow } from './choice-row.tsx'
import type { Choice, Group } from './choices.ts'
import { suggestTexts } from './suggest-texts.ts'

type ChoiceListProps = {
  /** The id of the list; those of its rows begin with it. */
  list: string
  groups: readonly Group[]
  typed: string
  activeIndex: number
  choose: (choice: Choice) => void
}

export const rowId = (list: string, index: number) => `${list}-${index}`

export function ChoiceList({ list, groups, typed, activeIndex, choose }: ChoiceListProps) {
  const places = new Map(groups.flatMap((group) => group.choices).map((choice, place) => [choice, place]))
  return (
    <div id={list} role="listbox" aria-label={suggestTexts.list}>
      {groups.map((group) => (
        <ChoiceGroup key={group.label} label={group.label}>
          {group.choices.map((choice) => (
            <ChoiceRow
              key={choice.kind + choice.to}
              {...{ choice, typed }}
              id={rowId(list, places.get(choice) ?? 0)}
              isActive={places.get(choice) === activeIndex}
              onChoose={() => choose(choice)}
            />
          ))}
        </ChoiceGroup>
      ))}
    </div>
  )
}

function ChoiceGroup({ label, children }: { label: string; children: ReactNode }) {
  if (label === '') return children
  return (
    <fieldset aria-label={label} className="min-w-0 pb-1">
      <p aria-hidden="true" className="flex h-9 items-end px-4 pb-1.5 font-semibold text-muted text-xs">
        {label}
      </p>
      {children}
    </fieldset>
  )
}
