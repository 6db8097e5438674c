import { plural } from './english.ts'
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
  wasCancelled: 'This import was cancelled. Please choose the file again.',
})
