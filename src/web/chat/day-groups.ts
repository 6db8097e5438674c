import { dayOf } from '#web/ui/formats/dates.ts'
import { chatTexts as texts } from './chat-texts.ts'

/** What the list of a room shows: a message of the server, or one on its way there. */
export type Spoken = {
  readonly key: string
  readonly isOwn: boolean
  readonly at: string
  /** Of what was not sent: no time is told of it. */
  readonly isApart?: boolean
}
/** What one person said in a row; one time stands below all of it. */
export type Group<S extends Spoken> = { readonly isOwn: boolean; readonly said: readonly S[] }
export type Day<S extends Spoken> = { readonly label: string; readonly groups: readonly Group<S>[] }

const day = 24 * 3_600_000
/** A longer silence begins a new group, so that its time is told. */
const pause = 10 * 60_000

/** Specification 7: 'Today', 'Yesterday' or the date, as days go in India. */
export function dayLabel(timestamp: string, now: number) {
  const label = dayOf(timestamp)
  if (label === dayOf(now)) return texts.today
  return label === dayOf(now - day) ? texts.yesterday : label
}

export function dayGroups<S extends Spoken>(messages: readonly S[], now: number): Day<S>[] {
  const days = new Map<string, S[]>()
  for (const one of messages) {
    const label = dayLabel(one.at, now)
    const known = days.get(label)
    if (known) known.push(one)
    else days.set(label, [one])
  }
  return [...days].map(([label, ofDay]) => ({ label, groups: groupsOf(ofDay) }))
}

function groupsOf<S extends Spoken>(messages: readonly S[]): Group<S>[] {
  const groups: { isOwn: boolean; said: S[] }[] = []
  for (const one of messages) {
    const group = groups.at(-1)
    if (group && belongs(one, group.said.at(-1))) group.said.push(one)
    else groups.push({ isOwn: one.isOwn, said: [one] })
  }
  return groups
}

const belongs = (one: Spoken, before: Spoken | undefined) =>
  before !== undefined &&
  before.isOwn === one.isOwn &&
  before.isApart === one.isApart &&
  Date.parse(one.at) - Date.parse(before.at) < pause
