import * as z from 'zod/mini'
import { content as texts } from '#contract/texts/desk/content.ts'

/** What the operator writes: documents of these kinds, each in revisions that stay. */
export const contentKind = z.enum(
  [
    'synonyms',
    'banners',
    'policies',
    'holidays',
    'categories',
    'gst-rates',
    'states',
    'bank-rates',
    'eway-limits',
    'portal-checks',
    'law-figures',
  ],
  texts.unknownKind.content,
)
export type ContentKind = z.infer<typeof contentKind>
