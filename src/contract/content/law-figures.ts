import * as z from 'zod/mini'
import { indianDay, textOf } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { content as texts } from '#contract/texts/desk/content.ts'
import { lawConfidences } from './law-figure-rules.ts'

/** A single figure of law. Its document's name says which one, and so its unit. */
export const lawFigure = z.object({
  /** Whole paise or whole days. */
  value: z.number(texts.lawFigureWhole.content),
  source: textOf('source', limits.text.reason),
  checked_on: indianDay,
  /** How far the source can be relied on. */
  confidence: z.enum(lawConfidences, texts.lawConfidence.content),
})
export type LawFigure = z.infer<typeof lawFigure>
