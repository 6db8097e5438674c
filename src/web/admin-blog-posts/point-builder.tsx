import { ArrowUp, Plus, Trash2 } from 'lucide-react'
import { limits } from '#contract/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { blogTexts as texts } from './blog-texts.ts'
import { freshPoint, freshSubpoint, movedUp, type Point, replaced, without } from './post-draft.ts'

type PointBuilderProps = { points: readonly Point[]; onChange: (points: readonly Point[]) => void }

export function PointBuilder({ points, onChange }: PointBuilderProps) {
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-3 text-h3">{texts.points}</legend>
      {points.map((point, index) => (
        <PointRow
          key={point.key}
          point={point}
          index={index}
          onChange={(changed) => onChange(replaced(points, index, changed))}
          onUp={() => onChange(movedUp(points, index))}
          onRemove={() => onChange(without(points, index))}
        />
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

type PointRowProps = {
  point: Point
  index: number
  onChange: (point: Point) => void
  onUp: () => void
  onRemove: () => void
}

function PointRow({ point, index, onChange, onUp, onRemove }: PointRowProps) {
  return (
    <div className="grid gap-3 rounded-card border border-border p-3">
      <div className="flex items-end gap-1">
        <TextField
          label={texts.point(index + 1)}
          maxLength={limits.blog.point}
          className="min-w-0 flex-1"
          value={point.point}
          onChange={({ target }) => onChange({ ...point, point: target.value })}
        />
        <IconButton plain aria-label={texts.up(index + 1)} disabled={index === 0} onClick={onUp}>
          <ArrowUp />
        </IconButton>
        <IconButton plain aria-label={texts.removePoint(index + 1)} onClick={onRemove}>
          <Trash2 />
        </IconButton>
      </div>
      <TextArea
        label={texts.pointText(index + 1)}
        optional
        maxLength={limits.blog.pointContent}
        value={point.content}
        onChange={({ target }) => onChange({ ...point, content: target.value })}
      />
      <Subpoints point={point} of={index + 1} onChange={onChange} />
    </div>
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
            onChange={({ target }) => set(replaced(subpoints, index, { ...subpoint, text: target.value }))}
          />
          <IconButton
            plain
            aria-label={texts.removeSubpoint(index + 1, of)}
            onClick={() => set(without(subpoints, index))}
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
