import { isBlank } from './blank.ts'
import { withoutInvisible } from './invisible.ts'
import { isStorable } from './storable.ts'

/** The rule of a text that may be blank; `name` begins the sentence. */
export const blankTextRule = (name: string, max: number) => (typed: string) => {
  if (withoutInvisible(typed).trim().length > max) return `${name} can have at most ${max} characters`
  return isStorable(typed) ? undefined : `${name} holds a character that cannot be stored`
}

/** The rule of a required text. */
export const textRule = (name: string, max: number) => {
  const bounds = blankTextRule(name, max)
  return (typed: string) => (isBlank(withoutInvisible(typed)) ? `${name} cannot be empty` : bounds(typed))
}
