import { Camera, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { updateProfile } from '#contract/account.ts'
import { api } from '#web/browser-api.ts'
import { ownText, sentenceOf } from '#web/sentence-of.ts'
import { heldToken, keepUser } from '#web/session-store.ts'
import { scaledPicture, whyUnreadable } from '#web/ui/scaled-picture.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { toastError, toastSuccess } from '#web/ui/toast.ts'
import { profileTexts as texts } from './profile-texts.ts'

const longestSide = 800

type AvatarMenuProps = { hasPicture: boolean; onChanged: () => Promise<void> }

const look =
  'grid size-11 place-items-center rounded-full border border-border bg-surface text-text shadow-sm hover:bg-surface-2'

/** Below the picture: another one, or none. */
export function AvatarMenu({ hasPicture, onChanged }: AvatarMenuProps) {
  const file = useRef<HTMLInputElement>(null)
  const { isBusy, upload, remove } = usePicture(onChanged)
  return (
    <div className="absolute -right-3 -bottom-3 flex gap-1">
      <input
        ref={file}
        type="file"
        accept="image/jpeg,image/png,image/gif,image/webp"
        hidden
        aria-label={texts.changePicture}
        onChange={(event) => {
          const [chosen] = event.target.files ?? []
          if (chosen) void upload(chosen)
          event.target.value = ''
        }}
      />
      {hasPicture && (
        <button
          type="button"
          aria-label={texts.removePicture}
          title={texts.removePicture}
          className={look}
          onClick={remove}
          disabled={isBusy}
        >
          <Trash2 className="size-4" />
        </button>
      )}
      <button
        type="button"
        aria-label={texts.changePicture}
        title={texts.changePicture}
        aria-busy={isBusy || undefined}
        className={look}
        onClick={() => !isBusy && file.current?.click()}
      >
        {isBusy ? <Spinner /> : <Camera />}
      </button>
    </div>
  )
}

function usePicture(onChanged: () => Promise<void>) {
  const [isBusy, setBusy] = useState(false)
  const send = async (profile_image: string | null, done: string) => {
    const token = heldToken()
    const { content, ...profile } = await api(updateProfile, { profile_image })
    keepUser(profile, token)
    await onChanged()
    toastSuccess(done)
  }
  const work = async (job: () => Promise<void>) => {
    setBusy(true)
    try {
      await job()
    } catch (fault) {
      const told = sentenceOf(fault, ownText(''))
      toastError(told ? `${texts.pictureFault}: ${told}` : texts.pictureFault)
    } finally {
      setBusy(false)
    }
  }
  const upload = (file: File) =>
    work(async () => {
      const picture = await scaledPicture(file, longestSide).catch(() => null)
      if (picture) await send(picture, texts.pictureSaved)
      else toastError(whyUnreadable(file, texts.pictureUnreadable))
    })
  const remove = () => work(() => send(null, texts.pictureRemoved))
  return { isBusy, upload, remove }
}
