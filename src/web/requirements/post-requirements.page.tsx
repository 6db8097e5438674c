import { CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { requirementPath } from '#contract/paths.ts'
import { requireToken } from '#web/session/require-token.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useModal } from '#web/ui/dialogs/use-modal.ts'
import { LoadingShape } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import type { Route } from './+types/post-requirements.page.ts'
import { PostForm } from './post-form.tsx'
import { requirementTexts, postTexts as texts } from './requirements-texts.ts'
import { type Posted, usePost } from './use-post.ts'

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireToken(request)
  return null
}

export const meta: Route.MetaFunction = () => privateMeta(texts.title, texts.description)

const card = 'rounded-panel px-4 py-6 sm:px-8 sm:py-8'

function Place({ children }: { children: ReactNode }) {
  return (
    <div className="wrap py-6 md:py-10">
      <div className="mx-auto grid max-w-140 items-start gap-8 lg:mx-0 lg:max-w-none lg:grid-cols-[minmax(0,560px)_minmax(0,1fr)] lg:gap-12">
        {children}
      </div>
    </div>
  )
}

export function HydrateFallback() {
  return (
    <Place>
      <Card as="section" className={card}>
        <h1 className="text-h1">{texts.title}</h1>
        <p className="mt-1 mb-5 text-muted">{texts.lead}</p>
        <LoadingShape className="h-[32rem]" />
      </Card>
      <NextSteps />
    </Place>
  )
}

export default function PostRequirementsPage() {
  const { form, isSending, send, posted, again } = usePost()
  return (
    <Place>
      <Card as="section" className={card}>
        <h1 className="text-h1">{texts.title}</h1>
        {posted ? (
          <PostedCard posted={posted} onAgain={again} />
        ) : (
          <>
            <p className="mt-1 mb-5 text-muted">{texts.lead}</p>
            <PostForm form={form} onSend={send} />
          </>
        )}
      </Card>
      <NextSteps />
      {isSending && <FullScreenLoader />}
    </Place>
  )
}

function PostedCard({ posted, onAgain }: { posted: Posted; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="mt-6 rounded-card bg-success-bg p-5 text-success-fg">
      <h2 ref={heading} tabIndex={-1} className="flex items-center gap-2.5 text-h2">
        <CircleCheck />
        {texts.uploaded}
      </h2>
      <p className="mt-2 text-pretty wrap-anywhere">{texts.postedText(posted.product_name)}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to={requirementPath(posted.requirement_id)}>{requirementTexts.title}</ButtonLink>
        <Button variant="secondary" onClick={onAgain}>
          {texts.another}
        </Button>
      </div>
    </div>
  )
}

function NextSteps() {
  return (
    <aside aria-labelledby="next" className="lg:pt-8">
      <h2 id="next" className="text-h2">
        {texts.next}
      </h2>
      <ol className="mt-5 grid gap-6">
        {texts.steps.map(([name, text], index) => (
          <li key={name} className="flex gap-4">
            <span
              aria-hidden="true"
              className="num grid size-10 flex-none place-items-center rounded-full bg-primary-soft font-bold text-primary-soft-fg"
            >
              {index + 1}
            </span>
            <span>
              <span className="block font-semibold">{name}</span>
              <span className="block max-w-[34em] text-pretty text-muted">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </aside>
  )
}

/** Over everything, bars included: nothing else can be pressed while it is sent. */
function FullScreenLoader() {
  const ref = useRef<HTMLDialogElement>(null)
  useModal(ref, true)
  return (
    <dialog
      ref={ref}
      aria-label={texts.sending}
      data-full-screen
      onCancel={(event) => event.preventDefault()}
      className="m-0 hidden h-(--screen) max-h-none w-full max-w-none place-content-center justify-items-center gap-4 bg-bg/90 text-text open:grid"
    >
      <Spinner className="size-10 text-primary" />
      <p role="status" className="font-medium">
        {texts.sending}
      </p>
    </dialog>
  )
}
