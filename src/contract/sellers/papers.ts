import { type TickKind, tickKinds } from './seller-evidence.ts'

type Types = { readonly business_license_type: string; readonly proprietor_document_type: string }

const isPan = (type: string) => type === 'PAN'
const isOf: Readonly<Record<TickKind, (type: string) => boolean>> = {
  pan_document: isPan,
  // A PAN card has no address.
  address_document: (type) => !isPan(type),
  udyam: (type) => type === 'MSME',
  bank_name: () => false,
}

/** The paper in which a reviewer reads this; undefined: none was sent, or it stands in the form itself. */
export function paperOf(kind: TickKind, { business_license_type, proprietor_document_type }: Types) {
  if (isOf[kind](business_license_type)) return 'business_license' as const
  return isOf[kind](proprietor_document_type) ? ('proprietor_document' as const) : undefined
}

/** What can be ticked of an application. */
export const ticksOf = (types: Types): TickKind[] =>
  tickKinds.filter((kind) => kind === 'bank_name' || paperOf(kind, types))
