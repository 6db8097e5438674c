import { type Address, listAddresses } from '#contract/users/address.ts'
import { api } from '#web/api/browser-api.ts'
import { type GrowingPage, useGrowingList } from '#web/ui/lists/use-growing-list.ts'
import { toastError } from '#web/ui/toasts/toast.ts'
import { addressTexts as texts } from './address-texts.ts'

export async function fetchAddresses(cursor?: string): Promise<GrowingPage<Address>> {
  const { data, ...rest } = await api(listAddresses, cursor ? { cursor } : {})
  return { ...rest, items: data }
}

export const useGrowingAddresses = (first: GrowingPage<Address>) =>
  useGrowingList(first, {
    fetchMore: fetchAddresses,
    keyOf: ({ address_id }) => address_id,
    onFault: () => toastError(texts.moreFault),
  })
