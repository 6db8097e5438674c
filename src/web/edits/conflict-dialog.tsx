import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { RadioRow } from '#web/ui/fields/radio-row.tsx'
import { editTexts as texts } from './edit-texts.ts'
import type { Fields, Sides } from './merge-edits.ts'
import type { Conflict } from './use-conflict.ts'

type Words<Value extends Fields> = {
  /** The label of each field. */
  labels: Readonly<Record<keyof Value & string, string>>
  /** Formats a value for the dialog. */
  inWords?: (name: keyof Value & string, value: Value) => string
  /** A hint beside both values. */
  note?: (name: keyof Value & string, sides: Sides<Value>) => string | undefined
}

type ConflictDialogProps<Value extends Fields> = { conflict: Conflict<Value>; words: Words<Value> }

/** Lists what somebody else changed meanwhile, and lets the user choose where both changed the same field. */
export function ConflictDialog<Value extends Fields>({ conflict, words }: ConflictDialogProps<Value>) {
  return (
    <Dialog open={conflict.open !== undefined} onClose={conflict.close} title={texts.title} keepOnScrim>
      <Decision conflict={conflict} words={words} />
    </Dialog>
  )
}

function Decision<Value extends Fields>({ conflict, words }: ConflictDialogProps<Value>) {
  const [theirs, setTheirs] = useState<readonly string[]>([])
  if (!conflict.open) return null
  const { sides, merge } = conflict.open
  const choose = (name: string, isTheirs: boolean) =>
    setTheirs([...theirs.filter((each) => each !== name), ...(isTheirs ? [name] : [])])
  return (
    <div className="grid gap-4">
      <p>{texts.lead}</p>
      {merge.taken.length > 0 && <Taken words={words} names={merge.taken} theirs={sides.theirs} />}
      {merge.clashes.length > 0 && <p className="font-semibold">{texts.decide}</p>}
      {merge.clashes.map((name) => (
        <Choice
          key={name}
          words={words}
          name={name}
          sides={sides}
          isTheirs={theirs.includes(name)}
          onChoose={(isTheirs) => choose(name, isTheirs)}
        />
      ))}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={() => conflict.settle(theirs, false)}>
          {texts.back}
        </Button>
        <Button onClick={() => conflict.settle(theirs, true)}>{texts.save}</Button>
      </div>
    </div>
  )
}

function wordsOf<Value extends Fields>({ inWords }: Words<Value>, name: keyof Value & string, value: Value) {
  return (inWords ? inWords(name, value) : String(value[name] ?? '')) || texts.nothing
}

type TakenProps<Value extends Fields> = {
  words: Words<Value>
  names: readonly (keyof Value & string)[]
  theirs: Value
}

function Taken<Value extends Fields>({ words, names, theirs }: TakenProps<Value>) {
  return (
    <div>
      <p className="mb-1 font-semibold">{texts.taken}</p>
      <dl className="grid gap-2">
        {names.map((name) => (
          <div key={name}>
            <dt className="text-muted text-small">{words.labels[name]}</dt>
            <dd className="num max-h-40 overflow-y-auto whitespace-pre-line wrap-anywhere">
              {wordsOf(words, name, theirs)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

type ChoiceProps<Value extends Fields> = {
  words: Words<Value>
  name: keyof Value & string
  sides: Sides<Value>
  isTheirs: boolean
  onChoose: (isTheirs: boolean) => void
}

function Choice<Value extends Fields>({ words, name, sides, isTheirs, onChoose }: ChoiceProps<Value>) {
  const note = words.note?.(name, sides)
  return (
    <fieldset className="rounded-control border border-border px-4 pt-2 pb-3">
      <legend className="px-1 text-label">{words.labels[name]}</legend>
      {note && <p className="text-muted text-small">{note}</p>}
      {[false, true].map((theirs) => (
        <RadioRow
          key={String(theirs)}
          name={`edit-${name}`}
          checked={isTheirs === theirs}
          onChange={() => onChoose(theirs)}
          label={
            <>
              <span className="block text-muted text-small">{theirs ? texts.theirs : texts.mine}</span>
              <span className="num block max-h-32 overflow-y-auto whitespace-pre-line wrap-anywhere">
                {wordsOf(words, name, theirs ? sides.theirs : sides.mine)}
              </span>
            </>
          }
        />
      ))}
    </fieldset>
  )
}
