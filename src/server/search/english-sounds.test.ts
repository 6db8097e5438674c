import { expect, test } from 'vitest'
import { englishKeys, heardIn, keysOf, misfitOf } from './english-sounds.ts'

const areOne = (written: string, word: string) => {
  const heard = heardIn(written)
  const shareKey = keysOf(heard).some((key) => englishKeys(word).includes(key))
  return shareKey && misfitOf(heard, word) !== undefined
}

test.each([
  'स्कूल school',
  'ऑयल oil',
  'इंजन engine',
  'कंप्रेसर compressor',
  'वायर wire',
  'लेदर leather',
  'चेयर chair',
  'मशीन machine',
  'केबल cable',
  'डिज़ाइन design',
  'शूज shoe',
  'टाइल्स tile',
  'बैग bag',
  'બેગ bag',
  'ગ્લોવ્સ glove',
  'ওয়াটার water',
  'ভালভ valve',
  'ਸਕੂਲ school',
  'ଷ୍ଟିଲ steel',
  'ஸ்கூல் school',
  'சோலார் solar',
  'குக்கர் cooker',
  'కేబుల్ cable',
  'డ్రిల్ drill',
  'ಆಯಿಲ್ oil',
  'ಗೇರ್ gear',
  'ബൾബ് bulb',
  'നൈഫ് knife',
  'ഹെൽമെറ്റ് helmet',
])('what is heard is the word: %s', (pair) => {
  const [written = '', word = ''] = pair.split(' ')
  expect(areOne(written, word)).toBe(true)
})

test.each([
  'स्कूल scale',
  'पेन pin',
  'बोल्ट belt',
  'चीनी chain',
  'गाड़ी guard',
  'फ्रिज brush',
  'प्रिंस print',
  'टायर tower',
])('what is heard is another word: %s', (pair) => {
  const [written = '', word = ''] = pair.split(' ')
  expect(areOne(written, word)).toBe(false)
})
