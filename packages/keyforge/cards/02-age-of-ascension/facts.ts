// biome-ignore-all format: one card per line
import type { CardFacts } from '../facts.ts'

/** What is printed on the cards of Age of Ascension. */
export const facts: readonly CardFacts[] = [
  // Brobnar
  { id: 'drummernaut', set: 'AoA', number: '006', en: 'Drummernaut', de: 'Drummernaut', it: 'Battitorre', house: 'brobnar', type: 'creature', amber: 0, power: 6, armor: 0, traits: ['giant'], rarity: 'common' },
  { id: 'groggins', set: 'AoA', number: '011', en: 'Groggins', de: 'Groggins', it: 'Groggins', house: 'brobnar', type: 'creature', amber: 0, power: 8, armor: 0, traits: ['giant'], rarity: 'common' },
  { id: 'lollop-the-titanic', set: 'AoA', number: '014', en: 'Lollop the Titanic', de: 'Lollop der Titanische', it: 'Lollop il Titanico', house: 'brobnar', type: 'creature', amber: 0, power: 11, armor: 0, traits: ['giant', 'location'], rarity: 'common' },
  { id: 'forgemaster-og', set: 'AoA', number: '038', en: 'Forgemaster Og', de: 'Schmiedemeister Og', it: 'Og Forgiaprodigi', house: 'brobnar', type: 'creature', amber: 0, power: 4, armor: 0, traits: ['giant'], rarity: 'rare', also: [['WC', '036']] },

  // Dis
  { id: 'æmber-imp', set: 'AoA', number: '053', en: 'Æmber Imp', de: 'Æmberteufelchen', it: 'Imp di Æmber', house: 'dis', type: 'creature', amber: 0, power: 2, armor: 0, traits: ['imp'], rarity: 'common' },
  { id: 'pain-reaction', set: 'AoA', number: '078', en: 'Pain Reaction', de: 'Schmerzreaktion', it: 'Dolore a Catena', house: 'dis', type: 'action', amber: 1, power: null, armor: 0, traits: [], rarity: 'uncommon', also: [['MM', '026']] },
  { id: 'soulkeeper', set: 'AoA', number: '083', en: 'Soulkeeper', de: 'Seelenwächter', it: 'Custode dell’Anima', house: 'dis', type: 'upgrade', amber: 1, power: null, armor: 0, traits: [], rarity: 'uncommon', also: [['WC', '098'], ['MM', '032']] },
  { id: 'shadow-of-dis', set: 'AoA', number: '103', en: 'Shadow of Dis', de: 'Schatten von Dis', it: 'Ombra di Dis', house: 'dis', type: 'action', amber: 1, power: null, armor: 0, traits: [], rarity: 'rare', also: [['MM', '046']] },
  { id: 'shard-of-pain', set: 'AoA', number: '104', en: 'Shard of Pain', de: 'Scherbe des Schmerzes', it: 'Frammento del Dolore', house: 'dis', type: 'artifact', amber: 0, power: null, armor: 0, traits: ['item', 'shard'], rarity: 'rare' },
  { id: 'wretched-doll', set: 'AoA', number: '107', en: 'Wretched Doll', de: 'Elende Puppe', it: 'Bambola Maligna', house: 'dis', type: 'artifact', amber: 0, power: null, armor: 0, traits: ['item'], rarity: 'rare', also: [['WC', '120'], ['MM', '052']] },

  // Logos
  { id: 'archimedes', set: 'AoA', number: '108', en: 'Archimedes', de: 'Archimedes', it: 'Anacleto', house: 'logos', type: 'creature', amber: 0, power: 2, armor: 0, traits: ['cyborg', 'beast'], rarity: 'common' },
  { id: 'binate-rupture', set: 'AoA', number: '109', en: 'Binate Rupture', de: 'Doppelte Bruchstelle', it: 'Scissione Binata', house: 'logos', type: 'action', amber: 0, power: null, armor: 0, traits: [], rarity: 'common' },
  { id: 'backup-copy', set: 'AoA', number: '124', en: 'Backup Copy', de: 'Sicherheitskopie', it: 'Copia di Backup', house: 'logos', type: 'upgrade', amber: 1, power: null, armor: 0, traits: [], rarity: 'uncommon' },
  { id: 'eureka', set: 'AoA', number: '128', en: 'Eureka!', de: 'Heureka!', it: 'Eureka!', house: 'logos', type: 'action', amber: 1, power: null, armor: 0, traits: [], rarity: 'uncommon' },
  { id: 'jargogle', set: 'AoA', number: '131', en: 'Jargogle', de: 'Jargogle', it: 'Ruminatore', house: 'logos', type: 'creature', amber: 0, power: 2, armor: 0, traits: ['beast', 'mutant'], rarity: 'uncommon', also: [['WC', '153']] },
  { id: '[redacted]', set: 'AoA', number: '139', en: '[REDACTED]', de: '[ZENSIERT]', it: '[CENSURA]', house: 'logos', type: 'artifact', amber: 0, power: null, armor: 0, traits: ['[redacted]'], rarity: 'rare', also: [['MM', '110']] },
  { id: 'entropic-swirl', set: 'AoA', number: '143', en: 'Entropic Swirl', de: 'Entropischer Wirbel', it: 'Vortice Entropico', house: 'logos', type: 'action', amber: 0, power: null, armor: 0, traits: [], rarity: 'rare', also: [['WC', '165'], ['MM', '103']] },

  // Mars
  { id: 'tyxl-beambuckler', set: 'AoA', number: '171', en: 'Tyxl Beambuckler', de: 'Tyxl Strahlemann', it: 'Tyxl Raggioscudo', house: 'mars', type: 'creature', amber: 0, power: 4, armor: 1, traits: ['martian', 'soldier'], rarity: 'common' },

  // Sanctum
  { id: 'hallowed-shield', set: 'AoA', number: '218', en: 'Hallowed Shield', de: 'Heiliges Schild', it: 'Scudo Consacrato', house: 'sanctum', type: 'artifact', amber: 0, power: null, armor: 0, traits: ['item'], rarity: 'common' },
  { id: 'maruck-the-marked', set: 'AoA', number: '220', en: 'Maruck the Marked', de: 'Maruck der Gezeichnete', it: 'Maruck il Marchiato', house: 'sanctum', type: 'creature', amber: 0, power: 5, armor: 1, traits: ['spirit', 'knight'], rarity: 'common' },
  { id: 'sir-marrows', set: 'AoA', number: '223', en: 'Sir Marrows', de: 'Sir Mark', it: 'Sir Marrows', house: 'sanctum', type: 'creature', amber: 0, power: 4, armor: 2, traits: ['human', 'knight'], rarity: 'common' },
  { id: 'smite', set: 'AoA', number: '224', en: 'Smite', de: 'Zerschmettern', it: 'Castigo', house: 'sanctum', type: 'action', amber: 0, power: null, armor: 0, traits: [], rarity: 'common', also: [['MM', '139']] },
  { id: 'prince-derric-unifier', set: 'AoA', number: '240', en: 'Prince Derric, Unifier', de: 'Prinz Derric der Einiger', it: 'Principe Derric, Unificatore', house: 'sanctum', type: 'creature', amber: 0, power: 4, armor: 1, traits: ['human', 'knight'], rarity: 'uncommon' },
  { id: 'opal-knight', set: 'AoA', number: '260', en: 'Opal Knight', de: 'Opal-Ritter', it: 'Cavaliere d’Opale', house: 'sanctum', type: 'creature', amber: 0, power: 5, armor: 0, traits: ['spirit', 'knight'], rarity: 'rare', also: [['MM', '172']] },

  // Shadows
  { id: 'life-for-a-life', set: 'AoA', number: '273', en: 'Life for a Life', de: 'Ein Leben für ein Leben', it: 'Una Vita per una Vita', house: 'shadows', type: 'action', amber: 1, power: null, armor: 0, traits: [], rarity: 'common' },
  { id: 'ronnie-wristclocks', set: 'AoA', number: '276', en: 'Ronnie Wristclocks', de: 'Ronnie Uhrich', it: 'Ronnie Cinturolex', house: 'shadows', type: 'creature', amber: 0, power: 2, armor: 0, traits: ['elf', 'thief'], rarity: 'common', also: [['WC', '246']] },
  { id: 'little-niff', set: 'AoA', number: '289', en: 'Little Niff', de: 'Klein Niff', it: 'Piccola Niff', house: 'shadows', type: 'creature', amber: 0, power: 2, armor: 0, traits: ['elf', 'thief'], rarity: 'uncommon' },
  { id: 'lethal-distraction', set: 'AoA', number: '305', en: 'Lethal Distraction', de: 'Tödliche Ablenkung', it: 'Distrazione Letale', house: 'shadows', type: 'action', amber: 1, power: null, armor: 0, traits: [], rarity: 'rare', also: [['WC', '272']] },
  { id: 'sack-of-coins', set: 'AoA', number: '312', en: 'Sack of Coins', de: 'Sack voll Münzen', it: 'Sacchetto di Monete', house: 'shadows', type: 'action', amber: 1, power: null, armor: 0, traits: [], rarity: 'rare', also: [['WC', '278'], ['MM', '290']] },
  { id: 'scowly-caper', set: 'AoA', number: '313', en: 'Scowly Caper', de: 'Mürrischer Caper', it: 'Mantocupo', house: 'shadows', type: 'creature', amber: 0, power: 2, armor: 0, traits: ['elf', 'thief'], rarity: 'rare', also: [['WC', '279']] },
  { id: 'shard-of-greed', set: 'AoA', number: '315', en: 'Shard of Greed', de: 'Scherbe des Neids', it: 'Frammento dell’Avidità', house: 'shadows', type: 'artifact', amber: 0, power: null, armor: 0, traits: ['item', 'shard'], rarity: 'rare' },

  // Untamed
  { id: 'duskwitch', set: 'AoA', number: '320', en: 'Duskwitch', de: 'Dämmerungshexe', it: 'Strega del Crepuscolo', house: 'untamed', type: 'creature', amber: 0, power: 1, armor: 0, traits: ['human', 'witch'], rarity: 'common' },
  { id: 'glimmer', set: 'AoA', number: '323', en: 'Glimmer', de: 'Glimmer', it: 'Lucilla', house: 'untamed', type: 'creature', amber: 0, power: 1, armor: 0, traits: ['faerie'], rarity: 'common' },
  { id: 'po-s-pixies', set: 'AoA', number: '362', en: 'Po’s Pixies', de: 'Pos Feen', it: 'Pixie di Po', house: 'untamed', type: 'creature', amber: 0, power: 1, armor: 0, traits: ['faerie'], rarity: 'rare', also: [['WC', '397'], ['MM', '404']] },
]
