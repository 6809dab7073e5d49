/** What a card shows: a figure, a beast, a thing, a place or a sign, by its type, its traits and the words of its name. */
import { type Beast, beast, beasts, dragon, type SeaBeast, seaBeast } from './beasts.ts'
import { anyOf, type Chance, dot, half, type Palette, patch, stroke, turned } from './draw.ts'
import { type Facts, featuresOf } from './features.ts'
import { figure } from './figure.ts'
import { type Place, place, places } from './places.ts'
import { medal, type SignKind, signs } from './signs.ts'
import { type Thing, thing, things } from './things.ts'

type Words<T> = readonly (readonly [RegExp, T])[]

const signWords: Words<SignKind> = [
  [/song|sing|music|guest|world|friend|tune/i, 'notes'],
  [/wormhole|warp|whirl|spin|phase/i, 'spiral'],
  [/anger|punch|smash|banzai|bash|fist|rage|fury/i, 'fist'],
  [/wood|forest|chant|nature|grove/i, 'trees'],
  [/vigor|heal|sacrifice|love|blood|life/i, 'heart'],
  [/fog|haze|mist|smoke|cloud/i, 'fog'],
  [/fire|flame|burn|inferno|heat|ember/i, 'flame'],
  [/court|favor|etiquette|grace/i, 'fan'],
  [/duel|clash|war\b|battle|fight|feud/i, 'swords'],
  [/defeat|assassin|sword|blade|strike|slash/i, 'sword'],
  [/voice|shame|shout|call|cry|roar|scream/i, 'shout'],
  [/crane|peace|wing|bird|fly|flight/i, 'crane'],
  [/bolt|lightning|shock|storm|spark/i, 'bolt'],
  [/water|drown|tear|rain|flood|tide/i, 'waves'],
  [/dragon/i, 'dragon'],
  [/sorcer|charm|eye|vision|sight|watch|look|seek|reveal/i, 'eye'],
  [/chain|bind|bond|capture|prison|trap|hostage/i, 'chain'],
  [/mask|disguise|trick|hide|shadow|secret|deceiv|thief|steal/i, 'mask'],
  [/gold|amber|treasure|rich|tax|price|pay|coin|deal/i, 'coin'],
  [/book|story|lore|study|learn|read|tale|know/i, 'book'],
  [/king|queen|crown|reign|throne|noble/i, 'crown'],
  [/time|hour|late|wait|again|return/i, 'hourglass'],
  [/key|open|lock|gate|door/i, 'key'],
  [/hand|help|hold|gift|touch|grasp/i, 'hand'],
  [/death|dead|skull|grave|doom|kill|poison|reap/i, 'skull'],
  [/claw|beast|hunt|wild|bite/i, 'claw'],
  [/star|wish|dream|sky/i, 'star'],
  [/sun|dawn|light|day|bright/i, 'sun'],
  [/moon|night|sleep/i, 'moon'],
  [/guard|shield|protect|stand|defen/i, 'shield'],
  [/wind|air|breath/i, 'wind'],
  [/earth|stone|rock|mountain|quake/i, 'mountain'],
  [/web|net|spider|entangle/i, 'web'],
  [/run|march|walk|step|chase|escape|way of/i, 'steps'],
  [/leaf|grow|bloom|plant|garden/i, 'leaf'],
]

const thingWords: Words<Thing> = [
  [/katana|daish|nodachi/i, 'katana'],
  [/sword|blade|knife|dagger|rapier|saber/i, 'sword'],
  [/axe|cleaver/i, 'axe'],
  [/bow\b|arrow/i, 'bow'],
  [/hammer|mallet|club|mace/i, 'hammer'],
  [/\bfan\b/i, 'fan'],
  [/cannon|catapult/i, 'cannon'],
  [/blaster|rifle|gun|ray|pistol|beam/i, 'rifle'],
  [/librar|book|tome|spell|diary|guide|map/i, 'book'],
  [/lantern|lamp|torch|candle|light/i, 'lantern'],
  [/mirror|glass/i, 'mirror'],
  [/fork|hopper|spoon|comb/i, 'fork'],
  [/gauntlet|glove|hand|fist/i, 'gauntlet'],
  [/seed|egg|spore|acorn/i, 'seed'],
  [/lash|whip|rope|chain|noose/i, 'whip'],
  [/needle|dart|pin\b|thorn|spike/i, 'needle'],
  [/armou?r|mail|plate/i, 'armor'],
  [/scroll|training|letter|contract|question|decree/i, 'scroll'],
  [/ship|boat|raft|sail/i, 'ship'],
  [/shield|ward/i, 'shield'],
  [/potion|poison|elixir|bottle|vial|brew/i, 'potion'],
  [/crown|tiara|hat\b|helm/i, 'crown'],
  [/ring|bracelet|amulet|necklace|talisman/i, 'ring'],
  [/key\b|lock/i, 'key'],
  [/clock|watch|time/i, 'clock'],
  [/gear|engine|machine|device|drive|generator|bot\b|mod\b|tech/i, 'machine'],
  [/barrel|keg|cask/i, 'barrel'],
  [/chest|treasure|box|crate|vault|hoard/i, 'chest'],
  [/bell|gong/i, 'bell'],
  [/banner|flag|standard/i, 'banner'],
  [/cup|chalice|goblet|grail|tea/i, 'cup'],
  [/lute|harp|flute|drum|violin|guitar|horn/i, 'instrument'],
  [/boot|shoe|slipper|sandal/i, 'boots'],
  [/cloak|cape|robe|kimono|dress|coat/i, 'cloak'],
  [/wheel|cart|wagon|wain|carriage/i, 'wheel'],
  [/mask|veil/i, 'mask'],
  [/crystal|gem|stone|shard|jade|jewel|diamond/i, 'crystal'],
  [/tool|wrench|hook|spanner/i, 'tool'],
  [/apple|pie|cake|fruit|stew|soup|cookie|food/i, 'food'],
  [/rose|flower|lily|lotus|petal|blossom/i, 'flower'],
]

const placeWords: Words<Place> = [
  [/garden|peace|grove/i, 'garden'],
  [/field|ground|plain|farm|pride/i, 'fields'],
  [/pilgrim|display|shrine|temple|gate/i, 'torii'],
  [/toshi|academy|storehouse|shiro|d[oō]j[oō]/i, 'pagoda'],
  [/position|war|raid|fort|wall|keep|barrack/i, 'fort'],
  [/lagoon|water|island|sea|reef/i, 'lagoon'],
  [/castle|palace|kingdom/i, 'castle'],
  [/librar|hall|school|court/i, 'library'],
  [/tower|spire|lighthouse/i, 'tower'],
  [/village|town|city|house|home/i, 'village'],
  [/cave|mine|lair|den|tomb|crypt|pit/i, 'cave'],
  [/bridge|river|crossing/i, 'bridge'],
  [/ruin|graveyard|lost/i, 'ruins'],
  [/camp|tent|outpost/i, 'tent'],
  [/harbou?r|port|dock|ship|bay/i, 'harbour'],
  [/market|bazaar|shop|trade|inn|tavern/i, 'market'],
  [/station|orbit|saucer|fleet/i, 'ship'],
  [/forest|wood|jungle|tree/i, 'forest'],
  [/road|path|way|pass/i, 'road'],
  [/arena|stadium|colosseum|ring/i, 'arena'],
]

const beastWords: Words<Beast> = [
  [/ape|monkey|gorilla/i, 'ape'],
  [/gator|croc|raptor|lizard|saur/i, 'croc'],
  [/lion|pride/i, 'lion'],
  [/tiger|cat|panther|kit/i, 'cat'],
  [/stag|elk|deer|goat|twig|moose/i, 'deer'],
  [/owl/i, 'owl'],
  [/bird|hawk|eagle|raven|crow|rooster|parrot|phoenix|falcon/i, 'bird'],
  [/boar|pig|snarl|snuff/i, 'boar'],
  [/wolf|dog|hound|pup|hyena|fox/i, 'wolf'],
  [/horse|pony|steed|unicorn|mare/i, 'horse'],
  [/rabbit|hare|mouse|rat\b/i, 'rabbit'],
  [/frog|toad/i, 'frog'],
  [/bee|bug|beetle|ant\b|spider|wasp|moth|fly/i, 'insect'],
  [/snake|serpent|worm|eel/i, 'snake'],
  [/bear/i, 'bear'],
]

const seaWords: Words<SeaBeast> = [
  [/octopus|kraken|squid/i, 'octopus'],
  [/eel|leech|serpent/i, 'eel'],
  [/crust|crab|lobster/i, 'crab'],
]

/** The kind that a word of the name calls for, or any. */
const called = <T>(words: Words<T>, name: string, r: Chance, any: readonly T[]): T =>
  words.find(([word]) => word.test(name))?.[1] ?? anyOf(r, any)

const BEASTLY = [
  'beast',
  'niffle',
  'dinosaur',
  'puppy',
  'hyena',
  'tigger',
  'insect',
  'creature',
  'cat',
  'dog',
  'reptile',
]
const IN_ROKUGAN: readonly Place[] = [
  'pagoda',
  'torii',
  'garden',
  'fields',
  'fort',
  'bridge',
  'tower',
  'village',
  'road',
]

const glow = (p: Palette, y = 50): string =>
  dot(50, y, 30, p.light, 'opacity=".22"') + dot(50, y, 21, p.light, 'opacity=".28"')

const broom = (p: Palette): string =>
  turned(
    14,
    50,
    50,
    stroke('M50 -4V52', '#7a4d22', 5) +
      half('M50.3 48L36 56L28 98H50.3Z', '#d9a441') +
      stroke('M40 62L36 96M50 60V98M60 62L64 96', '#8f6420', 1.4) +
      patch('M36 54H64V60H36Z', p.accent),
  )

function somebody(facts: Facts, r: Chance, p: Palette): string {
  const { traits, name, game, suit } = facts
  const has = (...some: string[]): boolean => some.some((trait) => traits.includes(trait))
  if (has('dragon')) return glow(p) + dragon(p)
  if (has('broom')) return glow(p) + broom(p)
  if (has('fungus', 'plant', 'egg')) return glow(p) + thing('seed', p)
  if (has('vehicle')) return glow(p) + thing('wheel', p)
  if (has('insect')) return glow(p) + beast('insect', r, p)
  if (has(...BEASTLY)) return glow(p) + beast(called(beastWords, name, r, beasts), r, p)
  if (game === 'bluemoon' && suit === 'aqua') {
    const kind = seaWords.find(([word]) => word.test(name))?.[1]
    if (kind !== undefined) return seaBeast(kind, p)
    if (r() > 0.72) return seaBeast('maw', p)
  }
  return glow(p, 44) + figure(featuresOf(facts, r, p), r, p)
}

const SOMEBODY = ['character', 'creature', 'leader', 'inquisitor', 'hyla']
const PLACES = ['location', 'holding', 'province', 'stronghold']
const THINGS = ['item', 'artifact', 'attachment', 'upgrade', 'booster', 'role']

export function subjectOf(facts: Facts, r: Chance, p: Palette): string {
  const { type, name, game, traits } = facts
  if (SOMEBODY.includes(type)) return somebody(facts, r, p)
  if (type === 'ship' || traits.includes('vehicle'))
    return glow(p) + thing(type === 'ship' ? 'ship' : 'wheel', p)
  if (PLACES.includes(type) || traits.includes('location')) {
    if (type === 'stronghold') return place('pagoda', r, p)
    return place(called(placeWords, name, r, game === 'l5r' ? IN_ROKUGAN : places), r, p)
  }
  if (THINGS.includes(type)) return glow(p) + thing(called(thingWords, name, r, things), p)
  return medal(called(signWords, name, r, signs), r, p)
}
