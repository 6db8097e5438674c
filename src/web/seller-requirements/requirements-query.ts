import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { requirementLists } from '#contract/quote.ts'

export type RequirementsQuery = { list: (typeof requirementLists)[number]; q: string; category: string }

/** What the address asks for; what it asks for wrongly is left out. */
export const readQuery = (params: URLSearchParams): RequirementsQuery => ({
  list: requirementLists.find((list) => list === params.get('list')) ?? 'open',
  q: params.get('q') ?? '',
  category: params.get('category') ?? '',
})

const opened = 'requirement'

/** The address after a change; empty values leave it, and another list shows none of its requirements opened. */
export function changed(
  params: URLSearchParams,
  change: Partial<Record<keyof RequirementsQuery | typeof opened, string>>,
) {
  const next = new URLSearchParams(params)
  next.delete(opened)
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

/** A requirement that opens or closes over the list changes nothing in it. */
export function isOpening({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  const listOf = ({ pathname, searchParams }: URL) => {
    const rest = new URLSearchParams(searchParams)
    rest.delete(opened)
    return `${pathname}?${rest}`
  }
  return currentUrl.search !== nextUrl.search && listOf(currentUrl) === listOf(nextUrl)
}
