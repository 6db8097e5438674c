import type { createPost, WrittenPost } from '#contract/admin/admin-blogs.ts'
import type { DraftOf } from '#contract/endpoint.ts'

/** As the form holds it: each row of its own key, so that a removed one takes no other's text with it. */
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

let made = 0
const freshKey = () => {
  made += 1
  return made
}

export const freshPoint = (): Point => ({ key: freshKey(), point: '', content: '', subpoints: [] })
export const freshSubpoint = (text = ''): Subpoint => ({ key: freshKey(), text })

export function toValues(post: WrittenPost | null): PostValues {
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

/** New pictures are too large to be kept with what was typed. */
export const withoutFreshPictures = (values: PostValues): PostValues => ({
  ...values,
  images: values.images.filter((url) => !url.startsWith('data:')),
})

/** What was kept came with the keys of another visit, which would be given out again. */
export const keptValues = (kept: PostValues | undefined): PostValues | undefined =>
  kept && {
    ...kept,
    points: kept.points.map(({ subpoints, ...point }) => ({
      ...point,
      key: freshKey(),
      subpoints: subpoints.map(({ text }) => freshSubpoint(text)),
    })),
  }

type Sent = DraftOf<typeof createPost>

/** Rows that were left blank are not sent. */
export function toDraft({ points, category, images, ...texts }: PostValues, is_published: boolean): Sent {
  const written = points.map(({ point, content, subpoints }) => ({
    point,
    content,
    subpoints: subpoints.map(({ text }) => text).filter((text) => text.trim() !== ''),
  }))
  return {
    ...texts,
    // The server answers an unknown one with its own sentence.
    category: category as Sent['category'],
    images: [...images],
    points: written.filter(({ point, content, subpoints }) => point || content || subpoints.length > 0),
    is_published,
  }
}
