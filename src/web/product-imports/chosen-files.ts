import { importTexts as texts } from './import-texts.ts'

const isCsv = ({ name }: File) => /\.(csv|txt)$/i.test(name)

/** The one file of rows and the pictures beside it, or what is wrong with the choice. */
export function chosenFiles(files: readonly File[]): { csv: File; pictures: File[] } | { problem: string } {
  const [csv, another] = files.filter(isCsv)
  if (!csv) return { problem: texts.noCsv }
  if (another) return { problem: texts.twoCsv }
  return { csv, pictures: files.filter((file) => file !== csv && file.type.startsWith('image/')) }
}
