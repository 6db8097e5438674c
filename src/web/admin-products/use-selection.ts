import { useState } from 'react'

/** The products an admin has ticked, by id. */
export function useSelection() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  return {
    ids,
    toggle: (id: string) => setIds((before) => toggled(before, id)),
    select: (chosen: readonly string[]) => setIds(new Set(chosen)),
  }
}

function toggled(ids: ReadonlySet<string>, id: string) {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}
