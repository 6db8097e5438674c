import { Camera, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { updateProfile } from '#contract/users/account.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { ownText, sentenceOf } from '#web/api/sentence-of.ts'
import { keepUser, storedToken } from '#web/storage/session-store.ts'
import { scaledPicture, whyUnreadable } from '#web/ui/pictures/scaled-picture.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { toastError, toastSuccess } from '#web/ui/toasts/toast.ts'
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
  const { run, isPending } = useAction({
    send: async (file: File | null) => {
      const picture = file && (await scaledPicture(file, longestSide).catch(() => null))
      if (file && !picture) return { unreadable: whyUnreadable(file, texts.pictureUnreadable) }
      const token = storedToken()
      const { content, ...profile } = await api(updateProfile, { profile_image: picture })
      keepUser(profile, token)
      return { done: picture ? texts.pictureSaved : texts.pictureRemoved }
    },
    failure: (error) => {
      const reason = sentenceOf(error, ownText(''))
      return reason ? `${texts.pictureError}: ${reason}` : texts.pictureError
    },
    failureToast: true,
    onDone: async ({ unreadable, done }) => {
      if (unreadable) return toastError(unreadable)
      await onChanged()
      if (done) toastSuccess(done)
    },
  })
  return { isBusy: isPending, upload: (file: File) => run(file), remove: () => run(null) }
}
