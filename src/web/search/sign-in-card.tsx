import { LockKeyhole } from 'lucide-react'
import { useLocation } from 'react-router'
import { signUpPath } from '#contract/paths.ts'
import { loginBefore } from '#web/session/next-path.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { searchTexts } from './search-texts.ts'

/** Under a visitor's six products: how many more there are, and how to see them. */
export function SignInCard({ hidden }: { hidden: string }) {
  const { pathname, search } = useLocation()
  return (
    <section className="flex h-full flex-col items-center justify-center gap-4 rounded-panel border border-border bg-primary-soft/50 px-5 py-8 text-center">
      <span className="grid size-12 flex-none place-items-center rounded-card bg-surface text-primary-soft-fg">
        <LockKeyhole />
      </span>
      <div className="max-w-sm">
        <h2 className="text-h2">{searchTexts.visitorTitle}</h2>
        <p className="mt-1 text-pretty text-muted">{searchTexts.visitorText(hidden)}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to={loginBefore(pathname + search)}>{searchTexts.login}</ButtonLink>
        <ButtonLink to={`${signUpPath}?next=${encodeURIComponent(pathname + search)}`} variant="secondary">
          {searchTexts.signUp}
        </ButtonLink>
      </div>
    </section>
  )
}
