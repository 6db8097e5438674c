import { caseFileOf, caseFilesFolder } from '#server/cases/case-places.rules.ts'
import { fileNameOf as chatFileOf, filesFolder as chatsFolder } from '#server/chats/file-places.rules.ts'
import { documentFileOf, documentsFolder } from '#server/documents/document-places.rules.ts'
import { fileOf as pictureFileOf, widthsOf } from '#server/media/picture-address.rules.ts'
import {
  proofOf as paymentProofOf,
  proofsFolder,
  receiptFileOf,
  receiptsFolder,
} from '#server/payments/proof-places.rules.ts'
import { documentsFolder as applicationsFolder } from '#server/seller-applications/secret-places.rules.ts'
import {
  challanFileOf,
  challansFolder,
  proofOf as deliveryProofOf,
  shipmentsFolder,
} from '#server/shipments/shipment-places.rules.ts'

export type Shelf = 'files' | 'sealed'
type Row = Readonly<Record<string, unknown>>
type ReadRows = <Each extends Row>(query: string) => AsyncIterable<Each>

/** A folder of files that rows of the market name. */
type NamedFolder = {
  readonly shelf: Shelf
  readonly folder: string
  /** The columns that name its files. */
  readonly columns: readonly string[]
  /** The names of its files, as the rows have them. */
  readonly files: (read: ReadRows) => AsyncIterable<string>
}

type SealedFolder = NamedFolder & {
  /** A query for the ids that its folders are called by; a folder whose id it lacks is deleted. */
  readonly ids: string
}

const filesOf = <Each extends Row>(query: string, namesOf: (row: Each) => readonly string[]) =>
  async function* (read: ReadRows) {
    for await (const row of read<Each>(query)) yield* namesOf(row)
  }

type Picture = { readonly picture_id: string; readonly width: number; readonly state: string }

/** Of a picture that only orders show the small width is left. */
function filesOfPicture({ picture_id, width, state }: Picture) {
  const widths = state === 'small' ? widthsOf(width).slice(0, 1) : widthsOf(width)
  return widths.map((each) => pictureFileOf(picture_id, each))
}

const openFolders: readonly NamedFolder[] = [
  {
    shelf: 'files',
    folder: 'pictures',
    columns: ['pictures.picture_id'],
    files: filesOf("select picture_id, width, state from pictures where state <> 'arriving'", filesOfPicture),
  },
  {
    shelf: 'files',
    folder: chatsFolder,
    columns: ['chat_files.file_id'],
    files: filesOf('select room_id, file_id from chat_files', (row: { room_id: string; file_id: string }) => [
      chatFileOf(row),
    ]),
  },
]

const sealed = (folder: Omit<SealedFolder, 'shelf'>): SealedFolder => ({ shelf: 'sealed', ...folder })

/** Papers are kept before their hash is, so their folders are named by what they are papers of. */
const papers = [
  sealed({
    folder: documentsFolder,
    columns: ['invoice_files.name'],
    ids: 'select invoice_id as id from invoices',
    files: filesOf(
      'select invoice_id, name from invoice_files',
      (row: { invoice_id: string; name: string }) => [documentFileOf(row.invoice_id, row.name)],
    ),
  }),
  sealed({
    folder: challansFolder,
    columns: ['challan_files.name'],
    ids: 'select shipment_id as id from challans',
    files: filesOf(
      'select shipment_id, name from challan_files',
      (row: { shipment_id: string; name: string }) => [challanFileOf(row.shipment_id, row.name)],
    ),
  }),
  sealed({
    folder: receiptsFolder,
    columns: ['receipt_files.payment_id'],
    ids: 'select payment_id as id from receipts',
    files: filesOf('select payment_id from receipt_files', (row: { payment_id: string }) => [
      receiptFileOf(row.payment_id),
    ]),
  }),
]

const applicationDocuments = `
  select business_license as name from seller_applications where business_license is not null
  union all
  select proprietor_document from seller_applications where proprietor_document is not null`

const evidence = [
  sealed({
    folder: applicationsFolder,
    columns: ['seller_applications.business_license', 'seller_applications.proprietor_document'],
    ids: `select seller_application_id as id from seller_applications
      where business_license is not null or proprietor_document is not null`,
    files: filesOf(applicationDocuments, (row: { name: string }) => [row.name]),
  }),
  sealed({
    folder: proofsFolder,
    columns: ['payments.proof'],
    ids: 'select payment_id as id from payments where proof is not null',
    files: filesOf(
      'select payment_id from payments where proof is not null',
      (row: { payment_id: string }) => [paymentProofOf(row.payment_id)],
    ),
  }),
  sealed({
    folder: shipmentsFolder,
    columns: ['shipments.proof_at'],
    ids: 'select shipment_id as id from shipments where proof_at is not null',
    files: filesOf(
      'select shipment_id from shipments where proof_at is not null',
      (row: { shipment_id: string }) => [deliveryProofOf(row.shipment_id)],
    ),
  }),
  sealed({
    folder: caseFilesFolder,
    columns: ['case_files.file_id'],
    ids: 'select file_id as id from case_files',
    files: filesOf('select file_id from case_files', (row: { file_id: string }) => [caseFileOf(row.file_id)]),
  }),
]

export const sealedFolders: readonly SealedFolder[] = [...papers, ...evidence]

/** All of them: a backup holds what is named here, a change of keys and the sweeps reach it. */
export const namedFolders: readonly NamedFolder[] = [...openFolders, ...sealedFolders]
