import { useRef, useState } from 'react'
import {
  applyImport,
  cancelImport,
  createImport,
  getImport,
  type ProductImport,
} from '#contract/products/product-import.ts'
import type { KeyFor } from '#web/actions/action.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { sentenceOf } from '#web/api/sentence-of.ts'
import { usePolling } from '#web/ui/lists/use-polling.ts'
import { chosenFiles } from './chosen-files.ts'
import { importTexts as texts } from './import-texts.ts'
import { sendPictures } from './send-pictures.ts'

type Job = {
  /** Said where nothing was answered. */
  readonly otherwise: string
  readonly call: (keyFor: KeyFor) => Promise<void>
}

const pollEvery = 1_000

/** The server holds how far an import has come; so a reload of the page finds it again. */
export function useImport(initial: ProductImport | undefined) {
  const [current, setCurrent] = useState(initial)
  const turn = useRef(0)
  const take = (next: ProductImport | undefined) => {
    turn.current += 1
    setCurrent(next)
  }
  const sending = useSending(take)
  const [wrongFiles, setWrongFiles] = useState('')
  const action = useAction({
    send: ({ call }: Job, keyFor) => call(keyFor),
    failure: (error, { otherwise }) => sentenceOf(error, { lost: otherwise }),
  })
  const work = (otherwise: string, call: Job['call']) => {
    setWrongFiles('')
    return action.run({ otherwise, call })
  }

  const refresh = async () => {
    if (!current) return
    const turnBefore = turn.current
    const answer = await api(getImport, { importId: current.import_id })
    // What was learnt meanwhile is newer than this answer.
    if (turnBefore === turn.current) take(answer.import)
  }
  const isMoving = current?.status === 'checking' || current?.status === 'applying'
  usePolling(refresh, pollEvery, { enabled: isMoving })

  const start = (files: readonly File[]) => {
    const chosen = chosenFiles(files)
    if ('problem' in chosen) return setWrongFiles(chosen.problem)
    void work(texts.startFault, async (keyFor) => {
      const csv = await chosen.csv.text()
      const file_name = chosen.csv.name.slice(-200)
      const created = await api(createImport, { file_name, csv }, keyFor(file_name, csv))
      take(created.import)
      if (chosen.pictures.length > 0) void sending.send(created.import.import_id, chosen.pictures)
    })
  }
  const decide = (choose: 'all' | 'right', skip: number[]) =>
    work(texts.saveFault, async () => {
      if (!current) return
      take((await api(applyImport, { importId: current.import_id, choose, skip })).import)
    })
  const cancel = () =>
    work(texts.cancelFault, async () => {
      if (current?.status === 'checked') await api(cancelImport, { importId: current.import_id })
      sending.clear()
      take(undefined)
    })
  const problem = wrongFiles || action.failure
  return { current, problem, isBusy: action.isPending, sending, start, decide, cancel }
}
export type ImportWork = ReturnType<typeof useImport>

function useSending(onImport: (current: ProductImport) => void) {
  const [progress, setProgress] = useState<{ done: number; total: number }>()
  const [faults, setFaults] = useState<readonly string[]>([])
  const onFault = (sentence: string) => setFaults((before) => [...before, sentence])
  const send = async (importId: string, files: readonly File[]) => {
    setFaults([])
    setProgress({ done: 0, total: files.length })
    try {
      const onProgress = (done: number) => setProgress({ done, total: files.length })
      await sendPictures(importId, files, { onProgress, onFault, onImport })
    } catch (refusal) {
      onFault(sentenceOf(refusal, { lost: texts.picturesFault }))
    } finally {
      setProgress(undefined)
    }
  }
  return { progress, faults, send, clear: () => setFaults([]) }
}
