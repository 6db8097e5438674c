import { banner, firstBanner } from '#contract/content/banner.ts'
import type { Kind } from './kind.rules.ts'

const first = new Map([['landing', firstBanner]])

export const bannerKind: Kind = {
  schema: banner,
  first: () => first,
  isOpen: false,
  mayEnd: () => false,
}
