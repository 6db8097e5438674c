import { Paperclip } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { FileInput } from '#web/ui/fields/file-input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { claimTexts as texts } from './order-payments-texts.ts'
import { chooseProof } from './proof-file.ts'

type ProofFieldProps = {
  /** A data-URL; blank without one. */
  chosen: string
  onChange: (content: string) => void
}

/** A slip or screenshot; nobody needs one. */
export function ProofField({ chosen, onChange }: ProofFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const [failure, setFailure] = useState('')
  const choose = async ([file]: readonly File[]) => {
    const proof = file && (await chooseProof(file))
    setFailure(typeof proof === 'string' ? proof : '')
    if (typeof proof !== 'object') return
    setName(proof.name)
    onChange(proof.content)
  }
  return (
    <fieldset className="grid justify-items-start gap-2">
      <legend className="mb-1.5 text-label">{texts.proof}</legend>
      <FileInput ref={input} label={texts.proof} accept="image/*,application/pdf" onFiles={choose} />
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="secondary" size="sm" icon={<Paperclip />} onClick={() => input.current?.click()}>
          {texts.choose}
        </Button>
        {chosen !== '' && (
          <>
            <span className="wrap-anywhere min-w-0 text-small">{name}</span>
            <Button variant="ghost" size="sm" onClick={() => onChange('')}>
              {texts.remove}
            </Button>
          </>
        )}
      </div>
      <p className="text-muted text-small">{texts.proofHint}</p>
      {failure && (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
    </fieldset>
  )
}
