import type { Settings } from '#contract/admin/settings.ts'

export type Press = { readonly name: string; readonly link: string }

/** Null when an admin left it empty; only a web address becomes a link. */
export function pressOf({ press_name, press_link }: Settings): Press | null {
  const name = press_name.trim()
  const link = press_link.trim()
  return name && /^https?:\/\//i.test(link) ? { name, link } : null
}
