import { z } from 'zod'
import { sellerChecks as texts } from '#contract/texts/trust/seller-checks.ts'
import { unavailable } from '#server/errors.ts'
import { limits } from '#server/limits.ts'
import type { GstDirectory, Registered } from './gst-directory.ts'
import type { GstDirectorySettings } from './gst-directory-settings.ts'

const name = z.string().trim().max(300)

/** The fields of the public search: `rgdt` is a day such as 01/07/2017. */
const Found = z.object({
  gstin: z.string().optional(),
  lgnm: name.min(1),
  tradeNam: name.nullish(),
  sts: name.min(1),
  ctb: name.nullish(),
  rgdt: z.string().nullish(),
})

/** Providers put the same fields at the top, or under `data`. */
const Answer = z.union([Found, z.object({ data: Found }).transform(({ data }) => data)])

const dayPattern = /^(\d{2})\/(\d{2})\/(\d{4})$/

function dayIn(text: string | null | undefined): string | null {
  const [, day, month, year] = dayPattern.exec(text ?? '') ?? []
  const iso = `${year}-${month}-${day}`
  return z.iso.date().safeParse(iso).success ? iso : null
}

const toRegistered = (taxpayer: z.output<typeof Found>): Registered => ({
  legal_name: taxpayer.lgnm,
  trade_name: taxpayer.tradeNam ?? '',
  status: taxpayer.sts,
  constitution: taxpayer.ctb ?? '',
  registered_on: dayIn(taxpayer.rgdt),
})

/** Asks a public search over HTTPS. 404 is its answer for a number that is in no register. */
export function gstDirectoryProvider(
  settings: GstDirectorySettings,
  timeout: number = limits.irpAnswerMs,
): GstDirectory {
  return {
    async lookUp(gstin) {
      const taxpayer = await ask(settings, gstin, timeout).catch(() => {
        throw unavailable(texts.directorySilent)
      })
      return taxpayer && toRegistered(taxpayer)
    },
  }
}

async function ask({ url, key, keyHeader }: GstDirectorySettings, gstin: string, timeout: number) {
  const answer = await fetch(url.replace('{gstin}', encodeURIComponent(gstin)), {
    headers: { accept: 'application/json', ...(key && { [keyHeader]: key }) },
    // The key must not follow a redirect to another address.
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  })
  if (answer.status === 404) {
    await answer.body?.cancel()
    return undefined
  }
  if (!answer.ok) throw new Error(`The directory answers ${answer.status}.`)
  const taxpayer = Answer.parse(await answer.json())
  if (taxpayer.gstin !== undefined && taxpayer.gstin !== gstin)
    throw new Error('The answer is about another number.')
  return taxpayer
}
