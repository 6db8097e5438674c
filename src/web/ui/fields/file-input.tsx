import type { ComponentProps } from 'react'

type FileInputProps = Pick<ComponentProps<'input'>, 'ref' | 'accept' | 'capture' | 'multiple'> & {
  label: string
  onFiles: (files: readonly File[]) => void
}

/** Hidden: a button of the page presses it. It forgets what was chosen, so that the same file can be chosen again. */
export function FileInput({ label, onFiles, ...rest }: FileInputProps) {
  return (
    <input
      {...rest}
      type="file"
      hidden
      aria-label={label}
      onChange={({ target }) => {
        const files = [...(target.files ?? [])]
        target.value = ''
        if (files.length > 0) onFiles(files)
      }}
    />
  )
}
