/** What a text ignores of the opponent's cards (hand included); moons, people and type never (base/29). */
import { words } from '@regelwerk/say'
import type { Filter, Icon } from '../abilities.ts'
import * as de from '../text/de.ts'
import * as en from '../text/en.ts'
import * as it from '../text/it.ts'
import type { ContinuousWords } from './word.ts'

export interface Ignoring {
  ignore: {
    /** 'cards': values, icons and texts; 'texts' or 'icons' alone. */
    ignore: 'cards' | 'texts' | 'icons'
    of?: Filter
    except?: readonly Filter[]
    /** Icons that are not ignored. */
    exceptIcons?: readonly Icon[]
    /** Two such texts against each other cancel each other (Khind 27). */
    cancels?: true
    /** No effect while the opponent has one of these cards active and its text is not ignored by a third card (Hoax 28). */
    yieldsTo?: readonly string[]
  }
}

type Ignore = Ignoring['ignore']

function inEnglish({ ignore, of, except = [], exceptIcons = [], cancels, yieldsTo }: Ignore): string {
  const whose = of ? en.cards(of, 'more', 'and') : 'cards'
  const what = {
    cards: `your ${whose}`,
    texts: of ? `the special texts on your ${whose}` : 'your special texts',
    icons: of ? `the icons on your ${whose}` : 'your icons',
  }[ignore]
  const those = ignore === 'cards' ? '' : 'those on '
  const spared = [
    ...except.map((filter, i) => `${i === 0 ? those : ''}${en.cards(filter, 'more')}`),
    ...exceptIcons.map((icon) => en.iconName[icon]),
  ]
  return words(
    `${what} are ignored${spared.length > 0 ? `, except ${en.and(spared)}` : ''}`,
    cancels && '(if both of us have this text in effect, the two cancel each other)',
    yieldsTo && `(no effect while you have ${en.or(yieldsTo.map(en.named))} active with its text in effect)`,
  )
}

function inGerman({ ignore, of, except = [], exceptIcons = [], cancels, yieldsTo }: Ignore): de.Main {
  const what = { cards: '', texts: 'Sonderfunktionen', icons: 'Symbole' }[ignore]
  const whose = `deine${what && of ? 'r' : ''} ${of ? de.cards(of, 'more', 'und') : what || 'Karten'}`
  const those = ignore === 'cards' ? '' : 'auf '
  const spared = [
    ...except.map((filter, i) =>
      those ? `${i === 0 ? 'die auf ' : ''}${de.cards(filter, 'toMore')}` : de.cards(filter, 'more'),
    ),
    ...exceptIcons.map((icon) => words(...de.iconName[icon])),
  ]
  const but = spared.length > 0 ? `, ausgenommen ${de.und(spared)}` : ''
  const clash = cancels && '(wirkt dieser Text auf beiden Seiten, so hebt sich beides auf)'
  const weaker =
    yieldsTo &&
    `(ohne Wirkung, solange ${de.oder(yieldsTo.map(de.named))} bei dir aktiv und die Sonderfunktion wirksam ist)`
  return {
    subject: what && of ? `die ${what} ${whose}` : whose,
    finite: 'werden',
    rest: words(`ignoriert${but}`, clash, weaker),
  }
}

function inItalian({ ignore, of = {}, except = [], exceptIcons = [], cancels, yieldsTo }: Ignore): string {
  const isAll = Object.keys(of).length === 0
  const what = {
    cards: `${it.those('tu', of, { link: 'e' })} sono ${it.genderOf(of) === 'f' ? 'ignorate' : 'ignorati'}`,
    texts: `i ${isAll ? 'tuoi ' : ''}testi speciali${isAll ? '' : ` ${it.those('tu', of, { link: 'e' }, 'di')}`} sono ignorati`,
    icons: `i ${isAll ? 'tuoi ' : ''}simboli${isAll ? '' : ` ${it.those('tu', of, { link: 'e' }, 'di')}`} sono ignorati`,
  }[ignore]
  const spared = [
    ...except.map((filter) => (ignore === 'cards' ? it.all(filter) : `quelli ${it.all(filter, {}, 'di')}`)),
    ...exceptIcons.map((icon) => it.iconName[icon]),
  ]
  return words(
    `${what}${spared.length > 0 ? `, tranne ${it.e(spared)}` : ''}`,
    cancels && '(se questo testo è efficace per entrambi, i due si annullano a vicenda)',
    yieldsTo &&
      `(senza effetto finché ${it.o(yieldsTo.map(it.named))} è attiva dalla tua parte e il suo testo è efficace)`,
  )
}

export const ignoring: ContinuousWords<Ignoring> = {
  ignore: {
    say: {
      en: (text, isThisTurn) => en.thisTurn(isThisTurn, inEnglish(text)),
      de: (text, isThisTurn) => de.main(inGerman(text), isThisTurn),
      it: (text, isThisTurn) => it.inQuestoTurno(isThisTurn, inItalian(text)),
    },
  },
}
