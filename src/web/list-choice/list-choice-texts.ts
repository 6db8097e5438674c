import { grouped } from '#web/ui/formats/rupees.ts'
import { plural } from '#web/ui/language.ts'

/** Where products are put into a list; its script comes with the press. */
export const listChoiceTexts = {
  title: 'Save to a list',
  which: 'List',
  newList: 'A new list',
  name: 'Name of the list',
  namePlaceholder: 'Such as Monthly order',
  products: (count: number) => plural(count, { one: '1 product', other: `${grouped(count)} products` }),
  keep: 'Cancel',
  confirm: 'Save',
  open: 'Open list',
  loadError: 'Your lists could not be loaded.',
  error: 'It could not be saved. Check your connection and try again.',
} as const
