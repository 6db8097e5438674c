import { limits } from '#contract/limits.ts'
import { grouped } from '#web/ui/formats/rupees.ts'
import { plural } from '#web/ui/language.ts'

const rows = (count: number) => `${grouped(count)} ${plural(count, { one: 'row', other: 'rows' })}`
const products = (count: number) =>
  `${grouped(count)} ${plural(count, { one: 'product', other: 'products' })}`

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ')

/** The words of bringing many products at once, and taking them along. */
export const importTexts = {
  title: 'Import and export',
  description: 'Many products at once, from a spreadsheet and into one.',
  loadError: 'Your imports could not be loaded.',

  importTitle: 'Import products',
  importHint: `A CSV file with up to ${grouped(limits.import.rows)} rows, and the pictures that it names beside it. Nothing is saved before you have seen what is in it.`,
  steps: [
    'Download the template and fill a row for each product.',
    'Save it as CSV UTF-8 and choose it here, together with the pictures that it names.',
    'See what is wrong, row by row, and save when it is right.',
  ],
  template: 'Download template',
  templateError: 'The template could not be downloaded. Please try again.',
  choose: 'Choose files',
  drop: 'or drag the CSV file and the pictures here',
  noCsv: 'Choose a CSV file. Pictures can lie beside it.',
  twoCsv: 'Choose one CSV file at a time.',
  startError: 'The file could not be sent. Check your connection and try again.',

  exportTitle: 'Export products',
  exportHint: 'All your products in the columns of an import.',
  export: 'Export products',
  exportError: 'The file could not be downloaded. Please try again.',

  checking: 'Reading the file…',
  applying: 'Saving your products…',
  sending: 'Sending the pictures…',
  progress: (done: number, total: number) => `${grouped(done)} of ${grouped(total)}`,
  mayLeave: 'You may leave this page: it goes on, and you find it here again.',
  keepOpen: 'Keep this page open until the pictures are sent.',

  read: (count: number) => `${rows(count)} read`,
  allRight: 'Every row is right.',
  wrong: (count: number) => `${rows(count)} with problems`,
  known: (count: number) =>
    count === 1
      ? 'One row has the same name as one of your products. Saving it lists that product twice.'
      : `${rows(count)} have the same name as one of your products. Saving them lists those products twice.`,
  repeated: (count: number, names: readonly string[], more: boolean) =>
    `${rows(count)} have the name of another row: ${names.join(', ')}${more ? ' and others' : ''}. Each row is a product of its own.`,
  unknownColumns: (names: readonly string[]) =>
    names.length === 1
      ? `The column ${quoted(names)} is not known, and nothing is read from it. The template shows how columns are called.`
      : `The columns ${quoted(names)} are not known, and nothing is read from them. The template shows how columns are called.`,
  wrongRows: 'Download rows to mend',
  wrongRowsError: 'The file could not be downloaded. Please try again.',
  left: (count: number) =>
    `${rows(count)} with problems ${plural(count, { one: 'was', other: 'were' })} left out.`,
  missing: (count: number) =>
    plural(count, {
      one: 'One picture is named and missing:',
      other: `${grouped(count)} pictures are named and missing:`,
    }),
  addPictures: 'Add pictures',
  pictureError: (name: string, problem: string) => `${name}: ${problem}`,
  pictureUnread: 'This file cannot be read as a picture.',
  picturesError: 'The pictures could not all be sent. Add the missing ones again.',
  rows: 'Rows of the file',
  show: 'Rows shown',
  showWrong: 'With problems',
  showAll: 'All rows',
  row: (number: number) => `Row ${number}`,
  takeRow: (number: number, name: string) => `Save row ${number}: ${name}`,
  noName: 'No name',
  rowsError: 'The rows could not be loaded.',
  noRows: 'No row has a problem.',
  save: (count: number) => `Save ${products(count)}`,
  saveRight: (count: number) =>
    `Save the ${grouped(count)} that ${plural(count, { one: 'is', other: 'are' })} right`,
  saveHint:
    'Nothing is saved yet. Mend the file and choose it again, or save what is right and mend the rest in a file of its own.',
  saveError: 'It could not be saved. Please try again.',
  cancel: 'Choose another file',
  cancelError: 'The import could not be cancelled. Please try again.',

  applied: (count: number) => `${products(count)} saved.`,
  appliedHint: 'Buyers see them with a badge until they are verified.',
  toProducts: 'See your products',
  another: 'Import another file',
  refused: 'The file could not be read.',
  file: (name: string) => `File: ${name}`,
} as const
