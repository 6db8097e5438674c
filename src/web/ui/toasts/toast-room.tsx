import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { cssTransition, type Id, ToastContainer, toast } from 'react-toastify/unstyled'
import { uiTexts } from '#web/ui/ui-texts.ts'
import { keepFieldClear } from './toast-clear.ts'
import type { ToastAction, ToastKind, ToastText } from './toast-kind.ts'
import './toast.css'

const icons = {
  success: <CircleCheck className="text-success" />,
  error: <CircleAlert className="text-danger" />,
  info: <Info className="text-info" />,
}

const move = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapseDuration: 200 })

const limit = 3
const stacked = new Map<Id, { kind: ToastKind; said: string }>()

function drop(isDropped: (shown: { kind: ToastKind; said: string }) => boolean) {
  for (const [id, shown] of stacked) {
    if (!isDropped(shown)) continue
    stacked.delete(id)
    toast.dismiss(id)
  }
}

/** A new try removes the error of the one before. */
const dropErrors = () => drop(({ kind }) => kind === 'error')

const room = openRoom()

/**
 * The library's own limit would let the newest wait; here the oldest makes room, also an equal one.
 * What succeeds at last takes away what is said of the tries before it.
 */
export function showToast(kind: ToastKind, text: ToastText, action?: ToastAction) {
  moveIntoView()
  const key = JSON.stringify([kind, text])
  if (kind === 'success') dropErrors()
  drop((shown) => shown.said === key)
  const id = toast[kind](<ToastBody text={text} action={action} />, {
    role: kind === 'error' ? 'alert' : 'status',
    icon: icons[kind],
    onClose: () => stacked.delete(id),
  })
  stacked.set(id, { kind, said: key })
  const [oldest] = stacked.keys()
  if (stacked.size > limit && oldest !== undefined) toast.dismiss(oldest)
  requestAnimationFrame(() => {
    hideTimers()
    clearField()
  })
}

/** They are nothing to hear, and the library names them in English. */
function hideTimers() {
  for (const timer of room.querySelectorAll('[role=progressbar]')) {
    timer.removeAttribute('aria-label')
    timer.setAttribute('aria-hidden', 'true')
  }
}

function clearField() {
  const list = room.querySelector<HTMLElement>('.Toastify__toast-container')
  if (list && stacked.size > 0) keepFieldClear(list)
}

function ToastBody({ text, action }: { text: ToastText; action?: ToastAction | undefined }) {
  const [sentence, reason] = [text].flat()
  return (
    <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
      <span className="min-w-0 py-1">
        <span className="block">{sentence}</span>
        {reason && <span className="block text-muted">{reason}</span>}
      </span>
      {action && (
        <button
          type="button"
          onClick={action.onPress}
          className="min-h-11 rounded-small font-semibold text-link underline underline-offset-2 md:min-h-8"
        >
          {action.label}
        </button>
      )}
    </span>
  )
}

function CloseToast({ closeToast }: { closeToast: (reason?: boolean) => void }) {
  return (
    <button
      type="button"
      aria-label={uiTexts.close}
      onClick={(event) => {
        event.stopPropagation()
        closeToast(true)
      }}
      className="grid size-11 flex-none place-items-center rounded-control text-muted hover:bg-surface-2 hover:text-text"
    >
      <X className="size-4" />
    </button>
  )
}

function Room() {
  return (
    <ToastContainer
      aria-label={uiTexts.toastRegion}
      position="top-right"
      autoClose={5000}
      draggable
      draggablePercent={80}
      pauseOnHover
      pauseOnFocusLoss
      closeOnClick={false}
      transition={move}
      closeButton={CloseToast}
    />
  )
}

function openRoom() {
  const host = document.createElement('div')
  host.addEventListener('focusin', (event) => withToastOf(event, (id) => toast.pause({ id })))
  host.addEventListener('focusout', (event) => withToastOf(event, (id) => toast.play({ id })))
  // The library starts the clock when a message has slid in, also under the focus.
  host.addEventListener('animationend', pauseFocused)
  // A form that is sent again; what is wrong this time is said after it.
  document.addEventListener('submit', dropErrors, { capture: true })
  document.addEventListener('focusin', () => requestAnimationFrame(clearField))
  document.body.append(host)
  flushSync(() => createRoot(host).render(<Room />))
  return host
}

function withToastOf(event: FocusEvent, act: (id: string) => void) {
  const element = event.target instanceof Element ? event.target.closest('.Toastify__toast') : null
  if (element) act(element.id)
}

function pauseFocused() {
  const focused = document.activeElement?.closest('.Toastify__toast')
  if (focused) toast.pause({ id: focused.id })
}

/** An open modal covers the page and makes it inert, so the messages move into it and out again with its end. */
function moveIntoView() {
  const modal = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1)
  const home = modal ?? document.body
  if (room.parentElement === home) return
  home.append(room)
  modal?.addEventListener('close', () => document.body.append(room), { once: true })
}
