import { useSyncExternalStore } from 'react'
import { sendChatFile } from '#contract/chats/chat.ts'
import { ApiError } from '#contract/client.ts'
import { api } from '#web/api/browser-api.ts'
import { newIdempotencyKey } from '#web/api/idempotency-key.ts'
import { chatTexts as texts } from '#web/chat/chat-texts.ts'
import type { ChosenFile } from '#web/chat/chosen-file.ts'
import { onSignOut } from '#web/storage/session-store.ts'
import { createStore } from '#web/storage/store.ts'
import { live } from './current-connection.ts'

/** A file that is being sent. It lasts as long as the tab, because files are too large for the browser's storage. */
export type Upload = {
  readonly client_id: string
  readonly room_id: string
  readonly file: ChosenFile
  readonly at: string
  readonly percent: number
  readonly state: 'sending' | 'failed'
  readonly reason: string
}

const uploads = createStore<readonly Upload[]>([])
onSignOut(() => {
  uploads.set([])
  guardTheTab()
})

export const useUploads = () => useSyncExternalStore(uploads.subscribe, uploads.get)

export function upload(room_id: string, file: ChosenFile) {
  const client_id = newIdempotencyKey()
  const started: Upload = {
    client_id,
    room_id,
    file,
    at: new Date().toISOString(),
    percent: 0,
    state: 'sending',
    reason: '',
  }
  uploads.set([...uploads.get(), started])
  run(started)
}

export function retryUpload(failed: Upload) {
  change(failed.client_id, { state: 'sending', percent: 0, reason: '' })
  run(failed)
}

export function discardUpload({ client_id }: Pick<Upload, 'client_id'>) {
  uploads.set(uploads.get().filter((known) => known.client_id !== client_id))
  guardTheTab()
}

function change(clientId: string, fields: Partial<Upload>) {
  uploads.set(uploads.get().map((known) => (known.client_id === clientId ? { ...known, ...fields } : known)))
}

let turn: Promise<void> = Promise.resolve()

/** One after the other, in the order in which they were chosen. */
function run(started: Upload) {
  guardTheTab()
  turn = turn.then(() => send(started))
}

async function send({ client_id, room_id, file }: Upload) {
  // The author has signed out or discarded it.
  if (!uploads.get().some((known) => known.client_id === client_id)) return
  const showProgress = (share: number) => change(client_id, { percent: Math.round(share * 100) })
  const sent = { roomId: room_id, file: file.content, name: file.name, client_id }
  try {
    const { message } = await api(sendChatFile, sent, { onProgress: showProgress })
    live.get()?.channel.deliver(message)
    discardUpload({ client_id })
  } catch (error) {
    change(client_id, {
      state: 'failed',
      reason: error instanceof ApiError ? error.message : texts.fileError,
    })
    guardTheTab()
  }
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault()

/** Makes the browser ask before a tab with a running upload is closed. */
function guardTheTab() {
  const isLeaving = uploads.get().some(({ state }) => state === 'sending')
  if (isLeaving) addEventListener('beforeunload', ask)
  else removeEventListener('beforeunload', ask)
}
