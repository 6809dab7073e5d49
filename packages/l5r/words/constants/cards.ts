/** What cards become, gain, and cannot do or suffer. */
import { listed, many, subordinate, words } from '@regelwerk/say'
import {
  order as befehl,
  fixed as fest,
  statement as gilt,
  object,
  possessive,
  pronounOf,
  verbs,
} from '@regelwerk/say/de'
import { order, phrase as simple, statement } from '@regelwerk/say/en'
import { statement as dice, deed as fa, fixed } from '@regelwerk/say/it'
import type {
  Ability,
  Clan,
  Condition,
  Element,
  Filter,
  Keyword,
  Scope,
  Skill,
  Status,
} from '../../abilities.ts'
import type { G } from '../../book.ts'
import { binds, on } from '../../book.ts'
import { readsOfCondition, readsOfFilter } from '../../reads.ts'
import { cardAt, definitionOf, faceNow, isInPlay } from '../../state.ts'
import { subjectRefs } from '../../subjects.ts'
import * as de from '../../text/de-phrases.ts'
import {
  clanPrefix,
  elementPrefix,
  inThis,
  keywordNames,
  perPeriod,
  statusNames,
} from '../../text/de-words.ts'
import * as en from '../../text/en-phrases.ts'
import { afresh, nounOfScope } from '../../text/grammar.ts'
import * as it from '../../text/it-phrases.ts'
import {
  clanNames,
  inThis as inQuesto,
  ofElement,
  statusNames as stati,
  verbs as verbi,
} from '../../text/it-words.ts'
import { inO } from '../../text/parts.ts'
import { BANS, KEYWORDS, NOTHING, SKILLS, TEXTS, TRAITS } from '../aspects.ts'
import type { ConstantWords, InAll } from '../records.ts'
import { banned, type Cannot } from './bans.ts'
import { allOf, eachOf } from './scopes.ts'

export interface CardConstants {
  /** A copy of that character (glossary/kopie-eines-charakters). */
  becomesCopyOf: { to: Scope; becomesCopyOf: 'target' | 'second' }
  gains: { to: Scope; gains: Keyword }
  loses: { to: Scope; loses: Keyword }
  /** Its glory counts for it while it is dishonored, or not at all, instead of against it. */
  dishonorAdds: { to: Scope; dishonorAdds: true | 'nothing' }
  gainsTrait: { to: Scope; gainsTrait: string }
  gainsClan: { to: Scope; gainsClan: Clan }
  gainsAbility: { to: Scope; gainsAbility: Ability }
  /** Every triggered ability that is printed on such cards. */
  gainsAbilitiesOf: { to: Scope; gainsAbilitiesOf: Filter }
  /** The element that a lasting effect names in place of the one it names first. */
  elementReplaced: { to: Scope; elementReplaced: true }
  /** All others, except keywords. */
  losesAbilities: { to: Scope; losesAbilities: true }
  /** Treated as if the printed text box were blank, except for traits. */
  /** `later`: also what comes within the scope while it lasts. */
  blank: { to: Scope; blank: true; later?: true }
  cannot: { to: Scope; cannot: Cannot | readonly Cannot[]; by?: 'opponents' }
  /** `lost`: of a conflict that it has lost. */
  doesNotBow: { to: Scope; doesNotBow: 'conflictResolution'; type?: Skill; while?: 'defending' | 'lost' }
  doesNotReady: { to: Scope; doesNotReady: 'regroup' }
  /** Controlled by the player of this effect while it lasts. */
  controlled: { to: Scope; controlled: true }
  /** Effects of events, of cards with one of these traits, of rings that an opponent resolves. */
  immuneTo: {
    to: Scope
    immuneTo: 'events' | 'opponentsRings' | 'opponentsCards' | { trait: readonly string[] }
    /** Events of opponents alone. */
    by?: 'opponents'
  }
  contributesFromHome: { to: Scope; contributesFromHome: Element }
  /** Whose skill does not count toward the resolution of a conflict, or whose alone does. */
  counts: { counts: Filter; as: 'nothing' | 'only' }
  discardedIf: { to: Scope; discardedIf: Condition | 'always' }
  extraUses: { to: Scope; extraUses: number }
  /** `adjacent`: from a province next to that of the bearer. */
  noFateWhenPlayed: { to: Scope; noFateWhenPlayed: true; playedFrom?: 'adjacent' }
  entersWithFate: { to: Scope; entersWithFate: number; playedFrom: 'self' }
  entersAs: { to: Scope; entersAs: Status; playedFrom: 'self' | 'adjacent' }
}

/** Not of its own name, nor of a unique character of which its player has one (glossary/kopie-eines-charakters). */
function mayBecomeCopy(g: G, id: number, of: number): boolean {
  const s = g.state
  const { en: name, unique } = definitionOf(cardAt(s, of))
  if (faceNow(s, id).en === name && on('glossary/kopie-eines-charakters/5')) return false
  const { holder, owner } = cardAt(s, id)
  const theirs = [holder, owner]
  const taken = s.cards.some(
    (one, other) =>
      isInPlay(one) &&
      faceNow(s, other).en === name &&
      (theirs.includes(one.holder) || theirs.includes(one.owner)),
  )
  return !binds('glossary/kopie-eines-charakters/3', unique && taken)
}

type Immunity = CardConstants['immuneTo']['immuneTo']

const immunity: InAll<(to: Immunity) => string> = {
  en: (to) =>
    typeof to === 'object'
      ? `effects of ${listed(to.trait.map(en.trait), 'and')} cards`
      : to === 'events'
        ? 'events'
        : to === 'opponentsCards'
          ? "effects of your opponent's cards"
          : "ring effects of your opponent's",
  de: (to) =>
    typeof to === 'object'
      ? `Effekte von ${listed(
          to.trait.map((one) => `${de.trait(one)}-Karten`),
          'und',
        )}`
      : to === 'events'
        ? 'Ereignisse'
        : to === 'opponentsCards'
          ? 'gegnerische Karteneffekte'
          : 'gegnerische Ringeffekte',
  it: (to) =>
    typeof to === 'object'
      ? `agli effetti delle carte ${listed(to.trait.map(it.trait), 'e')}`
      : to === 'events'
        ? 'agli eventi'
        : to === 'opponentsCards'
          ? 'agli effetti delle carte del tuo avversario'
          : 'agli effetti degli anelli del tuo avversario',
}

const gainsSaid: InAll<readonly [string, string]> = {
  en: ['gain', 'gain'],
  de: ['', ''],
  it: ['ottiene', 'ottengono'],
}

export const cardConstants: ConstantWords<CardConstants> = {
  becomesCopyOf: {
    bears: TEXTS,
    reads: () => NOTHING,
    affects: (g, { becomesCopyOf }, id, c) =>
      subjectRefs(g, becomesCopyOf, c).some((ref) => mayBecomeCopy(g, id, ref.card)),
    say: {
      en: ({ to, becomesCopyOf }, context) => {
        const who = eachOf.en(to, context)
        return statement(who, `become a copy of ${en.phrase(becomesCopyOf, context).acc}`)
      },
      de: ({ to, becomesCopyOf }, context) => {
        const who = eachOf.de(to, context)
        return gilt(who, verbs.werden, `zu einer Kopie ${de.phrase(becomesCopyOf, context).in('gen')}`)
      },
      it: ({ to, becomesCopyOf }, context) => {
        const who = eachOf.it(to, context)
        return dice(
          who,
          ['diventa', 'diventano'],
          `una copia ${it.phrase(becomesCopyOf, context).with('di')}`,
        )
      },
    },
  },
  gains: {
    bears: KEYWORDS,
    reads: () => NOTHING,
    say: {
      en: ({ to, gains }, context) => statement(eachOf.en(to, context), `gain ${gains}`),
      de: ({ to, gains }, context) => gilt(eachOf.de(to, context), verbs.erhalten, keywordNames[gains]),
      it: ({ to, gains }, context) => dice(eachOf.it(to, context), gainsSaid.it, it.keyword(gains)),
    },
  },
  loses: {
    bears: KEYWORDS,
    reads: () => NOTHING,
    say: {
      en: ({ to, loses }, context) => statement(eachOf.en(to, context), `lose ${loses}`),
      de: ({ to, loses }, context) => gilt(eachOf.de(to, context), verbs.verlieren, keywordNames[loses]),
      it: ({ to, loses }, context) => dice(eachOf.it(to, context), ['perde', 'perdono'], it.keyword(loses)),
    },
  },
  dishonorAdds: {
    bears: SKILLS,
    reads: () => NOTHING,
    say: {
      en: ({ to, dishonorAdds }, context) =>
        statement(
          eachOf.en(to, context),
          dishonorAdds === 'nothing'
            ? 'do not subtract its glory from its skills'
            : 'add its glory to its military and political skill instead of subtracting it',
        ),
      de: ({ to, dishonorAdds }, context) =>
        dishonorAdds === 'nothing'
          ? gilt(eachOf.de(to, context), verbs.ziehen, {
              middle: 'seinen Ruhm nicht von seinen Fertigkeiten',
              end: 'ab',
            })
          : gilt(
              eachOf.de(to, context),
              verbs.erhalten,
              'seinen Ruhm als Bonus auf seine Militär- und Politik-Fertigkeit, statt dass er abgezogen wird',
            ),
      it: ({ to, dishonorAdds }, context) =>
        dishonorAdds === 'nothing'
          ? dice(
              eachOf.it(to, context),
              ['non sottrae', 'non sottraggono'],
              'la propria gloria dalle proprie abilità',
            )
          : dice(
              eachOf.it(to, context),
              ['aggiunge', 'aggiungono'],
              'la propria gloria alla propria abilità militare e politica invece di sottrarla',
            ),
    },
  },
  gainsTrait: {
    bears: TRAITS,
    reads: () => NOTHING,
    say: {
      en: ({ to, gainsTrait }, context) =>
        statement(eachOf.en(to, context), `gain the ${en.trait(gainsTrait)} trait`),
      de: ({ to, gainsTrait }, context) =>
        gilt(eachOf.de(to, context), verbs.erhalten, `das Merkmal ${de.trait(gainsTrait)}`),
      it: ({ to, gainsTrait }, context) =>
        dice(eachOf.it(to, context), gainsSaid.it, `il tratto ${it.trait(gainsTrait)}`),
    },
  },
  gainsClan: {
    bears: TRAITS,
    reads: () => NOTHING,
    say: {
      en: ({ to, gainsClan }, context) =>
        statement(eachOf.en(to, context), `gain the ${en.clanName(gainsClan)} clan`),
      de: ({ to, gainsClan }, context) =>
        gilt(eachOf.de(to, context), verbs.gehören, `auch zum ${clanPrefix[gainsClan]}-Klan`),
      it: ({ to, gainsClan }, context) =>
        dice(eachOf.it(to, context), gainsSaid.it, `il clan ${clanNames[gainsClan]}`),
    },
  },
  gainsAbility: {
    bears: TEXTS,
    reads: () => NOTHING,
    say: {
      en: ({ to, gainsAbility }, context, quoted) => ({
        ...statement(eachOf.en(to, context), `gain “${quoted(gainsAbility, nounOfScope(to))}”`),
        long: true,
      }),
      de: ({ to, gainsAbility }, context, quoted) =>
        gilt(eachOf.de(to, context), verbs.erhalten, `„${quoted(gainsAbility, nounOfScope(to))}“`),
      it: ({ to, gainsAbility }, context, quoted) =>
        dice(eachOf.it(to, context), gainsSaid.it, `«${quoted(gainsAbility, nounOfScope(to))}»`),
    },
  },
  gainsAbilitiesOf: {
    bears: TEXTS,
    reads: ({ gainsAbilitiesOf }) => readsOfFilter(gainsAbilitiesOf),
    say: {
      en: ({ to, gainsAbilitiesOf }, context) =>
        statement(
          eachOf.en(to, context),
          `gain each triggered ability of ${en.every(gainsAbilitiesOf, afresh(context))}`,
        ),
      de: ({ to, gainsAbilitiesOf }, context) =>
        gilt(
          eachOf.de(to, context),
          verbs.erhalten,
          `jede ausgelöste Fähigkeit ${de.every(gainsAbilitiesOf, afresh(context)).in('gen')}`,
        ),
      it: ({ to, gainsAbilitiesOf }, context) =>
        dice(
          eachOf.it(to, context),
          gainsSaid.it,
          `ogni capacità innescata ${it.every(gainsAbilitiesOf, afresh(context)).with('di')}`,
        ),
    },
  },
  elementReplaced: {
    bears: TEXTS,
    reads: () => NOTHING,
    say: {
      en: ({ to }, context) => statement(eachOf.en(to, context), 'have another element'),
      de: ({ to }, context) => gilt(eachOf.de(to, context), verbs.haben, 'ein anderes Element'),
      it: ({ to }, context) => dice(eachOf.it(to, context), ['ha', 'hanno'], 'un altro elemento'),
    },
  },
  losesAbilities: {
    bears: TEXTS,
    reads: () => NOTHING,
    say: {
      en: ({ to }, context) => statement(eachOf.en(to, context), 'lose each other non-keyword ability'),
      de: ({ to }, context) =>
        gilt(eachOf.de(to, context), verbs.verlieren, 'alle anderen Fähigkeiten außer Schlüsselwörtern'),
      it: ({ to }, context) =>
        dice(
          eachOf.it(to, context),
          ['perde', 'perdono'],
          'ogni altra capacità che non sia una parola chiave',
        ),
    },
  },
  blank: {
    bears: TEXTS,
    reads: () => NOTHING,
    say: {
      en: ({ to, later }, context) => ({
        ...order(
          words(
            `treat ${eachOf.en(to, context).acc} as if its printed text box were blank (except for traits)`,
            later && 'also if it is revealed later',
          ).replace('traits) also', 'traits), also'),
        ),
        long: true,
      }),
      de: ({ to, later }, context) => {
        const what = eachOf.de(to, context)
        const its = `${possessive(what.form)} aufgedrucktes Textfeld`
        return befehl(verbs.behandeln, {
          ...object(what),
          behind: subordinate(
            `als ob ${its} leer wäre (Merkmale ausgenommen${later ? '; auch was später aufgedeckt wird' : ''})`,
          ),
        })
      },
      it: ({ to, later }, context) =>
        fa(
          'you',
          verbi.trattare,
          eachOf.it(to, context),
          `come se il suo riquadro di testo stampato fosse vuoto (tranne i tratti${later ? '; anche se rivelata più tardi' : ''})`,
        ),
    },
  },
  cannot: {
    bears: BANS,
    reads: () => NOTHING,
    say: {
      en: ({ to, cannot, by }, context) => {
        const all = many<Cannot>(cannot)
        const what = all.map((one, i) => {
          const said = banned[one].en
          const passive = i > 0 && said.startsWith('be ') && banned[all[i - 1] as Cannot].en.startsWith('be ')
          return passive && !said.startsWith('be a ') ? said.slice(3) : said
        })
        const text = listed(what, 'or')
        const whose = by && "opponents'"
        const source = all.includes('beTargetedByEvents')
          ? words('of', whose, 'events')
          : all.includes('beTargeted')
            ? whose && `of ${whose} card abilities`
            : whose && `${text.startsWith('be ') ? 'by' : 'because of'} ${whose} card effects`
        return statement(allOf.en(to, context), words('cannot', text, source))
      },
      de: ({ to, cannot, by }, context) => {
        const all = many<Cannot>(cannot)
        const passive = (one: Cannot): string | undefined => {
          if (one === 'beTargetedByEvents' && by) return 'zum Ziel von gegnerischen Ereignissen gewählt'
          if (one === 'beTargeted' && by) return 'zum Ziel von gegnerischen Kartenfähigkeiten gewählt'
          const { de: said } = banned[one]
          return 'passive' in said ? said.passive : undefined
        }
        const active = (one: Cannot): string => {
          const { de: said } = banned[one]
          return 'active' in said ? said.active : `nicht ${said.passive} werden`
        }
        const done = all.flatMap((one) => passive(one) ?? [])
        const said =
          done.length === all.length ? `nicht ${listed(done, 'oder')} werden` : listed(all.map(active), 'und')
        const aimed = all.includes('beTargeted') || all.includes('beTargetedByEvents')
        const cause = by && !aimed && 'durch gegnerische Karteneffekte'
        return gilt(allOf.de(to, context), verbs.können, words(cause, said))
      },
      it: ({ to, cannot, by }, context) => {
        const all = many<Cannot>(cannot)
        const who = allOf.it(to, context)
        const said = all.map((one) => {
          const { it: how } = banned[one]
          return 'active' in how
            ? how.active
            : words('essere', inO(how.passive)(who.gender, who.plural), how.rest)
        })
        const source = all.includes('beTargetedByEvents')
          ? words('di eventi', by && 'avversari')
          : all.includes('beTargeted')
            ? by && 'di abilità di carte avversarie'
            : by && 'da effetti di carte avversarie'
        return dice(who, ['non può', 'non possono'], words(listed(said, 'né'), source))
      },
    },
  },
  doesNotBow: {
    bears: TEXTS,
    reads: () => NOTHING,
    say: {
      en: ({ to, type, while: when }, context) => {
        const during = type && `during ${type} conflicts`
        const who = allOf.en(to, context)
        const lost = `in conflicts in which ${who.plural ? 'they' : 'it'} lost`
        const defending = when && (when === 'lost' ? lost : `while ${when}`)
        const said = words('do not bow as a result of conflict resolution', during, defending)
        return {
          ...statement(who, said),
          ...((during || defending) && { long: true as const }),
        }
      },
      de: ({ to, type, while: when }, context) => {
        const kind = type && `während ${type === 'military' ? 'militärischer' : 'politischer'} Konflikte`
        const who = allOf.de(to, context)
        const he = who.form === 'pl' ? 'sie verteidigen' : 'er verteidigt'
        return gilt(who, verbs.werden, {
          middle: words(kind, 'durch die Konfliktauflösung nicht'),
          end: 'gebeugt',
          ...(when === 'defending' && { behind: subordinate(`solange ${he}`) }),
          ...(when === 'lost' && {
            behind: subordinate(
              `falls ${who.form === 'pl' ? 'sie den Konflikt verloren haben' : 'er den Konflikt verloren hat'}`,
            ),
          }),
        })
      },
      it: ({ to, type, while: when }, context) => {
        const who = allOf.it(to, context)
        return dice(
          who,
          ['non si inchina', 'non si inchinano'],
          words(
            'per la risoluzione dei conflitti',
            type && (type === 'military' ? 'militari' : 'politici'),
            when === 'defending' && (who.plural ? 'finché difendono' : 'finché difende'),
            when === 'lost' && (who.plural ? 'che hanno perso' : 'che ha perso'),
          ),
        )
      },
    },
  },
  doesNotReady: {
    bears: TEXTS,
    reads: () => NOTHING,
    say: {
      en: ({ to }, context) => statement(allOf.en(to, context), 'do not ready during the regroup phase'),
      de: ({ to }, context) =>
        gilt(allOf.de(to, context), verbs.werden, {
          middle: 'während der Neuformierungsphase nicht spielbereit',
          end: 'gemacht',
        }),
      it: ({ to }, context) =>
        dice(
          allOf.it(to, context),
          ['non si prepara', 'non si preparano'],
          'durante la fase di riorganizzazione',
        ),
    },
  },
  controlled: {
    bears: TEXTS,
    reads: () => NOTHING,
    say: {
      en: ({ to }, context, _, lasting) => {
        const what = eachOf.en(to, context).acc
        return lasting ? order(`take control of ${what}`) : en.stated(`control ${what}`)
      },
      de: ({ to }, context, _, lasting) => {
        const what = eachOf.de(to, context)
        if (lasting) return befehl(verbs.übernehmen, `die Kontrolle über ${what.in('acc')}`)
        return gilt('you', verbs.kontrollieren, object(what))
      },
      it: ({ to }, context, _, lasting) => {
        const what = eachOf.it(to, context)
        if (lasting) return fa('you', verbi.prendere, `il controllo ${what.with('di')}`)
        return dice(fixed(''), ['controlli', ''], what.with())
      },
    },
  },
  immuneTo: {
    bears: BANS,
    reads: () => NOTHING,
    say: {
      en: ({ to, immuneTo, by }, context) =>
        statement(eachOf.en(to, context), `be immune to ${by ? "opponents' events" : immunity.en(immuneTo)}`),
      de: ({ to, immuneTo, by }, context) =>
        gilt(
          eachOf.de(to, context),
          verbs.sein,
          `immun gegen ${by ? 'gegnerische Ereignisse' : immunity.de(immuneTo)}`,
        ),
      it: ({ to, immuneTo, by }, context) =>
        dice(
          eachOf.it(to, context),
          ['è immune', 'sono immuni'],
          by ? 'agli eventi avversari' : immunity.it(immuneTo),
        ),
    },
  },
  contributesFromHome: {
    bears: SKILLS,
    reads: () => NOTHING,
    say: {
      en: ({ to, contributesFromHome }, context) =>
        statement(
          eachOf.en(to, context),
          `contribute its skill to your side during ${contributesFromHome} conflicts`,
        ),
      de: ({ to, contributesFromHome }, context) => {
        const who = eachOf.de(to, context)
        const during = `während jedes ${elementPrefix[contributesFromHome]}-Konflikts`
        return gilt(who, verbs.beisteuern, `${during} ${possessive(who.form)}e Fertigkeit auf deiner Seite`)
      },
      it: ({ to, contributesFromHome }, context) =>
        dice(
          eachOf.it(to, context),
          ['aggiunge', 'aggiungono'],
          `la propria abilità alla tua parte durante i conflitti ${ofElement[contributesFromHome]}`,
        ),
    },
  },
  counts: {
    bears: SKILLS,
    reads: ({ counts }) => readsOfFilter(counts),
    say: {
      en: ({ counts, as }, context) =>
        as === 'nothing'
          ? statement(
              allOf.en(counts, context),
              'do not count their skill toward the resolution of the conflict',
            )
          : statement(
              simple(`only ${allOf.en(counts, context).nom}`, true),
              'count their skill toward the resolution of the conflict',
            ),
      de: ({ counts, as }, context) => {
        const who = allOf.de(counts, context)
        const middle = `ihre Fertigkeit bei der Auflösung des Konflikts${as === 'nothing' ? ' nicht' : ''}`
        if (as === 'nothing') return gilt(who, verbs.zählen, middle)
        return gilt(fest(`nur ${who.in('nom')}`, 'pl'), verbs.zählen, middle)
      },
      it: ({ counts, as }, context) => {
        const who = allOf.it(counts, context)
        const said = 'la propria abilità nella risoluzione del conflitto'
        if (as === 'nothing') return dice(who, ['non conta', 'non contano'], said)
        return dice(fixed(`solo ${who.with()}`, 'm', true), ['conta', 'contano'], said)
      },
    },
  },
  discardedIf: {
    bears: TEXTS,
    reads: ({ discardedIf }) => (discardedIf === 'always' ? NOTHING : readsOfCondition(discardedIf)),
    say: {
      en: ({ to, discardedIf }, context) => {
        const who = eachOf.en(to, context)
        if (discardedIf === 'always') return order(`discard ${who.acc}`)
        return { ...statement(who, `be discarded if ${en.condition(discardedIf, context)}`), long: true }
      },
      de: ({ to, discardedIf }, context) => {
        const who = eachOf.de(to, context)
        if (discardedIf === 'always') return befehl(verbs.ablegen, object(who))
        const behind = subordinate(`falls ${de.condition(discardedIf, context)}`)
        return gilt(who, verbs.werden, { middle: '', end: 'abgelegt', behind })
      },
      it: ({ to, discardedIf }, context) => {
        const who = eachOf.it(to, context)
        if (discardedIf === 'always') return fa('you', verbi.scartare, who)
        const [one, more] = [inO('scartat')(who.gender, false), inO('scartat')(who.gender, true)]
        return dice(who, [`viene ${one}`, `vengono ${more}`], `se ${it.condition(discardedIf, context)}`)
      },
    },
  },
  extraUses: {
    bears: TEXTS,
    reads: () => NOTHING,
    say: {
      en: ({ to, extraUses }, context, _, lasting) => {
        const whose = eachOf.en(to, context).acc
        const n = extraUses === 1 ? '1 additional time' : `${extraUses} additional times`
        const time = lasting ? `this ${lasting}` : 'each round'
        return {
          ...en.stated(`may use each triggered ability of ${whose} ${n} ${time} (or in its own period)`),
          ...(lasting && { timed: true as const }),
        }
      },
      de: ({ to, extraUses }, context, _, lasting) => {
        const whose = eachOf.de(to, context).in('gen')
        const n = extraUses === 1 ? 'ein zusätzliches Mal' : `${extraUses} zusätzliche Male`
        const time = lasting ? inThis[lasting] : perPeriod.round
        return {
          ...gilt('you', verbs.dürfen, {
            middle: `jede ausgelöste Fähigkeit ${whose} ${time} (oder im angegebenen Zeitraum) ${n}`,
            end: 'verwenden',
          }),
          ...(lasting && { timed: true as const }),
        }
      },
      it: ({ to, extraUses }, context, _, lasting) => {
        const whose = eachOf.it(to, context).with('di')
        const n = extraUses === 1 ? '1 volta in più' : `${extraUses} volte in più`
        const time = lasting ? inQuesto[lasting] : 'in ogni round'
        return {
          ...dice(
            fixed(''),
            ['puoi usare', ''],
            `ogni capacità innescata ${whose} ${n} ${time} (o nel suo periodo)`,
          ),
          ...(lasting && { timed: true as const }),
        }
      },
    },
  },
  noFateWhenPlayed: {
    bears: TEXTS,
    reads: () => NOTHING,
    say: {
      en: ({ to, playedFrom }, context) => {
        const them = allOf.en(to, context)
        const when = words(
          them.plural ? 'when they are played' : 'when it is played',
          playedFrom ? 'from an adjacent province' : 'from your provinces',
        )
        return en.stated(`cannot place fate on ${them.acc} ${when}`)
      },
      de: ({ to, playedFrom }, context) => {
        const what = allOf.de(to, context)
        const he = words(
          pronounOf(what.form).in('nom'),
          playedFrom ? 'aus einer angrenzenden Provinz' : 'aus deinen Provinzen',
        )
        const behind = subordinate(`wenn ${he} gespielt ${what.form === 'pl' ? 'werden' : 'wird'}`)
        return gilt('you', verbs.können, { middle: `kein Schicksal auf ${what.in('acc')} legen`, behind })
      },
      it: ({ to, playedFrom }, context) => {
        const them = allOf.it(to, context)
        const when = them.plural ? 'quando vengono giocati' : 'quando viene giocato'
        return dice(
          fixed(''),
          ['non puoi piazzare', ''],
          words(
            `fato ${them.with('su')}`,
            when,
            playedFrom ? 'da una provincia adiacente' : 'dalle tue province',
          ),
        )
      },
    },
  },
  entersWithFate: {
    bears: TEXTS,
    reads: () => NOTHING,
    say: {
      en: ({ to, entersWithFate }, context) => {
        const who = simple(`${eachOf.en(to, context).nom} played from this ${context.self}`)
        return statement(
          who,
          `enter play with ${en.quantity(entersWithFate, context, 'additional fate')} on it`,
        )
      },
      de: ({ to, entersWithFate }, context) => {
        const from = subordinate(`der aus ${de.self(context).in('dat')} gespielt wird`)
        const who = fest(`${eachOf.de(to, context).in('nom')}${from}`, 'm')
        return gilt(who, verbs.kommen, `mit ${entersWithFate} zusätzlichen Schicksal ins Spiel`)
      },
      it: ({ to, entersWithFate }, context) => {
        const who = fixed(`${eachOf.it(to, context).with()} giocato ${it.self(context).with('da')}`)
        return dice(who, ['entra in gioco', ''], `con ${entersWithFate} fato in più`)
      },
    },
  },
  entersAs: {
    bears: TEXTS,
    reads: () => NOTHING,
    say: {
      en: ({ to, entersAs, playedFrom }, context) => {
        const where = playedFrom === 'self' ? `this ${context.self}` : 'an adjacent province'
        const who = simple(`${eachOf.en(to, context).nom} played from ${where}`)
        return statement(who, `enter play ${entersAs}`)
      },
      de: ({ to, entersAs, playedFrom }, context) => {
        const where = playedFrom === 'self' ? de.self(context).in('dat') : 'einer angrenzenden Provinz'
        const from = subordinate(`der aus ${where} gespielt wird`)
        const who = fest(`${eachOf.de(to, context).in('nom')}${from}`, 'm')
        return gilt(who, verbs.kommen, `${statusNames[entersAs]} ins Spiel`)
      },
      it: ({ to, entersAs, playedFrom }, context) => {
        const where = playedFrom === 'self' ? it.self(context).with('da') : 'da una provincia adiacente'
        const who = fixed(`${eachOf.it(to, context).with()} giocato ${where}`)
        return dice(who, ['entra in gioco', ''], `${stati[entersAs]}o`)
      },
    },
  },
}
