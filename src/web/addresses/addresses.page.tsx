import { MapPin, Plus } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Address } from '#contract/users/address.ts'
import { profileLink } from '#web/profile/profile-link.ts'
import { requireToken } from '#web/session/require-token.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ItemDialogs, type OpenItem } from '#web/ui/dialogs/item-dialogs.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { LoadMore } from '#web/ui/lists/load-more.tsx'
import type { ListPage } from '#web/ui/lists/use-paged-list.ts'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'
import { SubPage } from '#web/ui/sub-page.tsx'
import type { Route } from './+types/addresses.page.ts'
import { AddressCard } from './address-card.tsx'
import { AddressForm } from './address-form.tsx'
import { fetchAddresses, useAddressList } from './address-list.ts'
import { addressTexts as texts } from './address-texts.ts'
import { DeleteAddress } from './delete-address.tsx'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireToken(request)
  try {
    return { first: await fetchAddresses() }
  } catch {
    return { first: null }
  }
}

export const meta: Route.MetaFunction = () => privateMeta(texts.title, texts.description)

export function HydrateFallback() {
  return (
    <SubPage title={texts.title} parent={profileLink}>
      <SkeletonRegion className="grid gap-4">
        <Skeleton className="h-36" />
        <Skeleton className="h-36" />
      </SkeletonRegion>
    </SubPage>
  )
}

export default function AddressesPage({ loaderData: { first } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return first ? (
    <Addresses first={first} onChanged={revalidate} />
  ) : (
    <SubPage title={texts.title} parent={profileLink}>
      <LoadError text={texts.fetchError} onRetry={revalidate} />
    </SubPage>
  )
}

type AddressesProps = { first: ListPage<Address>; onChanged: () => Promise<void> }

function Addresses({ first, onChanged }: AddressesProps) {
  const { page, footer } = useAddressList(first)
  const [open, setOpen] = useState<OpenItem<Address>>(null)
  const onClose = () => setOpen(null)
  const add = () => setOpen({ kind: 'form' })
  const hasSome = page.items.length > 0
  return (
    <SubPage
      title={texts.title}
      parent={profileLink}
      action={
        hasSome && (
          <Button icon={<Plus />} onClick={add}>
            {texts.add}
          </Button>
        )
      }
    >
      {hasSome ? (
        <ul className="grid grid-cols-1 gap-4">
          {page.items.map((address, index) => (
            <AddressCard
              key={address.address_id}
              address={address}
              isNewest={index === 0}
              onEdit={() => setOpen({ kind: 'form', item: address })}
              onDelete={() => setOpen({ kind: 'delete', item: address })}
            />
          ))}
        </ul>
      ) : (
        <NoAddresses onAdd={add} />
      )}
      {page.next && <LoadMore {...footer} />}
      <ItemDialogs
        {...{ open, texts, onClose, onChanged }}
        form={(address, onSaved) => <AddressForm {...{ address, onSaved }} />}
        removal={(address) => <DeleteAddress {...{ address, onClose }} onDeleted={onChanged} />}
      />
    </SubPage>
  )
}

function NoAddresses({ onAdd }: { onAdd: () => void }) {
  return (
    <Card>
      <EmptyState
        icon={<MapPin />}
        title={texts.empty}
        action={
          <Button icon={<Plus />} onClick={onAdd}>
            {texts.add}
          </Button>
        }
      >
        {texts.emptyHint}
      </EmptyState>
    </Card>
  )
}
