import { grouped } from '#web/ui/formats/rupees.ts'
import { plural } from '#web/ui/language.ts'

/** A person's lists of products. */
export const listsTexts = {
  title: 'Lists',
  description: 'Products that you buy again and again, with their quantities.',
  lists: 'Your lists',
  products: (count: number) => plural(count, { one: '1 product', other: `${grouped(count)} products` }),
  changed: (day: string) => `changed on ${day}`,
  shared: 'Shared by link',
  loadError: 'Your lists could not be loaded. Check your connection and try again.',
  none: 'No lists yet',
  noneHint: 'Save products from their page, from your cart or from what you bought before.',
  toBought: 'Bought before',

  listError: 'This list could not be loaded. It may be gone.',
  empty: 'Nothing in this list yet',
  emptyHint: 'Save products from their page, from your cart or from what you bought before.',
  remove: (name: string) => `Take ${name} out of the list`,
  removeError: 'It could not be taken out. Check your connection and try again.',
  quantityError: 'The quantity could not be saved. Check your connection and try again.',

  rename: 'Rename',
  renameTitle: 'Rename the list',
  name: 'Name of the list',
  save: 'Save',
  keep: 'Cancel',
  renameError: 'The name could not be saved. Check your connection and try again.',
  delete: 'Delete',
  deleteTitle: 'Delete this list?',
  deleteText: (name: string) => `“${name}” will be gone for good. Products and orders stay as they are.`,
  deleted: 'The list is deleted',
  deleteError: 'The list could not be deleted. Check your connection and try again.',

  share: 'Share by link',
  shareHint:
    'Colleagues who have the link and are signed in can read the list and copy it. They see your company name, nothing else of you.',
  link: 'Link to the list',
  copy: 'Copy link',
  copied: 'Link copied',
  notCopied: 'The link could not be copied. Mark it and copy it by hand.',
  takeBack: 'Take link back',
  shareError: 'The link could not be made. Check your connection and try again.',
  takeBackError: 'The link could not be taken back. Check your connection and try again.',

  sharedTitle: 'Shared list',
  sharedBy: (company: string) => `Shared by ${company}`,
  sharedBySomebody: 'Shared with you by link',
  own: 'This is your own list.',
  copyList: 'Copy to my lists',
  copyError: 'The list could not be copied. Check your connection and try again.',
  sharedError: 'There is no list at this link. It may have been taken back.',
} as const
