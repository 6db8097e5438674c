import { limits } from '#contract/limits.ts'
import { useAction } from '#web/actions/use-action.ts'
import { scaledPicture } from '#web/ui/pictures/scaled-picture.ts'
import { toastError } from '#web/ui/toasts/toast.ts'
import { blogTexts as texts } from './blog-texts.ts'

const longestSide = 1_600

export const pictureLimit = limits.picture.perProduct

/** Reads chosen files and adds those that are pictures, as far as the post has room. */
export function useAddedPictures(images: readonly string[], onChange: (images: readonly string[]) => void) {
  const { run, isPending } = useAction({
    send: (files: readonly File[]) =>
      Promise.all(files.slice(0, pictureLimit - images.length).map(readPicture)),
    failure: texts.pictures,
    onDone: (pictures, files) => {
      onChange([...images, ...pictures.filter((picture) => picture !== null)])
      if (images.length + files.length > pictureLimit) toastError(texts.tooMany(pictureLimit))
    },
  })
  return { add: run, isReading: isPending }
}

async function readPicture(file: File) {
  try {
    return await scaledPicture(file, longestSide)
  } catch {
    toastError(texts.unreadable(file.name))
    return null
  }
}
