/** What a card cannot do, or what cannot be done to it (1.2.2). */
import type { InEach } from '../word.ts'

export interface Restrictions {
  quest: true
  challenge: true
  ready: true
  beChallenged: true
  sing: true
  /** Does not ready in the ready step only (3.2.1.1). */
  readyAtStart: true
  /** Move to locations (4.7). */
  move: true
  beDealtDamage: true
  takeChallengeDamage: true
  beHealed: true
  /** Sing alone, without Sing Together. */
  singAlone: true
  beChosenByOpponents: true
}

export interface RestrictionWord {
  /** Behind "can't", "kann" and "non può"; Italian agrees with the card. */
  say: InEach<string, string, (agree: (stem: string) => string) => string>
  /** In the log, behind "kann nicht" and "non può". */
  log: Omit<InEach<string>, 'en'>
  /** As it stands beside a card in play. */
  label: InEach<string>
  /** It is good for the card's player. Left out: it is not. */
  isGood?: true
  /** It is so at the start of a turn, which is said with it. Left out: all the time. */
  atStart?: true
}

/** In the order of their bits. */
export const restrictions: { readonly [K in keyof Restrictions]: RestrictionWord } = {
  quest: {
    label: { en: 'can’t quest', de: 'kann nicht erkunden', it: 'non può andare all’avventura' },
    log: { de: 'erkunden', it: "andare all'avventura" },
    say: { en: 'quest', de: 'nicht erkunden', it: () => "andare all'avventura" },
  },
  challenge: {
    label: { en: 'can’t challenge', de: 'kann nicht herausfordern', it: 'non può sfidare' },
    log: { de: 'herausfordern', it: 'sfidare' },
    say: { en: 'challenge', de: 'nicht herausfordern', it: () => 'sfidare' },
  },
  ready: {
    label: { en: 'can’t ready', de: 'wird nicht bereit', it: 'non può essere preparato' },
    log: { de: 'bereit gemacht werden', it: 'prepararsi' },
    say: { en: 'ready', de: 'nicht bereit gemacht werden', it: (agree) => `essere ${agree('preparat')}` },
  },
  beChallenged: {
    isGood: true,
    label: {
      en: 'can’t be challenged',
      de: 'kann nicht herausgefordert werden',
      it: 'non può essere sfidato',
    },
    log: { de: 'herausgefordert werden', it: 'subire sfide' },
    say: {
      en: 'be challenged',
      de: 'nicht herausgefordert werden',
      it: (agree) => `essere ${agree('sfidat')}`,
    },
  },
  sing: {
    label: { en: 'can’t sing', de: 'kann nicht singen', it: 'non può cantare' },
    log: { de: 'singen', it: 'cantare canzoni' },
    say: { en: 'sing songs', de: 'keine Lieder singen', it: () => 'cantare canzoni' },
  },
  readyAtStart: {
    label: {
      en: 'can’t ready at the start of its turn',
      de: 'wird zu Beginn des Zuges nicht bereit',
      it: 'non può essere preparato all’inizio del turno',
    },
    log: { de: 'bereit gemacht werden', it: 'prepararsi' },
    atStart: true,
    say: { en: 'ready', de: 'nicht bereit gemacht werden', it: (agree) => `essere ${agree('preparat')}` },
  },
  move: {
    label: {
      en: 'can’t move to locations',
      de: 'kann sich nicht bewegen',
      it: 'non può spostarsi nei luoghi',
    },
    log: { de: 'zu Orten bewegt werden', it: 'spostarsi nei luoghi' },
    say: { en: 'move to locations', de: 'nicht zu Orten bewegt werden', it: () => 'spostarsi nei luoghi' },
  },
  beDealtDamage: {
    isGood: true,
    label: { en: 'can’t be dealt damage', de: 'erhält keinen Schaden', it: 'non può subire danni' },
    log: { de: 'Schaden erhalten', it: 'subire danni' },
    say: { en: 'be dealt damage', de: 'keinen Schaden zugefügt bekommen', it: () => 'subire danni' },
  },
  takeChallengeDamage: {
    isGood: true,
    label: {
      en: 'takes no damage from challenges',
      de: 'erhält durch Herausforderungen keinen Schaden',
      it: 'non subisce danni dalle sfide',
    },
    log: { de: 'durch Herausforderungen Schaden erhalten', it: 'subire danni dalle sfide' },
    say: {
      en: 'take damage from challenges',
      de: 'durch Herausforderungen keinen Schaden erhalten',
      it: () => 'subire danni dalle sfide',
    },
  },
  beHealed: {
    label: {
      en: 'damage can’t be removed',
      de: 'Schaden kann nicht entfernt werden',
      it: 'i danni non possono essere rimossi',
    },
    log: { de: 'Schaden entfernt bekommen', it: 'perdere segnalini danno' },
    say: {
      en: 'have damage removed',
      de: 'keinen Schaden entfernt bekommen',
      it: () => 'perdere segnalini danno',
    },
  },
  singAlone: {
    label: {
      en: 'can sing only with Sing Together',
      de: 'kann nur mit Gemeinsam singen singen',
      it: 'può cantare solo con Cantare Insieme',
    },
    log: { de: 'ohne Gemeinsam singen Lieder singen', it: 'cantare canzoni senza Cantare Insieme' },
    say: {
      en: 'sing songs without Sing Together',
      de: 'ohne Gemeinsam singen keine Lieder singen',
      it: () => 'cantare canzoni senza Cantare Insieme',
    },
  },
  beChosenByOpponents: {
    isGood: true,
    label: {
      en: 'can’t be chosen by opponents',
      de: 'kann von Gegnerischen nicht gewählt werden',
      it: 'non può essere scelto dagli avversari',
    },
    log: { de: 'von gegnerischen Mitspielenden gewählt werden', it: 'essere scelti dagli avversari' },
    say: {
      en: 'be chosen by opponents for abilities or effects',
      de: 'von gegnerischen Mitspielenden nicht für Fähigkeiten oder Effekte gewählt werden',
      it: (agree) => `essere ${agree('scelt')} dagli avversari per abilità o effetti`,
    },
  },
}
