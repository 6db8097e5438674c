import type { ContentKind } from '#contract/content/content-kinds.ts'
import { bannerKind } from './banner-kind.rules.ts'
import { categoryKind } from './category-kind.rules.ts'
import { gstRateKind } from './gst-rate-kind.rules.ts'
import { holidayKind } from './holiday-kind.rules.ts'
import type { Kind } from './kind.rules.ts'
import { lawFigureKind } from './law-figure-kind.rules.ts'
import { lawKind } from './law-kinds.rules.ts'
import { policyKind } from './policy-kind.rules.ts'
import { portalCheckKind } from './portal-check-kind.rules.ts'
import { stateKind } from './state-kind.rules.ts'
import { synonymKind } from './synonym-kind.rules.ts'

export const kinds: Readonly<Record<ContentKind, Kind>> = {
  synonyms: synonymKind,
  banners: bannerKind,
  policies: policyKind,
  holidays: holidayKind,
  'gst-rates': gstRateKind,
  states: stateKind,
  categories: categoryKind,
  'bank-rates': lawKind,
  'eway-limits': lawKind,
  'portal-checks': portalCheckKind,
  'law-figures': lawFigureKind,
}
