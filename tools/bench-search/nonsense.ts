/** Words without a meaning: whatever they find is wrong. */
export const nonsense: readonly string[] = `
  zzqqxxyy qwertyuiop asdfghjkl zxcvbnm xkcdvbq blorptang frumzible glimborax wuggzip snarfblat
  quuxify plughxyz zorbnak vextrium jibberfon krelptos drangofil mumblepok yttrblik oogzabble
  fnordwax gruntzel splorchy dweezbin hjkhjkhjk aaaaaaaa bbbbbb xyxyxyxy lkjhgf poiuytre
  mnbvcxz qazwsxedc rfvtgbyhn ujmikolp zaqxswcde trewqasd ghjklmnb wqeruity xxoozz kkppttrr
  vvbbnnmm ttyyuuii jjkkllpp grbnzq shmflqz prxtwq bwqzjk dfkqzx nrtzpq lmxqvz
`
  .trim()
  .split(/\s+/)
