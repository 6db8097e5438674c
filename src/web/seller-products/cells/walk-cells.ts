import type { CellKind } from './cell-change.ts'

/** Opens the same cell of the next product of the list, or of the one before; tells whether there is one. */
export function walkCells(from: HTMLElement | null, kind: CellKind, step: 1 | -1) {
  const cells = [...(from?.closest('ul')?.querySelectorAll<HTMLElement>(`[data-cell="${kind}"]`) ?? [])]
  const next = from ? cells[cells.indexOf(from) + step] : undefined
  const target = next?.querySelector<HTMLElement>('input, button')
  if (target instanceof HTMLInputElement) target.focus()
  else target?.click()
  return target !== undefined && target !== null
}
