import type { ComponentProps } from 'react'
import { firstTexts } from '#contract/products/taxonomy.ts'

type CategoryPictureProps = { slug: string } & Pick<ComponentProps<'img'>, 'className' | 'draggable'>

/** A category that an editor has added has that of all goods. */
const pictureOf = (slug: string) => (firstTexts.has(slug) ? slug : 'all')

/** Lazy, or the browser would fetch those of all categories before the styles. */
export const CategoryPicture = ({ slug, ...image }: CategoryPictureProps) => (
  <img src={`/categories/${pictureOf(slug)}.webp`} alt="" width={96} height={96} loading="lazy" {...image} />
)
