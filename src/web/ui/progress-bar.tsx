type ProgressBarProps = { label: string; done: number; total: number; valueText: string }

/** How far something has come, as a bar and in numbers. */
export function ProgressBar({ label, done, total, valueText }: ProgressBarProps) {
  const share = total > 0 ? Math.min(1, done / total) : 0
  return (
    <div>
      <p className="mb-2 flex justify-between gap-4 text-small">
        <span className="font-medium">{label}</span>
        <span className="num text-muted">{valueText}</span>
      </p>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        aria-valuetext={valueText}
        className="h-2.5 overflow-hidden rounded-full bg-surface-3"
      >
        <div
          className="h-full origin-left bg-primary transition-transform duration-200 ease-calm"
          style={{ transform: `scaleX(${share})` }}
        />
      </div>
    </div>
  )
}
