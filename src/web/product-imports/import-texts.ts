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

  way: 'Where your products come from',
  ways: { file: 'From a file', paste: 'Paste a list' },
  pasteTitle: 'Paste your price list',
  pasteHint:
    'Copy the list that you send to your WhatsApp group and paste it here, as it is. You see what was read of each line before anything is saved.',
  pasteAdd: 'New lines become drafts: no photo is needed, and buyers do not see them until you list them.',
  pasteUpdate: 'Products are found by item code or name. Their prices change, and nothing else.',
  pasteLabel: 'Your list',
  pasteExample: 'Finolex wire 90 mtr coil\n1.5 sqmm ₹1480\n2.5 sqmm ₹2390 (10+ 2340)\nGST 18% extra',
  pasteCategory: 'Category',
  pasteCategoryHint: 'For lines whose heading names none.',
  pasteNoCategory: 'Find it from the words of each line',
  readList: 'Read the list',
  pasteError: 'The list could not be sent. Check your connection and try again.',
  pastedList: 'Pasted list',
  line: (number: number) => `Line ${number}`,
  from: (piece: string) => `from “${piece}”`,
  fromNothing: 'not in the line',
  confidence: { likely: 'Probably', unsure: 'Please check' },
  cells: {
    product_name: 'Name',
    price_1: 'Price',
    unit: 'Unit',
    gst: 'GST',
    brand: 'Brand',
    category_type: 'Category',
    seller_item_code: 'Item code',
  } as Readonly<Record<string, string>>,
  which: 'Which product is meant?',
  candidate: (name: string, price: string) => `${name}, now ${price}`,
  matchError: 'The product could not be chosen. Please try again.',
  pasteAgain: 'Change the list',
  anotherList: 'Paste another list',
  pasteSaveHint:
    'Nothing is saved yet. Change the list and read it again, or save what is right and leave the rest out.',
  saveDrafts: (count: number) => `Save ${grouped(count)} ${plural(count, { one: 'draft', other: 'drafts' })}`,
  drafted: (count: number) => `${grouped(count)} ${plural(count, { one: 'draft', other: 'drafts' })} saved.`,
  draftedHint: 'Add pictures and list them. Until then you alone see them.',
  toDrafts: 'See your drafts',
  pasteRefused: 'The list could not be read.',

  mode: 'What the file does',
  pasteMode: 'What the list does',
  modes: { add: 'Add products', update: 'Change products' },
  updateHint: `An Excel or CSV file with up to ${grouped(limits.import.rows)} rows that changes prices, stock and texts of products that you have. You see old and new of each before anything is saved. Pictures stay.`,
  updateSteps: [
    'Export your products, or take a list with the columns seller_item_code and price_1 or stock.',
    'Change what you like. A blank cell changes nothing; - empties what may be empty.',
    'Choose the file here, see what changes, and save.',
  ],
  importTitle: 'Import products',
  importHint: `An Excel or CSV file with up to ${grouped(limits.import.rows)} rows, and the pictures that it names beside it. Nothing is saved before you have seen what is in it.`,
  steps: [
    'Download the template and fill a row for each product.',
    'Choose it here as an Excel workbook or as CSV UTF-8, together with the pictures that it names.',
    'See what is wrong, row by row, and save when it is right.',
  ],
  templateWorkbook: 'Template for Excel',
  templateCsv: 'Template as CSV',
  templateError: 'The template could not be downloaded. Please try again.',
  choose: 'Choose files',
  drop: 'or drag the file and the pictures here',
  noTable: 'Choose an Excel or CSV file. Pictures can lie beside it.',
  twoTables: 'Choose one file of products at a time.',
  startError: 'The file could not be sent. Check your connection and try again.',

  exportTitle: 'Export products',
  exportHint: 'All your products in the columns of an import, to change there and bring back.',
  exportWorkbook: 'Export for Excel',
  exportCsv: 'Export as CSV',
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
  wrongRows: 'Download rows with errors',
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
  compared: (count: number) => `${rows(count)} compared with your products`,
  changing: (count: number) => (count === 0 ? 'Nothing would change.' : `${products(count)} would change.`),
  verifiedAgain: (count: number) =>
    plural(count, {
      one: 'One of them has a new name or category, or was rejected, and is verified again.',
      other: `${grouped(count)} of them have a new name or category, or were rejected, and are verified again.`,
    }),
  asksAgain: 'Verified again',
  showChanging: 'Changes',
  noChange: 'Nothing changes',
  nothing: 'nothing',
  old: 'Now:',
  next: 'New:',
  rise: (percent: number) => `${percent > 0 ? '+' : ''}${percent} %`,
  saveChanges: (count: number) => `Change ${products(count)}`,
  changed: (count: number) => `${products(count)} changed.`,
  changedHint: 'Buyers see the new prices and texts now.',
  leftUnchanged: (count: number) =>
    `${rows(count)} ${plural(count, { one: 'was', other: 'were' })} left: with a problem, or changed after the file was read.`,
  save: (count: number) => `Save ${products(count)}`,
  saveRight: (count: number) =>
    plural(count, { one: 'Save 1 correct row', other: `Save ${grouped(count)} correct rows` }),
  saveHint: 'Nothing is saved yet. Fix the file and upload it again, or save the correct rows now.',
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
