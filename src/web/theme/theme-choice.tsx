import { Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { siteTexts } from '#web/site/site-texts.ts'
import { cx } from '#web/ui/cx.ts'
import { chooseTheme, type Theme, useTheme } from './theme.ts'

const choices = [
  { theme: 'light', label: siteTexts.themeLight, Icon: Sun },
  { theme: 'dark', label: siteTexts.themeDark, Icon: Moon },
  { theme: 'system', label: siteTexts.themeSystem, Icon: Monitor },
] as const satisfies readonly { theme: Theme; label: string; Icon: typeof Sun }[]

/** Three radios, filled in after hydration. `onInk` is the footer's look. */
export function ThemeChoice({ onInk = false }: { onInk?: boolean }) {
  const chosen = useTheme()
  const name = useId()
  return (
    <fieldset>
      <legend className={cx('mb-2', onInk ? 'font-semibold text-ink-fg text-small' : 'sr-only')}>
        {siteTexts.theme}
      </legend>
      <div
        className={cx(
          'flex w-fit flex-wrap gap-1 rounded-large border p-1',
          onInk ? 'border-ink-muted/30' : 'border-border-strong',
        )}
      >
        {choices.map(({ theme, label, Icon }) => (
          <label
            key={theme}
            className={cx(
              'relative flex min-h-11 items-center gap-2 rounded-small px-3 font-medium text-small has-focus-visible:outline-2 has-focus-visible:outline-focus md:min-h-9',
              onInk
                ? 'hover:text-ink-fg has-checked:bg-ink-2 has-checked:text-ink-fg'
                : 'text-muted hover:text-text has-checked:bg-primary-soft has-checked:text-primary-soft-fg',
            )}
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
