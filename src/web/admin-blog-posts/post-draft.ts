import type { AdminPost, createPost } from '#contract/admin/admin-blogs.ts'
import type { DraftOf } from '#contract/endpoint.ts'

/** The values of the form. Each row has a key, so that React keeps the text of the others when one is removed. */
export type Subpoint = { readonly key: number; readonly text: string }
export type Point = {
  readonly key: number
  readonly point: string
  readonly content: string
  readonly subpoints: readonly Subpoint[]
}
export type PostValues = {
  readonly title: string
  readonly category: string
  readonly content: string
  readonly points: readonly Point[]
  readonly images: readonly string[]
  readonly meta_title: string
  readonly meta_description: string
  readonly meta_keywords: string
}

let lastKey = 0
const freshKey = () => {
  lastKey += 1
  return lastKey
}

export const freshPoint = (): Point => ({ key: freshKey(), point: '', content: '', subpoints: [] })
export const freshSubpoint = (text = ''): Subpoint => ({ key: freshKey(), text })

/** The same rows with another one in this place. */
export const replaced = <Row>(rows: readonly Row[], index: number, row: Row): readonly Row[] =>
  rows.map((each, place) => (place === index ? row : each))

export const without = <Row>(rows: readonly Row[], index: number): readonly Row[] =>
  rows.filter((_, place) => place !== index)

/** The same rows with this one a place higher; the first one stays where it is. */
export function movedUp<Row>(rows: readonly Row[], index: number): readonly Row[] {
  const [above, moved] = [rows[index - 1], rows[index]]
  return above && moved ? replaced(replaced(rows, index - 1, moved), index, above) : rows
}

/** The first picture is the cover of the post. */
export const withCover = (images: readonly string[], index: number): readonly string[] => [
  ...images.slice(index, index + 1),
  ...without(images, index),
]

export function toValues(post: AdminPost | null): PostValues {
  const { title = '', category = '', content = '', points = [], images = [] } = post ?? {}
  const { meta_title = '', meta_description = '', meta_keywords = '' } = post ?? {}
  return {
    title,
    category,
    content,
    points: points.map(({ subpoints, ...point }) => ({
      ...point,
      key: freshKey(),
      subpoints: subpoints.map((text) => freshSubpoint(text)),
    })),
    images: images.map(({ url }) => url),
    meta_title,
    meta_description,
    meta_keywords,
  }
}

/** New pictures are data-URLs, too large for the browser's storage. */
export const withoutFreshPictures = (values: PostValues): PostValues => ({
  ...values,
  images: values.images.filter((url) => !url.startsWith('data:')),
})

/** A stored draft gets new keys: those of the earlier visit would be given out a second time. */
export const keptValues = (kept: PostValues | undefined): PostValues | undefined =>
  kept && {
    ...kept,
    points: kept.points.map(({ subpoints, ...point }) => ({
      ...point,
      key: freshKey(),
      subpoints: subpoints.map(({ text }) => freshSubpoint(text)),
    })),
  }

type PostDraft = DraftOf<typeof createPost>

/** Rows that were left blank are not sent. */
export function toDraft(
  { points, category, images, ...texts }: PostValues,
  is_published: boolean,
): PostDraft {
  const written = points.map(({ point, content, subpoints }) => ({
    point,
    content,
    subpoints: subpoints.map(({ text }) => text).filter((text) => text.trim() !== ''),
  }))
  return {
    ...texts,
    // The server refuses an unknown category with its own sentence.
    category: category as PostDraft['category'],
    images: [...images],
    points: written.filter(({ point, content, subpoints }) => point || content || subpoints.length > 0),
    is_published,
  }
}
