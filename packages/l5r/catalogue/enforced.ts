// Made by `npm run catalogue` from the steps and switches in the sources; not to be edited.

/** Where each rule is carried out or obeyed: the file, and the procedure or function in it. */
export const enforced: Readonly<Record<string, readonly string[]>> = {
  'glossary/deckbau': ['formats.ts: wrongSize'],
  'glossary/deckbau/1': ['formats.ts: wrongStrongholds'],
  'glossary/deckbau/2': ['formats.ts: wrongRoles'],
  'glossary/deckbau/4': ['formats.ts: wrongInfluence', 'formats.ts: tooManyCharacters'],
  'glossary/deckbau/5': ['formats.ts: tooManyCopies'],
  'glossary/deckbau/6': ['formats.ts: tooManyRestricted'],
  'glossary/deckbau/7': ['formats.ts: wrongProvinces'],
  'glossary/einfluss-einflusskosten/1': ['formats.ts: wrongInfluence'],
  'glossary/einfluss-einflusskosten/2': ['formats.ts: wrongInfluence'],
  'glossary/einfluss-einflusskosten/3': ['formats.ts: wrongInfluence'],
  'glossary/klan/1': ['formats.ts: belongs'],
  'glossary/neutral': ['formats.ts: belongs'],
  'glossary/provinzen-provinzkarten/6': ['formats.ts: fill'],
  'glossary/rollenkarten': ['formats.ts: roleIs'],
  'glossary/rollenkarten/5': ['formats.ts: wrongRoleOnly'],
}
