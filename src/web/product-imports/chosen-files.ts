import { dataUrlOf } from '#web/ui/pictures/scaled-picture.ts'
import { importTexts as texts } from './import-texts.ts'

const isWorkbook = (name: string) => /\.xls[xm]?$/i.test(name)
const isTable = ({ name }: File) => /\.(csv|txt)$/i.test(name) || isWorkbook(name)

/** The one file of rows and the pictures beside it, or what is wrong with the choice. */
export function chosenFiles(files: readonly File[]): { table: File; pictures: File[] } | { problem: string } {
  const [table, another] = files.filter(isTable)
  if (!table) return { problem: texts.noTable }
  if (another) return { problem: texts.twoTables }
  return { table, pictures: files.filter((file) => file !== table && file.type.startsWith('image/')) }
}

/** What is sent of a file of rows: its text, or the bytes of a workbook. */
export async function contentOf(table: File): Promise<{ csv: string } | { workbook: string }> {
  if (!isWorkbook(table.name)) return { csv: await table.text() }
  const dataUrl = await dataUrlOf(table)
  return { workbook: dataUrl.slice(dataUrl.indexOf(',') + 1) }
}

/** Rows to mend come back as the kind of file that was chosen. */
export const formatOf = (name: string) => (isWorkbook(name) ? 'xlsx' : 'csv')
