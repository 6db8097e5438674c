import { nameOf } from '#contract/products/import-columns.ts'
import { plural, withCommas } from './english.ts'
import { sentences } from './sentences.ts'

export const imports = sentences('imports', {
  reading: 'The file is being read',
  readingList: 'The list is being read',
  picturesAdded: 'Pictures added',
  saving: 'The products are being saved',
  cancelled: 'Import cancelled',
  tooLarge: 'A file can have at most 8 MB.',
  workbookLocked:
    'This workbook has a password, or is in the old format .xls. Save it as an Excel workbook (.xlsx) without a password and choose that file.',
  workbookUnpacksTooLarge:
    'This workbook is too large once it is unpacked. Delete its other sheets and pictures, or save the table as "CSV UTF-8".',
  workbookTooLarge: 'This is too much for an Excel file. Choose CSV, or fewer products.',
  codeIsNumber: ({ code }: { code: string }) =>
    `A spreadsheet has turned this item code into the number ${code}. Format its column as text and type the code again.`,
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
  itemCodeTaken: 'Another of your products has this item code',
  itemCodeTwice: 'Another row of this file has this item code',
  itemCodeTakenMeanwhile: ({ code }: { code: string }) =>
    `Another of your products has got the item code "${code}" meanwhile. Nothing was saved; choose the file again to see its row.`,
  rateEndedMeanwhile: ({ percent }: { percent: number }) =>
    `The GST rate of ${percent} % has ended meanwhile. Nothing was saved; choose the file again to see its rows.`,
  noKey:
    'A file of changes needs the column "seller_item_code" or "product_id". The export of your products has both.',
  noChanges: 'Nothing in this file differs from your products.',
  unknownCode: 'None of your products has this item code',
  unknownProduct: 'None of your products has this number',
  noCodeInRow: 'This row names no product: it has no item code',
  productTwice: 'Another row of this file names the same product',
  stockMoved: ({ seen, now }: { seen: number; now: number }) =>
    `The stock was ${withCommas(seen)} in the file and is ${withCommas(now)} now. Write ${withCommas(now)} into "stock_seen" to set it all the same.`,
  changedMeanwhile: 'This product changed after the file was read, and was left as it is',
  noProductsInList: 'No line of this list has a price. Paste the list as it goes to your group.',
  taxUnknown:
    'The price is without GST, and the list does not say the rate. Add it to the line or at the end, like "+ 18% GST".',
  noPrice: 'This line has no price',
  unknownName: 'None of your products has this name',
  whichProduct: 'More than one of your products may be meant',
  notCandidate: 'This row does not mean that product. Please read the list again.',
  otherUnit: ({ list, product }: { list: string; product: string }) =>
    `The list has a price per ${list}, your product one per ${product}`,
  wasCancelled: 'This import was cancelled. Please choose the file again.',
})
