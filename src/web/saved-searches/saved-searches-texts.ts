import { grouped } from '#web/ui/formats/rupees.ts'
import { plural } from '#web/ui/language.ts'

/** A person's saved searches. */
export const savedSearchesTexts = {
  title: 'Saved searches',
  description: 'Searches that you keep, with what is new for them.',
  searches: 'Your saved searches',
  news: (count: number) => plural(count, { one: '1 new', other: `${grouped(count)} new` }),
  silent: 'Not told',
  since: (day: string) => `saved on ${day}`,
  loadError: 'Your searches could not be loaded. Check your connection and try again.',
  none: 'No saved searches yet',
  noneHint: 'Search the market, choose filters and press “Save search”. You hear when new products fit.',
  explore: 'Explore Live Market',

  searchError: 'This search could not be loaded. It may be gone.',
  results: 'All results',
  newOnes: 'New since your last look',
  earlier: 'Found before',
  nothing: 'Nothing new yet',
  nothingHint: 'Products that come after you saved the search stand here, for 30 days.',

  change: 'Change',
  changeTitle: 'Change the search',
  save: 'Save',
  keep: 'Cancel',
  changeError: 'The search could not be changed. Check your connection and try again.',
  delete: 'Delete',
  deleteTitle: 'Delete this search?',
  deleteText: (name: string) => `“${name}” will be gone, and you hear of its products no more.`,
  deleted: 'The search is deleted',
  deleteError: 'The search could not be deleted. Check your connection and try again.',
} as const
