import type { ShownAction } from '#web/ui/dialogs/confirm-dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Why a form was not taken; nothing while nothing failed. */
export const FailureNotice = ({ action }: { action: Pick<ShownAction, 'failure'> }) =>
  action.failure ? (
    <Notice tone="danger" live>
      {action.failure}
    </Notice>
  ) : null
