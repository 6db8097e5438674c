import { dayOf } from '#web/ui/formats/dates.ts'
import { chatTexts as texts } from './chat-texts.ts'

/** One entry in the list of a room: a message from the server, or one that is still being sent. */
export type Entry = {
  readonly key: string
  readonly isOwn: boolean
  readonly at: string
  /** True of a message that was not sent: no time is shown for it. */
  readonly isApart?: boolean
}
/** Messages that one person wrote in a row; one time stands below all of them. */
export type Group<E extends Entry> = { readonly isOwn: boolean; readonly messages: readonly E[] }
export type Day<E extends Entry> = { readonly label: string; readonly groups: readonly Group<E>[] }

const day = 24 * 3_600_000
/** A longer silence begins a new group, so that its time is shown. */
const pause = 10 * 60_000

/** Specification 7: 'Today', 'Yesterday' or the date, as days go in India. */
export function dayLabel(timestamp: string, now: number) {
  const label = dayOf(timestamp)
  if (label === dayOf(now)) return texts.today
  return label === dayOf(now - day) ? texts.yesterday : label
}

export function dayGroups<E extends Entry>(messages: readonly E[], now: number): Day<E>[] {
  const days = new Map<string, E[]>()
  for (const one of messages) {
    const label = dayLabel(one.at, now)
    const known = days.get(label)
    if (known) known.push(one)
    else days.set(label, [one])
  }
  return [...days].map(([label, ofDay]) => ({ label, groups: groupsOf(ofDay) }))
}

function groupsOf<E extends Entry>(messages: readonly E[]): Group<E>[] {
  const groups: { isOwn: boolean; messages: E[] }[] = []
  for (const one of messages) {
    const group = groups.at(-1)
    if (group && belongs(one, group.messages.at(-1))) group.messages.push(one)
    else groups.push({ isOwn: one.isOwn, messages: [one] })
  }
  return groups
}

const belongs = (one: Entry, before: Entry | undefined) =>
  before !== undefined &&
  before.isOwn === one.isOwn &&
  before.isApart === one.isApart &&
  Date.parse(one.at) - Date.parse(before.at) < pause
