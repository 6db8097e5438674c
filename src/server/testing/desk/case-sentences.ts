import { notifications as say } from '#contract/texts/notifications.ts'

const number = 'VT-7Q2K9X4M'
const name = 'Ravi Stores'
const until = '2026-11-27T18:29:59.999Z'

/** What people read of problems, to the letter. */
export const caseCases = {
  case: [
    [
      say.caseOpened({ number, name, kind: 'damaged', subject: 'Cement bag', until }),
      'caseOpened',
      'Ravi Stores has a problem (VT-7Q2K9X4M): Cement bag, damaged. Please answer until 27 Nov 2026.',
    ],
    [say.caseJoined({ number, name }), 'caseJoined', 'Ravi Stores added to the problem VT-7Q2K9X4M.'],
    [
      say.caseAnswered({ number, name, until }),
      'caseAnswered',
      'Ravi Stores answered your problem VT-7Q2K9X4M. Please say until 27 Nov 2026 whether you accept.',
    ],
    [say.caseAgreed({ number, name }), 'caseAgreed', 'Ravi Stores accepted your answer to VT-7Q2K9X4M.'],
    [
      say.caseEscalated({ number, until }),
      'caseEscalated',
      'The problem desk decides VT-7Q2K9X4M until 27 Nov 2026.',
    ],
    [
      say.caseWaits({ number, kind: 'late', subject: '', until }),
      'caseWaits',
      'VT-7Q2K9X4M waits for a decision until 27 Nov 2026: goods are late',
    ],
    [say.caseGranted({ number, name }), 'caseGranted', 'Ravi Stores agrees to your wish in VT-7Q2K9X4M.'],
    [say.caseDecided({ number }), 'caseDecided', 'The problem desk has decided VT-7Q2K9X4M.'],
    [say.caseClosed({ number }), 'caseClosed', 'The problem VT-7Q2K9X4M is settled.'],
  ],
} as const
