import { useLocation } from 'react-router'
import { elsewhere } from '#web/ui/language.ts'
import { languageTexts } from './language-texts.ts'

/** Links to this page in the other languages, each named in its own language. */
export function LanguageChoice() {
  const { pathname, search } = useLocation()
  return (
    <nav aria-label={languageTexts.title} className="min-w-32">
      <h2 className="mb-2 font-semibold text-ink-fg text-small">{languageTexts.title}</h2>
      {elsewhere(pathname + search).map(({ tag, name, href }) => (
        <a key={tag} href={href} hrefLang={tag} lang={tag} translate="no" className="footer-link">
          {name}
        </a>
      ))}
    </nav>
  )
}
