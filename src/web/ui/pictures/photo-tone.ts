const tones = ['p-sand', 'p-mint', 'p-sky', 'p-rose', 'p-lilac', 'p-lemon', 'p-stone'] as const

/** The same key always gets the same soft background. */
export function photoTone(key: string) {
  let hash = 0
  for (let index = 0; index < key.length; index++) hash = (hash * 31 + key.charCodeAt(index)) >>> 0
  return tones[hash % tones.length] ?? tones[0]
}
