import { Link } from 'react-router'
import { cut } from '#web/ui/formats/cut.ts'
import { dayOf } from '#web/ui/formats/dates.ts'
import { Picture } from '#web/ui/pictures/picture.tsx'
import { blogPath } from './blog-link.ts'
import { industryName } from './blog-texts.ts'
import type { CardBlog } from './card-blog.ts'
import { previewLetters } from './card-blog.ts'

type BlogCardProps = { blog: CardBlog; as?: 'h2' | 'h3'; sizes: string; priority?: boolean }

/** One link covers the whole card, named by its title. */
export function BlogCard({ blog, as: Heading = 'h2', sizes, priority = false }: BlogCardProps) {
  const { _id, title, content, category, image, published_at } = blog
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-panel border border-border bg-surface transition-[box-shadow,transform] duration-200 ease-calm focus-within:outline-2 focus-within:outline-focus focus-within:outline-offset-2 hover:-translate-y-0.5 hover:shadow-md">
      <Picture
        url={image}
        alt=""
        sizes={sizes}
        width={480}
        height={270}
        priority={priority}
        toneKey={_id}
        className="aspect-video w-full"
      />
      <div className="flex flex-1 flex-col gap-1 p-4">
        <p className="font-medium text-primary-soft-fg text-xs leading-4">{industryName(category)}</p>
        <Heading className="break-words text-h3">
          <Link
            to={blogPath(blog)}
            prefetch="intent"
            title={title}
            className="outline-none after:absolute after:inset-0"
          >
            {cut(title, previewLetters)}
          </Link>
        </Heading>
        <p className="break-words text-muted text-small">{content}</p>
        <time dateTime={published_at} className="num mt-auto pt-2 text-subtle text-xs leading-4">
          {dayOf(published_at)}
        </time>
      </div>
    </article>
  )
}
