import { Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { siteTexts } from '#web/site/site-texts.ts'
import { chooseTheme, type Theme, useTheme } from './theme.ts'

const choices = [
  { theme: 'light', label: siteTexts.themeLight, Icon: Sun },
  { theme: 'dark', label: siteTexts.themeDark, Icon: Moon },
  { theme: 'system', label: siteTexts.themeSystem, Icon: Monitor },
] as const satisfies readonly { theme: Theme; label: string; Icon: typeof Sun }[]

/** Three radios of the footer, filled in after hydration. */
export function ThemeChoice() {
  const chosen = useTheme()
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-ink-fg text-small">{siteTexts.theme}</legend>
      <div className="flex w-fit flex-wrap gap-1 rounded-large border border-ink-muted/30 p-1">
        {choices.map(({ theme, label, Icon }) => (
          <label
            key={theme}
            className="relative flex min-h-11 items-center gap-2 rounded-small px-3 font-medium text-small hover:text-ink-fg has-checked:bg-ink-2 has-checked:text-ink-fg has-focus-visible:outline-2 has-focus-visible:outline-focus md:min-h-9"
          >
            <input
              type="radio"
              name={name}
              value={theme}
              checked={chosen === theme}
              onChange={() => chooseTheme(theme)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            <Icon className="size-4" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
