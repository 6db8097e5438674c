import { Flag } from 'lucide-react'
import { useState } from 'react'
import type { ChatMessage } from '#contract/chats/chat-message.ts'
import { late } from '#web/late/late.tsx'
import { reportButtonTexts } from '#web/report/report-button-texts.ts'
import { cut } from '#web/ui/formats/cut.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { RoomLine } from './connection/rooms.ts'

const ReportDialog = late(
  async () => (await import('#web/report/report-dialog.tsx')).ReportDialog,
  ({ onClose }) => onClose(),
)

type RoomReportProps = { line: RoomLine; messages: readonly ChatMessage[]; onBlocked: () => unknown }

/** Reports or blocks the other person, or one of their latest messages. */
export function RoomReport({ line, messages, onBlocked }: RoomReportProps) {
  const { room_id: roomId, other_id: aboutId, other_name } = line
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const theirs = messages.filter(({ userId }) => userId === aboutId).slice(-shown)
  return (
    <>
      <IconButton plain aria-label={reportButtonTexts.person} onClick={() => setOpen(true)}>
        <Flag />
      </IconButton>
      {isOpen && (
        <ReportDialog
          subject={{ kind: 'person', aboutId }}
          name={other_name}
          talk={{
            roomId,
            messages: theirs.map((each) => ({ seq: each.seq, text: wordsOf(each) })).reverse(),
          }}
          onClose={close}
          onBlocked={() => {
            close()
            void onBlocked()
          }}
        />
      )}
    </>
  )
}

const shown = 20

const wordsOf = ({ message, file }: ChatMessage) => cut(message || (file?.name ?? ''), 80)
