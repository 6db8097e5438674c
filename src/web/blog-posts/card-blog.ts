import { allIndustries } from '#contract/blog-category.ts'
import { type BlogHead, type BlogList, listBlogs } from '#contract/blog-post.ts'
import type { Api } from '#contract/client.ts'
import { cut } from '#web/ui/formats/cut.ts'

// Specification 9.
export const previewLetters = 30

/** A post as its card needs it; the title is not cut, because it is part of the card's link. */
export type CardBlog = Omit<BlogHead, 'images'> & { readonly image: string | null }

export type CardPage = {
  readonly blogs: readonly CardBlog[]
  readonly total: number
  readonly total_is_floor: boolean
  readonly next: string | null
}

const toCard = ({ images, content, ...same }: BlogHead): CardBlog => ({
  ...same,
  content: cut(content, previewLetters),
  image: images[0]?.url ?? null,
})

const toCardPage = ({ Allblogs, total, total_is_floor = false, next }: BlogList): CardPage => ({
  blogs: Allblogs.map(toCard),
  total,
  total_is_floor,
  next,
})

type ListInput = { category?: string; limit?: number; cursor?: string }

export const listCards = async (call: Api, input: ListInput) => toCardPage(await call(listBlogs, input))

/** Posts of the same industry, then the newest; without them the post is still shown. */
export async function relatedTo(call: Api, { _id, category }: BlogHead, limit: number): Promise<CardBlog[]> {
  try {
    const lists = await Promise.all(
      [category, allIndustries].map((name) => listCards(call, { category: name, limit: limit + 1 })),
    )
    const others = lists.flatMap(({ blogs }) => blogs).filter((blog) => blog._id !== _id)
    return [...new Map(others.map((blog) => [blog._id, blog])).values()].slice(0, limit)
  } catch {
    return []
  }
}
