import { type OwnShop, saveOwnShop } from '#contract/sellers/shop.ts'
import { aboutRule, handleOf, handleRule, longestAbout } from '#contract/sellers/shop-rules.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { SendForm } from '#web/forms/send-form.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { useSession } from '#web/session/session.ts'
import { Card } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { dayOf } from '#web/ui/formats/dates.ts'
import { ownShopTexts as texts } from './own-shop-texts.ts'

type Draft = { handle: string; about: string }
type ShopFormProps = { shop: OwnShop; onSaved: () => void }

/** An address that is not chosen is not sent: a shop may say something of itself without one. */
const changesOf = ({ handle, about }: Draft, shop: OwnShop) => ({
  about,
  ...(handle === '' || handle === shop.handle ? {} : { handle }),
})

export function ShopForm({ shop, onSaved }: ShopFormProps) {
  const { user } = useSession()
  const suggestion = handleOf(user?.company_name ?? '')
  const form = useForm<Draft>({
    start: { handle: shop.handle ?? '', about: shop.about },
    rules: {
      handle: (handle) => (handle === '' ? undefined : handleRule(handle.trim().toLowerCase())),
      about: aboutRule,
    },
  })
  const action = useAction({
    form,
    send: (draft: Draft) => api(saveOwnShop, changesOf(draft, shop)),
    failure: texts.saveError,
    success: ({ content }) => content,
    onDone: onSaved,
  })
  const isFixed = shop.handle_free_at !== null
  return (
    <Card as="section" aria-labelledby="shop" className="p-5 md:p-6">
      <h2 id="shop" className="mb-3 text-h2">
        {texts.about}
      </h2>
      <SendForm form={form} action={action} label={texts.save} variant="primary">
        <TextField
          label={texts.handle}
          hint={shop.handle_free_at ? texts.handleFrom(dayOf(shop.handle_free_at)) : texts.handleHint}
          readOnly={isFixed}
          placeholder={suggestion}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={30}
          {...form.field('handle')}
        />
        <TextArea label={texts.aboutText} rows={4} maxLength={longestAbout} {...form.field('about')} />
      </SendForm>
    </Card>
  )
}
