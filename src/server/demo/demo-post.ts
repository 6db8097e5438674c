import type { BlogCategory } from '#contract/blog-category.ts'

/** One blog post of the demo market. */
export interface DemoPost {
  /** At most 90 characters; stands in the address, so without characters that mean something there. */
  readonly title: string
  readonly category: BlogCategory
  /** Two or three sentences that open the post. */
  readonly content: string
  readonly points: readonly {
    readonly point: string
    readonly subpoints: readonly string[]
    readonly content: string
  }[]
  /** Names of one or two pictures. */
  readonly pictures: readonly string[]
  /** At most 155 characters, as search engines show them. */
  readonly meta_description: string
  readonly days_ago: number
}
