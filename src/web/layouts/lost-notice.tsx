import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { siteTexts } from '#web/site/site-texts.ts'
import { toastInfo } from '#web/ui/toasts/toast.ts'

export const lostMark = '#not-found'

/** Says once why a wrong address ended on the front page. */
export function LostNotice() {
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (hash !== lostMark) return
    toastInfo(siteTexts.noSuchPage)
    void navigate(pathname + search, { replace: true, preventScrollReset: true })
  }, [hash, pathname, search, navigate])
  return null
}
