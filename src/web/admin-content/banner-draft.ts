import type { Banner } from '#contract/content/banner.ts'
import { bannerRules } from '#contract/content/banner-rules.ts'
import { limits } from '#contract/limits.ts'
import type { Rules } from '#web/forms/form.ts'
import { bannerTexts as texts } from './content-texts.ts'

/** The banner as it is typed: its short lines are lines of one field. */
export type BannerDraft = Omit<Banner, 'points'> & { readonly points: string }

const { point, points: pointLimit } = limits.banner

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

export const draftOf = ({ points, ...same }: Banner): BannerDraft => ({ ...same, points: points.join('\n') })

export const bannerOf = ({ points, link, ...same }: BannerDraft): Banner => ({
  ...same,
  link: link.trim(),
  points: linesOf(points),
})

export const draftRules: Rules<BannerDraft> = {
  ...bannerRules,
  points: (text) => {
    const lines = linesOf(text)
    if (lines.length > pointLimit) return texts.pointsMany
    return lines.some((line) => line.length > point) ? texts.pointsLong(point) : undefined
  },
}
