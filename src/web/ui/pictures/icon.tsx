import { type ComponentProps, createElement } from 'react'

type Drawing = { readonly node: readonly (readonly [tag: string, facts: Record<string, string>])[] }
type IconProps = ComponentProps<'svg'>

const isNamed = (props: IconProps) => Boolean(props['aria-label'] || props['aria-labelledby'] || props.role)

/** An icon of the library's drawing, which is made once and looks as `.lucide` has it. */
export default function createIcon({ node }: Drawing) {
  const lines = node.map(([tag, facts]) => createElement(tag, facts))
  return ({ className, children, ...rest }: IconProps) =>
    createElement(
      'svg',
      {
        viewBox: '0 0 24 24',
        'aria-hidden': isNamed(rest) ? undefined : true,
        ...rest,
        className: className ? `lucide ${className}` : 'lucide',
      },
      lines,
      children,
    )
}
