/** What a card can be kept from, and how that is said. */
import { subordinate } from '@regelwerk/say'

/** What a card cannot do, or what cannot be done to it. */
export type Cannot =
  | 'beBowed'
  | 'beMoved'
  | 'beMovedHome'
  | 'beEvaded'
  | 'attack'
  | 'beDeclaredAttacker'
  | 'beDeclaredDefender'
  | 'participate'
  | 'participateMilitary'
  | 'participatePolitical'
  | 'attackFavorHolder'
  | 'attackYou'
  | 'triggerAbilities'
  | 'receiveDishonored'
  | 'beHonored'
  | 'beDishonored'
  | 'beReadied'
  | 'beTargeted'
  | 'beTargetedByEvents'
  /** By events of who bids more than its controller. */
  | 'beTargetedByHigherBid'
  /** Participate in conflicts against its owner. */
  | 'opposeOwner'
  | 'beDiscarded'
  | 'loseFate'
  | 'loseFateToEffects'
  | 'loseFateToOpponents'
  | 'turnFacedown'
  | 'loseDuels'
  | 'beStronghold'
  | 'beAttacked'
  | 'beAttackedMilitary'
  | 'beAttackedPolitical'
  | 'leavePlay'
  | 'leavePlayAtAll'
  | 'useKeywords'

/** Behind "cannot"; in German a participle before "werden", or with its own "nicht"; in Italian a participle, or behind "può". */
interface Banned {
  en: string
  de: { passive: string } | { active: string }
  it: { passive: string; rest?: string } | { active: string }
}

export const banned: Readonly<Record<Cannot, Banned>> = {
  beBowed: { en: 'be bowed', de: { passive: 'gebeugt' }, it: { passive: 'inchinat' } },
  beMoved: { en: 'be moved', de: { passive: 'verschoben' }, it: { passive: 'spostat' } },
  beMovedHome: {
    en: 'be moved home',
    de: { passive: 'in die Heimatzone verschoben' },
    it: { passive: 'spostat', rest: 'a casa' },
  },
  beEvaded: {
    en: 'be chosen by covert',
    de: { passive: 'durch Verstohlenheit gewählt' },
    it: { passive: 'scelt', rest: 'con Covert' },
  },
  attackYou: {
    en: 'be declared as an attacker against a province you control',
    de: { passive: `als Angreifer gegen eine Provinz${subordinate('die du kontrollierst')}, deklariert` },
    it: { passive: 'dichiarat', rest: 'attaccante contro una provincia che controlli' },
  },
  attack: {
    en: 'participate in conflicts as an attacker',
    de: { active: 'nicht als Angreifer an Konflikten teilnehmen' },
    it: { active: 'partecipare ai conflitti come attaccante' },
  },
  beDeclaredAttacker: {
    en: 'be declared as an attacker',
    de: { passive: 'als Angreifer deklariert' },
    it: { passive: 'dichiarat', rest: 'attaccante' },
  },
  beDeclaredDefender: {
    en: 'be declared as a defender',
    de: { passive: 'als Verteidiger deklariert' },
    it: { passive: 'dichiarat', rest: 'difensore' },
  },
  participate: {
    en: 'participate in conflicts',
    de: { active: 'nicht an Konflikten teilnehmen' },
    it: { active: 'partecipare ai conflitti' },
  },
  participateMilitary: {
    en: 'participate in military conflicts',
    de: { active: 'nicht an militärischen Konflikten teilnehmen' },
    it: { active: 'partecipare ai conflitti militari' },
  },
  participatePolitical: {
    en: 'participate in political conflicts',
    de: { active: 'nicht an politischen Konflikten teilnehmen' },
    it: { active: 'partecipare ai conflitti politici' },
  },
  beHonored: { en: 'be honored', de: { passive: 'geehrt' }, it: { passive: 'onorat' } },
  beDishonored: { en: 'be dishonored', de: { passive: 'entehrt' }, it: { passive: 'disonorat' } },
  beReadied: {
    en: 'be readied by card effects',
    de: { passive: 'durch Karteneffekte spielbereit gemacht' },
    it: { passive: 'preparat', rest: 'da effetti di carte' },
  },
  attackFavorHolder: {
    en: 'participate as an attacker in conflicts against a player who has the Imperial Favor',
    de: {
      active: `nicht als Angreifer an Konflikten gegen einen Spieler teilnehmen${subordinate('der die Kaiserliche Gunst hat')}`,
    },
    it: { active: 'partecipare come attaccante ai conflitti contro un giocatore che ha il Favore Imperiale' },
  },
  triggerAbilities: {
    en: 'trigger abilities',
    de: { active: 'keine Fähigkeiten auslösen' },
    it: { active: 'innescare capacità' },
  },
  receiveDishonored: {
    en: 'receive dishonored status tokens',
    de: { active: 'keine Entehrt-Statusmarker erhalten' },
    it: { active: 'ricevere segnalini stato disonorato' },
  },
  beTargeted: {
    en: 'be chosen as a target',
    de: { passive: 'zum Ziel gewählt' },
    it: { passive: 'scelt', rest: 'come bersaglio' },
  },
  beTargetedByEvents: {
    en: 'be chosen as a target',
    de: { passive: 'zum Ziel von Ereignissen gewählt' },
    it: { passive: 'scelt', rest: 'come bersaglio' },
  },
  beTargetedByHigherBid: {
    en: "be chosen as a target of an event played by a player whose honor bid is higher than its controller's",
    de: {
      passive: `zum Ziel eines Ereignisses von einem Spieler mit höherem Ehregebot gewählt`,
    },
    it: { passive: 'scelt', rest: "come bersaglio di un evento di chi ha un'offerta di onore più alta" },
  },
  opposeOwner: {
    en: 'participate in conflicts against its owner',
    de: { active: 'nicht an Konflikten gegen seinen Besitzer teilnehmen' },
    it: { active: 'partecipare ai conflitti contro il suo proprietario' },
  },
  beDiscarded: { en: 'be discarded', de: { passive: 'abgelegt' }, it: { passive: 'scartat' } },
  leavePlayAtAll: {
    en: 'leave play',
    de: { active: 'das Spiel nicht verlassen' },
    it: { active: 'lasciare il gioco' },
  },
  leavePlay: {
    en: 'leave play (except by the effects of keywords)',
    de: { active: 'das Spiel nicht verlassen (außer durch Schlüsselwörter)' },
    it: { active: 'lasciare il gioco (se non per effetto di parole chiave)' },
  },
  loseFateToEffects: {
    en: 'have fate removed by card or ring effects',
    de: { active: 'durch Karten- oder Ringeffekte kein Schicksal verlieren' },
    it: { active: 'perdere fato per effetti di carte o anelli' },
  },
  loseFateToOpponents: {
    en: "have fate removed by opponents' card or ring effects",
    de: { active: 'durch gegnerische Karten- oder Ringeffekte kein Schicksal verlieren' },
    it: { active: 'perdere fato per effetti di carte o anelli avversari' },
  },
  loseFate: { en: 'lose fate', de: { active: 'kein Schicksal verlieren' }, it: { active: 'perdere fato' } },
  turnFacedown: {
    en: 'be turned facedown',
    de: { passive: 'auf die verdeckte Seite gedreht' },
    it: { passive: 'girat', rest: 'a faccia in giù' },
  },
  loseDuels: { en: 'lose duels', de: { active: 'keine Duelle verlieren' }, it: { active: 'perdere duelli' } },
  beAttacked: { en: 'be attacked', de: { passive: 'angegriffen' }, it: { passive: 'attaccat' } },
  beAttackedMilitary: {
    en: 'be attacked in military conflicts',
    de: { passive: 'in militärischen Konflikten angegriffen' },
    it: { passive: 'attaccat', rest: 'in conflitti militari' },
  },
  beAttackedPolitical: {
    en: 'be attacked in political conflicts',
    de: { passive: 'in politischen Konflikten angegriffen' },
    it: { passive: 'attaccat', rest: 'in conflitti politici' },
  },
  useKeywords: {
    en: 'initiate keywords',
    de: { active: 'keine Schlüsselwörter verwenden' },
    it: { active: 'usare parole chiave' },
  },
  beStronghold: {
    en: 'be a stronghold province',
    de: { active: 'keine Provinz mit Festung sein' },
    it: { active: 'essere la provincia della roccaforte' },
  },
}
