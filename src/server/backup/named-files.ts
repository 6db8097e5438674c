import type pg from 'pg'
import { fileNameOf } from '#server/chats/file-places.rules.ts'
import { fileOf, widthsOf } from '#server/media/picture-address.rules.ts'
import { rowsOf } from './cursor.ts'

export type Shelf = 'files' | 'sealed'
export type NamedFile = { readonly shelf: Shelf; readonly name: string }

type Picture = { readonly picture_id: string; readonly width: number; readonly state: string }
type ChatFile = { readonly room_id: string; readonly file_id: string }
type Document = { readonly name: string }

const documents = `
  select business_license as name from seller_applications where business_license is not null
  union all
  select proprietor_document from seller_applications where proprietor_document is not null`

/** Every file that the market's rows name; of pictures that only orders show the small one. */
export async function* namedFiles(client: pg.Client): AsyncGenerator<NamedFile> {
  const pictures = "select picture_id, width, state from pictures where state <> 'arriving'"
  for await (const { picture_id, width, state } of rowsOf<Picture>(client, pictures)) {
    const widths = state === 'small' ? widthsOf(width).slice(0, 1) : widthsOf(width)
    for (const each of widths) yield { shelf: 'files', name: fileOf(picture_id, each) }
  }
  for await (const row of rowsOf<ChatFile>(client, 'select room_id, file_id from chat_files'))
    yield { shelf: 'files', name: fileNameOf(row) }
  for await (const { name } of rowsOf<Document>(client, documents)) yield { shelf: 'sealed', name }
}
