import { type FormEvent, useState } from 'react'
import { updateProfile } from '#contract/account.ts'
import { limits } from '#contract/limits.ts'
import type { Profile } from '#contract/user.ts'
import { api } from '#web/browser-api.ts'
import { faultText } from '#web/fault-text.ts'
import { keepUser } from '#web/session-store.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { toastSuccess } from '#web/ui/toast.ts'
import { settingsTexts as texts } from './settings-texts.ts'

/** What buyers read of the shop. What was typed stays when the server refuses it. */
export function SettingsForm({ profile }: { profile: Profile }) {
  const { draft, field, isSending, fault, send } = useSettings(profile)
  const most = limits.text
  return (
    <Card as="section" aria-labelledby="shop" className="p-5 md:p-6">
      <h2 id="shop" className="mb-4 text-h2">
        {texts.shop}
      </h2>
      <form onSubmit={send} noValidate className="grid gap-4">
        <TextField
          label={texts.company}
          autoComplete="organization"
          maxLength={most.name}
          {...field('company_name')}
        />
        <TextArea
          label={texts.address}
          autoComplete="street-address"
          maxLength={most.address}
          {...field('address')}
        />
        <TextField
          label={texts.city}
          autoComplete="address-level2"
          maxLength={most.name}
          hint={profile.state ? texts.cityHint(profile.state) : texts.cityHintAlone}
          {...field('city')}
        />
        <TextField
          label={texts.website}
          optional
          type="url"
          inputMode="url"
          autoComplete="url"
          maxLength={most.website}
          hint={draft.website ? undefined : texts.websiteHint}
          {...field('website')}
        />
        {fault && (
          <Notice tone="danger" live>
            {fault}
          </Notice>
        )}
        <Button type="submit" loading={isSending} className="justify-self-start max-sm:justify-self-stretch">
          {texts.save}
        </Button>
      </form>
    </Card>
  )
}

const draftOf = ({ company_name, address, city, website }: Profile) => ({
  company_name: company_name ?? '',
  address,
  city: city ?? '',
  website: website ?? '',
})

function useSettings(profile: Profile) {
  const [draft, setDraft] = useState(() => draftOf(profile))
  const [isSending, setSending] = useState(false)
  const [fault, setFault] = useState('')
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    setFault('')
    try {
      const { content, ...saved } = await api(updateProfile, draft)
      keepUser(saved)
      setDraft(draftOf(saved))
      toastSuccess(texts.saved)
    } catch (refused) {
      setFault(faultText(refused, texts.saveFault))
    }
    setSending(false)
  }
  const field = (name: keyof typeof draft) => ({
    value: draft[name],
    onChange: (event: { target: { value: string } }) => setDraft({ ...draft, [name]: event.target.value }),
  })
  return { draft, field, isSending, fault, send }
}
