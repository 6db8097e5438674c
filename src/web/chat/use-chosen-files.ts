import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import { chatTexts as texts } from './chat-texts.ts'
import { type ChosenFile, chooseFile } from './chosen-file.ts'

const limit = limits.chat.filesAtOnce

/** Files that wait for the next message; one that cannot be sent stops no other. */
export function useChosenFiles() {
  const [files, setFiles] = useState<readonly ChosenFile[]>([])
  const [warnings, setWarnings] = useState<readonly string[]>([])
  const tell = (sentence: string) => setWarnings((before) => [...before, sentence])
  const take = async (file: File, isOne: boolean) => {
    const ready = await chooseFile(file)
    if (typeof ready === 'string') tell(isOne ? ready : `${file.name}: ${ready}`)
    else setFiles((before) => [...before, ready])
  }
  return {
    files,
    warning: warnings.join(' '),
    choose: async (chosen: readonly File[]) => {
      const room = limit - files.length
      setWarnings(chosen.length > room ? [texts.tooManyFiles] : [])
      // One after the other: ten photos at once are too much for a phone's memory.
      for (const file of chosen.slice(0, room)) await take(file, chosen.length === 1)
    },
    remove: (file: ChosenFile) => {
      setFiles((before) => before.filter((kept) => kept !== file))
      setWarnings([])
    },
    clear: () => {
      setFiles([])
      setWarnings([])
    },
  }
}
