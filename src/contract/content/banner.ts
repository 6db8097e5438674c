import * as z from 'zod/mini'
import { textOf } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { pricingsPath } from '#contract/paths.ts'
import { byRule } from '#contract/rule.ts'
import { content as texts } from '#contract/texts/desk/content.ts'
import { bannerRules } from './banner-rules.ts'

const { tag, title, lead, button, point, points } = limits.banner

/** The call to action of the front page. */
export const banner = z.object({
  tag: textOf('bannerTag', tag),
  title: textOf('bannerTitle', title),
  lead: textOf('bannerLead', lead),
  /** The words of its button, and where that leads. */
  button: textOf('bannerButton', button),
  link: z.string(texts.bannerLink.content).check(z.trim(), byRule(bannerRules.link)),
  /** Short lines beside it. */
  points: z
    .array(textOf('bannerPoint', point), texts.bannerPoints.content)
    .check(z.maxLength(points, texts.bannerPoints.content)),
})
export type Banner = z.infer<typeof banner>

/** The specification's. A page in another language says it in its own words. */
export const firstBanner: Banner = {
  tag: 'Special offer',
  title: 'Sell to all of India with the Pro Plan',
  lead: 'A full online shop for your business, for one yearly price.',
  button: 'Select Package',
  link: pricingsPath,
  points: [
    'Company Webpage',
    'Product Listing (Unlimited)',
    'Ad Spend',
    'Data & Reporting',
    'Receive Inquiries (Unlimited)',
    'Dedicated A/c Manager',
    'Access to the seller Console',
  ],
}
