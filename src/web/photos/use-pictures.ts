import { useRef, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { scaledPicture } from '#web/ui/pictures/scaled-picture.ts'
import { type ChosenPicture, moved, problemOfFile, problemOfScaled } from './chosen-pictures.ts'
import { pictureTexts as texts } from './picture-texts.ts'

const longestSide = 1600

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
  const [errors, setErrors] = useState<readonly string[]>([])
  const count = useRef(initial.length)
  count.current = pictures.length

  const prepare = async (file: File, id: string) => {
    const url = await scaledPicture(file, longestSide).catch(() => undefined)
    const problem = problemOfScaled(file, url)
    if (problem) setErrors((before) => [...before, problem])
    setPictures((before) =>
      problem
        ? before.filter((picture) => picture.id !== id)
        : before.map((picture) => (picture.id === id ? { id, url } : picture)),
    )
  }
  const add = async (files: readonly File[]) => {
    const room = limit - count.current
    const problems = files.map(problemOfFile).filter((problem) => problem !== undefined)
    const usable = files.filter((file) => !problemOfFile(file))
    setErrors(usable.length > room ? [...problems, tooMany(limit)] : problems)
    const added = usable.slice(0, Math.max(0, room)).map((file) => ({ file, id: nextId() }))
    setPictures((before) => [...before, ...added.map(({ id }) => ({ id, url: undefined }))])
    // One after the other: a phone has no memory for eight photos at once.
    for (const { file, id } of added) await prepare(file, id)
  }
  return {
    pictures,
    errors,
    add,
    isPreparing: pictures.some(({ url }) => url === undefined),
    urls: pictures.flatMap(({ url }) => url ?? []),
    remove: (id: string) => setPictures((before) => before.filter((picture) => picture.id !== id)),
    move: (id: string, by: -1 | 1) => setPictures((before) => moved(before, id, by)),
    reset: (urls: readonly string[]) => {
      setErrors([])
      setPictures(kept(urls))
    },
  }
}
export type Pictures = ReturnType<typeof usePictures>
