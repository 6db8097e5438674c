import * as z from 'zod/mini'
import { lineOf } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { categoryPlaces } from '#contract/products/taxonomy.ts'
import { content as texts } from '#contract/texts/desk/content.ts'

const { label, alias, aliases } = limits.category

/** A category as an editor writes it. */
export const categoryText = z.object({
  label: lineOf('categoryLabel', label),
  aliases: z
    .array(lineOf('categoryAlias', alias), texts.categoryAliases.content)
    .check(z.maxLength(aliases, texts.categoryAliases.content)),
  place: z
    .number(texts.categoryPlace.content)
    .check(z.minimum(-1e6, texts.categoryPlace.content), z.maximum(1e6, texts.categoryPlace.content)),
  offered: z.enum(categoryPlaces, texts.categoryOffered.content),
})

/** What was edited or added, for the pages: all else stands as the specification has it. */
export const writtenCategory = z.object({
  slug: z.string(),
  label: z.string(),
  aliases: z.array(z.string()),
  place: z.number(),
  offered: z.enum(categoryPlaces),
  former: z.array(z.string()),
})
