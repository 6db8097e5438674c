import { blogCategories } from '#contract/blog-category.ts'
import { limits } from '#contract/limits.ts'
import { industryName } from '#web/blog-posts/blog-texts.ts'
import { SelectField, TextField } from '#web/ui/fields/field.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { blogTexts as texts } from './blog-texts.ts'
import { PointBuilder } from './point-builder.tsx'
import type { PostValues } from './post-draft.ts'
import { PostPictures } from './post-pictures.tsx'
import type { PostTextField } from './use-post.ts'

type PostFieldsProps = {
  values: PostValues
  change: (part: Partial<PostValues>) => void
  errorOf: (name: PostTextField) => string | undefined
}

export function PostFields({ values, change, errorOf }: PostFieldsProps) {
  return (
    <>
      <TextField
        label={texts.fields.title}
        name="title"
        maxLength={limits.blog.title}
        value={values.title}
        error={errorOf('title')}
        onChange={({ target }) => change({ title: target.value })}
      />
      <SelectField
        label={texts.fields.category}
        name="category"
        placeholder={texts.chooseCategory}
        options={blogCategories.map((value) => ({ value, label: industryName(value) }))}
        value={values.category}
        error={errorOf('category')}
        onChange={({ target }) => change({ category: target.value })}
      />
      <TextArea
        label={texts.fields.content}
        name="content"
        hint={texts.contentHint}
        maxLength={limits.blog.content}
        value={values.content}
        error={errorOf('content')}
        onChange={({ target }) => change({ content: target.value })}
      />
      <PointBuilder points={values.points} onChange={(points) => change({ points })} />
      <PostPictures images={values.images} onChange={(images) => change({ images })} />
      <MetaFields values={values} change={change} errorOf={errorOf} />
    </>
  )
}

function MetaFields({ values, change, errorOf }: PostFieldsProps) {
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-3 text-h3">{texts.seo}</legend>
      {(['meta_title', 'meta_description', 'meta_keywords'] as const).map((name) => (
        <TextField
          key={name}
          name={name}
          label={texts.fields[name]}
          hint={name === 'meta_title' ? texts.metaTitleHint : undefined}
          optional
          maxLength={name === 'meta_title' ? limits.blog.title : limits.blog.meta}
          value={values[name]}
          error={errorOf(name)}
          onChange={({ target }) => change({ [name]: target.value })}
        />
      ))}
    </fieldset>
  )
}
