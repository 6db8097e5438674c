import { ChevronRight, Share2 } from 'lucide-react'
import { Link } from 'react-router'
import type { BlogPost } from '#contract/blog-post.ts'
import { blogsPath } from '#contract/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { sharePage } from '#web/ui/dialogs/share-page.ts'
import { dayOf } from '#web/ui/formats/dates.ts'
import { Picture } from '#web/ui/pictures/picture.tsx'
import { tabPath } from './blog-link.ts'
import { industryName, blogTexts as texts } from './blog-texts.ts'
import { Points } from './points.tsx'

export function BlogView({ post }: { post: BlogPost }) {
  const { title, category, content, points, published_at } = post
  return (
    <article className="min-w-0">
      <PathRow post={post} />
      <Badge tone="brand" className="max-w-full">
        {industryName(category)}
      </Badge>
      <h1 className="mt-3 text-balance break-words text-section">{title}</h1>
      <div className="mt-2 mb-4 flex flex-wrap items-center justify-between gap-2">
        <p className="num text-muted text-small">
          <time dateTime={published_at}>{texts.published(dayOf(published_at))}</time>
        </p>
        <Button
          variant="ghost"
          size="sm"
          className="-mr-3 print:hidden"
          icon={<Share2 className="size-4.5" />}
          onClick={() => sharePage(title)}
        >
          {texts.share}
        </Button>
      </div>
      <Cover post={post} />
      <div className="mt-6 grid gap-4 text-[1.0625rem] leading-7">
        {content.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph} className="whitespace-pre-line break-words">
            {paragraph}
          </p>
        ))}
      </div>
      {points.length > 0 && <Points points={points} />}
      <MorePictures post={post} />
    </article>
  )
}

function PathRow({ post: { category, title } }: { post: BlogPost }) {
  const step = 'inline-flex min-h-11 max-md:min-w-11 items-center hover:text-text hover:underline md:min-h-8'
  return (
    <nav aria-label={texts.path} className="mb-2 text-muted text-small print:hidden">
      <ol className="flex min-w-0 items-center gap-2">
        <li className="flex flex-none items-center gap-2">
          <Link to={blogsPath} className={step}>
            {texts.title}
          </Link>
          <ChevronRight className="size-4 text-subtle" />
        </li>
        <li className="flex min-w-0 items-center gap-2">
          <Link to={tabPath(category)} className={step}>
            <span className="truncate">{industryName(category)}</span>
          </Link>
          <ChevronRight className="size-4 text-subtle max-md:hidden" />
        </li>
        <li aria-current="page" className="min-w-0 truncate max-md:hidden">
          {title}
        </li>
      </ol>
    </nav>
  )
}

function Cover({ post: { _id, title, images } }: { post: BlogPost }) {
  const [cover] = images
  if (!cover) return null
  return (
    <Picture
      url={cover.url}
      alt={texts.picture(title, 1, images.length)}
      sizes="(min-width: 48rem) 680px, 94vw"
      width={960}
      height={540}
      priority
      toneKey={_id}
      className="aspect-video w-full rounded-card"
    />
  )
}

function MorePictures({ post: { _id, title, images } }: { post: BlogPost }) {
  const rest = images.slice(1)
  if (rest.length === 0) return null
  return (
    <div className={rest.length === 1 ? 'mt-8 grid' : 'mt-8 grid grid-cols-2 gap-3'}>
      {rest.map(({ url }, index) => (
        <Picture
          key={url}
          url={url}
          alt={texts.picture(title, index + 2, images.length)}
          sizes="(min-width: 48rem) 680px, 94vw"
          width={960}
          height={540}
          toneKey={`${_id} ${index}`}
          className="aspect-video w-full rounded-card"
        />
      ))}
    </div>
  )
}
