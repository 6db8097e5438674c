import { nameOf } from '#contract/products/import-columns.ts'
import { plural, withCommas } from './english.ts'
import { sentences } from './sentences.ts'

export const imports = sentences('imports', {
  reading: 'The file is being read',
  picturesAdded: 'Pictures added',
  saving: 'The products are being saved',
  cancelled: 'Import cancelled',
  tooLarge: 'A file can have at most 8 MB.',
  anotherSaving: 'Another file of yours is being saved. Please wait until that is done.',
  noMorePictures: 'This import takes no more pictures.',
  noRow: 'Choose at least one row.',
  wrongRows: ({ count }: { count: number }) =>
    `${plural(count, {
      one: 'One of the chosen rows still has a problem',
      other: `${count} of the chosen rows still have problems`,
    })}. Nothing was saved.`,
  stillRead: 'The file is still being read.',
  stillSaved: 'These products are being saved.',
  savedAlready: 'These products are saved already.',
  unreadable: 'This file could not be read. Please choose another.',
  givenUp: 'The file could not be read.',
  notSaved: 'The products could not be saved. Nothing was saved; please try again.',
  suspendedMeanwhile:
    'Your account was suspended while the products were being saved. Nothing was saved; once it is open again, please try again.',
  unclosedQuote: ({ row }: { row: number }) => `A quotation mark that begins in row ${row} is never closed.`,
  tooManyRows: ({ limit }: { limit: number }) => `A file can have at most ${withCommas(limit)} products.`,
  noProducts: 'The file holds no products.',
  columnMissing: ({ column, unknown }: { column: string; unknown: readonly string[] }) =>
    `The column "${nameOf(column)}" is missing. The template shows it.${
      unknown.length === 0
        ? ''
        : ` The file has ${unknown.map((name) => `"${name}"`).join(', ')}, which the template does not know.`
    }`,
  columnTwice: ({ column }: { column: string }) => `The column "${nameOf(column)}" is there twice.`,
  cellsWithoutColumn: 'This row has cells that stand under no column',
  notOwnPicture: 'This is the address of none of your pictures',
  pictureMissing: ({ picture }: { picture: string }) => `The picture "${picture}" has not been added`,
  wasCancelled: 'This import was cancelled. Please choose the file again.',
})
