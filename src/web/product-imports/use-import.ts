import { useState } from 'react'
import {
  applyImport,
  cancelImport,
  createImport,
  type ProductImport,
} from '#contract/products/product-import.ts'
import type { KeyFor } from '#web/actions/action.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { sentenceOf } from '#web/api/sentence-of.ts'
import { chosenFiles, contentOf } from './chosen-files.ts'
import { importTexts as texts } from './import-texts.ts'
import { pastingWith, useWay } from './pasting.ts'
import { useCurrentImport } from './use-current-import.ts'
import { forgetPastedList } from './use-pasted-list.ts'
import { useSendPictures } from './use-send-pictures.ts'

type ImportJob = {
  /** The sentence where the server gave none. */
  readonly otherwise: string
  readonly call: (keyFor: KeyFor) => Promise<void>
}

/** An import from the choice of its file to its end. The server keeps its progress, so a reload finds it again. */
export function useImport(initial: ProductImport | undefined) {
  const { current, show } = useCurrentImport(initial)
  const sending = useSendPictures(show)
  const [wrongFiles, setWrongFiles] = useState('')
  const [mode, setMode] = useState<ProductImport['mode']>(initial?.mode ?? 'add')
  const [way, setWay] = useWay(initial)
  const action = useAction({
    send: ({ call }: ImportJob, keyFor) => call(keyFor),
    failure: (error, { otherwise }) => sentenceOf(error, { lost: otherwise }),
  })
  const work = (otherwise: string, call: ImportJob['call']) => {
    setWrongFiles('')
    return action.run({ otherwise, call })
  }

  const start = (files: readonly File[]) => {
    const chosen = chosenFiles(files)
    if ('problem' in chosen) return setWrongFiles(chosen.problem)
    void work(texts.startError, async (keyFor) => {
      const content = await contentOf(chosen.table)
      const file_name = chosen.table.name.slice(-200)
      const key = keyFor(file_name, mode, ...Object.values(content))
      const created = await api(createImport, { file_name, mode, ...content }, key)
      show(created.import)
      if (chosen.pictures.length > 0) void sending.send(created.import.import_id, chosen.pictures)
    })
  }
  const decide = (choose: 'all' | 'right', skip: number[]) =>
    work(texts.saveError, async () => {
      if (!current) return
      show((await api(applyImport, { importId: current.import_id, choose, skip })).import)
      if (current.source === 'paste') forgetPastedList()
    })
  const cancel = () =>
    work(texts.cancelError, async () => {
      if (current?.status === 'checked') await api(cancelImport, { importId: current.import_id })
      sending.clear()
      show(undefined)
    })
  return {
    ...{ current, mode, setMode, way, setWay, sending, start, decide, cancel },
    ...pastingWith({ work, show, current, mode }),
    ...{ problem: wrongFiles || action.failure, isBusy: action.isPending },
  }
}
export type ImportWork = ReturnType<typeof useImport>
