import { unzipSync, zipSync } from 'fflate'
import { limits } from '#server/limits.ts'

/** Too many bytes or parts once it is unpacked. */
export class WorkbookTooLarge extends Error {}
/** No workbook, or one that declares entities, which no spreadsheet writes. */
export class NoWorkbook extends Error {}

const { unpacked: mostBytes, parts: mostParts } = limits.sheet

/** What cells need. Pictures, macros, links to elsewhere and pivot tables never leave the archive. */
const isNeeded = (name: string) =>
  /^\/?(\[Content_Types\]\.xml|_rels\/\.rels|xl\/(workbook|sharedStrings|styles)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/[^/]+\.xml)$/i.test(
    name,
  )

/**
 * The parts of a workbook that cells need, unpacked into memory of a known size and packed again without compression.
 * An archive that says less than it holds is cut off where it said it would end.
 */
export function repack(workbook: Uint8Array): Uint8Array {
  let [bytes, parts] = [0, 0]
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
    parts += 1
    if (parts > mostParts) throw new WorkbookTooLarge('too many parts')
    if (!isNeeded(name)) return false
    bytes += originalSize
    if (bytes > mostBytes) throw new WorkbookTooLarge('too many bytes')
    return true
  }
  const unpacked = unzip(workbook, filter)
  if (Object.values(unpacked).some(declaresEntities)) throw new NoWorkbook('a document type')
  return zipSync(unpacked, { level: 0 })
}

type Filter = NonNullable<NonNullable<Parameters<typeof unzipSync>[1]>['filter']>

function unzip(workbook: Uint8Array, filter: Filter) {
  try {
    return unzipSync(workbook, { filter })
  } catch (error) {
    if (error instanceof WorkbookTooLarge) throw error
    throw new NoWorkbook('no archive', { cause: error })
  }
}

const declaresEntities = (part: Uint8Array) => {
  const text = Buffer.from(part.buffer, part.byteOffset, part.byteLength)
  return text.includes('<!DOCTYPE') || text.includes('<!ENTITY')
}
