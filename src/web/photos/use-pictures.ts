import { useRef, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { scaledPicture, whyUnreadable } from '#web/ui/pictures/scaled-picture.ts'
import { pictureTexts as texts } from './picture-texts.ts'

/** An address of a kept picture or the data-URL of a new one; undefined while it is prepared. */
export type ChosenPicture = { readonly id: string; readonly url: string | undefined }

const longestSide = 1600
const largestFile = 30 * 1024 ** 2
// A base64 letter stands for three quarters of a byte.
const largestUrl = (limits.picture.bytes * 4) / 3

let made = 0
const nextId = () => {
  made += 1
  return `picture-${made}`
}

const kept = (urls: readonly string[]): ChosenPicture[] => urls.map((url) => ({ id: nextId(), url }))

/** The pictures of a form in their order, the cover first. */
export function usePictures(
  initial: readonly string[],
  limit: number = limits.picture.perProduct,
  tooMany = texts.tooMany,
) {
  const [pictures, setPictures] = useState(() => kept(initial))
  const [faults, setFaults] = useState<readonly string[]>([])
  const count = useRef(initial.length)
  count.current = pictures.length

  const prepare = async (file: File, id: string) => {
    const url = await scaledPicture(file, longestSide).catch(() => undefined)
    const problem = faultOf(file, url)
    if (problem) setFaults((before) => [...before, problem])
    setPictures((before) =>
      problem
        ? before.filter((picture) => picture.id !== id)
        : before.map((picture) => (picture.id === id ? { id, url } : picture)),
    )
  }
  const add = async (files: readonly File[]) => {
    const room = limit - count.current
    const early = files.map(earlyFault).filter((problem) => problem !== undefined)
    const fit = files.filter((file) => !earlyFault(file))
    setFaults(fit.length > room ? [...early, tooMany(limit)] : early)
    const taken = fit.slice(0, Math.max(0, room)).map((file) => ({ file, id: nextId() }))
    setPictures((before) => [...before, ...taken.map(({ id }) => ({ id, url: undefined }))])
    // One after the other: a phone has no memory for eight photos at once.
    for (const { file, id } of taken) await prepare(file, id)
  }
  return {
    pictures,
    faults,
    add,
    isPreparing: pictures.some(({ url }) => url === undefined),
    urls: pictures.flatMap(({ url }) => url ?? []),
    remove: (id: string) => setPictures((before) => before.filter((picture) => picture.id !== id)),
    move: (id: string, by: -1 | 1) => setPictures((before) => moved(before, id, by)),
    reset: (urls: readonly string[]) => {
      setFaults([])
      setPictures(kept(urls))
    },
  }
}
export type Pictures = ReturnType<typeof usePictures>

function earlyFault(file: File) {
  if (!/^image\/(jpeg|png|gif|webp)$/.test(file.type)) return whyUnreadable(file, texts.wrongType(file.name))
  return file.size > largestFile ? texts.tooLarge(file.name) : undefined
}

function faultOf(file: File, url: string | undefined) {
  if (url === undefined) return whyUnreadable(file, texts.wrongType(file.name))
  return url.length > largestUrl ? texts.stillTooLarge(file.name) : undefined
}

function moved(pictures: readonly ChosenPicture[], id: string, by: -1 | 1): ChosenPicture[] {
  const from = pictures.findIndex((picture) => picture.id === id)
  const picture = pictures[from]
  if (!picture || from + by < 0 || from + by >= pictures.length) return [...pictures]
  return pictures.toSpliced(from, 1).toSpliced(from + by, 0, picture)
}
