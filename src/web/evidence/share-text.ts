import type { Share } from '#contract/sellers/seller-evidence.ts'
import { grouped } from '#web/ui/formats/rupees.ts'
import { shareTexts as texts } from './share-texts.ts'

/** How often something went well; what is too few to say says so, with the number. */
export const shareText = ({ cases, count }: Share) =>
  count === null
    ? texts.few(grouped(cases))
    : texts.share(String(Math.round((100 * count) / cases)), grouped(count), grouped(cases))
