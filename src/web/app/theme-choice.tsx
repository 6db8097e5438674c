import { Monitor, Moon, Sun } from 'lucide-react'
import { appTexts } from './app-texts.ts'
import { chooseTheme, type Theme, useTheme } from './theme.ts'

const choices = [
  { theme: 'light', label: appTexts.themeLight, Icon: Sun },
  { theme: 'dark', label: appTexts.themeDark, Icon: Moon },
  { theme: 'system', label: appTexts.themeSystem, Icon: Monitor },
] as const satisfies readonly { theme: Theme; label: string; Icon: typeof Sun }[]

/** Three radios in the footer; they are filled in once the page is alive. */
export function ThemeChoice() {
  const chosen = useTheme()
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-ink-fg text-small">{appTexts.theme}</legend>
      <div className="flex gap-1 rounded-large border border-ink-muted/30 p-1">
        {choices.map(({ theme, label, Icon }) => (
          <label
            key={theme}
            className="relative flex min-h-11 items-center gap-2 rounded-small px-3 font-medium text-small hover:text-ink-fg has-checked:bg-ink-2 has-checked:text-ink-fg has-focus-visible:outline-2 has-focus-visible:outline-focus md:min-h-9"
          >
            <input
              type="radio"
              name="theme"
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
