import { LockKeyhole } from 'lucide-react'
import { useLocation } from 'react-router'
import { pageExists } from '#web/app/existing-routes.ts'
import { loginPath } from '#web/app/next-path.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { searchTexts } from './search-texts.ts'

/** Under a visitor's six products: how many more there are, and how to see them. */
export function SignInCard({ hidden }: { hidden: string }) {
  const { pathname, search } = useLocation()
  return (
    <section className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4 rounded-sheet border border-border bg-surface p-5 md:p-6">
      <span className="grid size-12 flex-none place-items-center rounded-card bg-primary-soft text-primary-soft-fg">
        <LockKeyhole />
      </span>
      <div className="min-w-52 flex-1">
        <h2 className="font-semibold text-lg tracking-[-.012em]">{searchTexts.visitorTitle}</h2>
        <p className="text-muted">{searchTexts.visitorText(hidden)}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {pageExists('/login') && (
          <ButtonLink to={loginPath(pathname + search)}>{searchTexts.login}</ButtonLink>
        )}
        {pageExists('/signup') && (
          <ButtonLink to="/signup" variant="secondary">
            {searchTexts.signUp}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
