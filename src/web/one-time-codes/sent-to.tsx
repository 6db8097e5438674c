import { showPhone } from '#contract/users/phone-number.ts'
import { Notice } from '#web/ui/notice.tsx'
import { toastSuccess } from '#web/ui/toasts/toast.ts'
import { phoneDigits } from '#web/users/phone-input.ts'
import { codeTexts as texts } from './code-texts.ts'
import type { Code } from './use-code.ts'

const link = 'inline-flex min-h-11 items-center text-anchor'

/** Where the code went, and the way back to the number. */
export function SentTo({ code }: { code: Code }) {
  return (
    <div className="grid justify-items-start">
      <p role="status" className="text-pretty text-muted">
        {texts.sentTo(showPhone(phoneDigits(code.phone)))}
      </p>
      <button type="button" className={link} onClick={code.change}>
        {texts.change}
      </button>
    </div>
  )
}

/** Another code, once there may be one. */
export function Resend({ code }: { code: Code }) {
  const resend = async () => {
    if (await code.ask()) toastSuccess(texts.resent)
  }
  return (
    <>
      {code.failure && (
        <Notice tone="danger" live>
          {code.failure}
        </Notice>
      )}
      <div className="grid min-h-11 place-items-center">
        {code.seconds > 0 ? (
          <p className="num text-muted text-small">{texts.resendIn(code.seconds)}</p>
        ) : (
          <button type="button" className={link} aria-busy={code.isAsking} onClick={() => void resend()}>
            {texts.resend}
          </button>
        )}
      </div>
    </>
  )
}
