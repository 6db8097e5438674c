import { type ComponentProps, useState } from 'react'

type DropZoneProps = Omit<ComponentProps<'fieldset'>, 'onDrop'> & {
  onFiles: (files: readonly File[]) => void
}

/** Around the buttons that choose files: they may be dropped there too. Marked `data-over` while some are held over it. */
export function DropZone({ onFiles, ...rest }: DropZoneProps) {
  const [isOver, setOver] = useState(false)
  return (
    <fieldset
      {...rest}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onFiles([...event.dataTransfer.files])
      }}
    />
  )
}
