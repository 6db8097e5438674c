import { type Address, listAddresses } from '#contract/users/address.ts'
import { api } from '#web/api/browser-api.ts'
import { type ListPage, usePagedList } from '#web/ui/lists/use-paged-list.ts'
import { toastError } from '#web/ui/toasts/toast.ts'
import { addressTexts as texts } from './address-texts.ts'

export async function fetchAddresses(cursor?: string): Promise<ListPage<Address>> {
  const { data, ...rest } = await api(listAddresses, cursor ? { cursor } : {})
  return { ...rest, items: data }
}

export const useAddressList = (first: ListPage<Address>) =>
  usePagedList(first, {
    fetchMore: fetchAddresses,
    keyOf: ({ address_id }) => address_id,
    onError: () => toastError(texts.moreError),
  })
