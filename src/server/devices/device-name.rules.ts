import { devices } from '#contract/texts/devices.ts'
import type { Sentence } from '#contract/texts/sentences.ts'

type Names = readonly (readonly [name: string, mark: RegExp])[]

// Most browsers also claim to be Chrome and Safari, so the rarer ones are checked first.
const browsers: Names = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|OPiOS|Opera|OPT)\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['UC Browser', /\bUC ?Browser|\bUBrowser/i],
  ['Vivaldi', /\bVivaldi\//],
  ['Firefox', /\b(Firefox|FxiOS|Focus)\//],
  ['Chrome', /\b(Chrome|Chromium|CriOS)\//],
  ['Safari', /\bSafari\//],
]

const systems: Names = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['KaiOS', /\bKAIOS\//],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Chromebook', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

const nameIn = (names: Names, userAgent: string) => names.find(([, mark]) => mark.test(userAgent))?.[0]

/** A device name for its owner. The user agent is only shown, never trusted. */
export function deviceName(userAgent: string): Sentence {
  const browser = nameIn(browsers, userAgent)
  const system = nameIn(systems, userAgent)
  if (browser && system) return devices.both({ browser, system })
  const name = browser ?? system
  return name ? devices.one({ name }) : devices.unknown
}
