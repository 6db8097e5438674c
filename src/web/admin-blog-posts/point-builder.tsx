import { ArrowUp, Plus, Trash2 } from 'lucide-react'
import { limits } from '#contract/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { blogTexts as texts } from './blog-texts.ts'
import { freshPoint, freshSubpoint, type Point } from './post-draft.ts'

type PointBuilderProps = { points: readonly Point[]; onChange: (points: readonly Point[]) => void }

/** Headed paragraphs, each with a list below it where it needs one. */
export function PointBuilder({ points, onChange }: PointBuilderProps) {
  const replace = (index: number, point: Point) => onChange(points.with(index, point))
  const up = (index: number) => {
    const [above, moved] = [points[index - 1], points[index]]
    if (above && moved) onChange(points.with(index - 1, moved).with(index, above))
  }
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-3 text-h3">{texts.points}</legend>
      {points.map((point, index) => (
        <div key={point.key} className="grid gap-3 rounded-card border border-border p-3">
          <div className="flex items-end gap-1">
            <TextField
              label={texts.point(index + 1)}
              maxLength={limits.blog.point}
              className="min-w-0 flex-1"
              value={point.point}
              onChange={({ target }) => replace(index, { ...point, point: target.value })}
            />
            <IconButton
              plain
              aria-label={texts.up(index + 1)}
              disabled={index === 0}
              onClick={() => up(index)}
            >
              <ArrowUp />
            </IconButton>
            <IconButton
              plain
              aria-label={texts.removePoint(index + 1)}
              onClick={() => onChange(points.toSpliced(index, 1))}
            >
              <Trash2 />
            </IconButton>
          </div>
          <TextArea
            label={texts.pointText(index + 1)}
            optional
            maxLength={limits.blog.pointContent}
            value={point.content}
            onChange={({ target }) => replace(index, { ...point, content: target.value })}
          />
          <Subpoints point={point} of={index + 1} onChange={(changed) => replace(index, changed)} />
        </div>
      ))}
      {points.length < limits.blog.points && (
        <div>
          <Button variant="secondary" icon={<Plus />} onClick={() => onChange([...points, freshPoint()])}>
            {texts.addPoint}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

type SubpointsProps = { point: Point; of: number; onChange: (point: Point) => void }

function Subpoints({ point, of, onChange }: SubpointsProps) {
  const { subpoints } = point
  const set = (changed: Point['subpoints']) => onChange({ ...point, subpoints: changed })
  return (
    <>
      {subpoints.map((subpoint, index) => (
        <div key={subpoint.key} className="flex items-end gap-1 pl-4">
          <TextField
            label={texts.subpoint(index + 1, of)}
            maxLength={limits.blog.subpoint}
            className="min-w-0 flex-1"
            value={subpoint.text}
            onChange={({ target }) => set(subpoints.with(index, { ...subpoint, text: target.value }))}
          />
          <IconButton
            plain
            aria-label={texts.removeSubpoint(index + 1, of)}
            onClick={() => set(subpoints.toSpliced(index, 1))}
          >
            <Trash2 />
          </IconButton>
        </div>
      ))}
      {subpoints.length < limits.blog.subpoints && (
        <div className="pl-4">
          <Button
            variant="ghost"
            size="sm"
            icon={<Plus />}
            aria-label={texts.addSubpoint(of)}
            onClick={() => set([...subpoints, freshSubpoint()])}
          >
            {texts.addSub}
          </Button>
        </div>
      )}
    </>
  )
}
