import { type Address, listAddresses } from '#contract/address.ts'
import { api } from '#web/browser-api.ts'
import { toastError } from '#web/ui/toast.ts'
import { type GrowingPage, useGrowingList } from '#web/ui/use-growing-list.ts'
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
