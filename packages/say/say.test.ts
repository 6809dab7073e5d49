import { describe, expect, test } from 'vitest'
import * as de from './de.ts'
import * as en from './en.ts'
import { adverb, asSentence, capital, clause, listed, plain, signed, subordinate, words } from './index.ts'
import * as it from './it.ts'

describe('text', () => {
  test('lists', () => {
    expect(listed([], 'and')).toBe('')
    expect(listed(['a'], 'and')).toBe('a')
    expect(listed(['a', 'b', 'c'], 'and')).toBe('a, b and c')
    expect(words('a', undefined, false, '', 'b')).toBe('a b')
    expect([signed(2), signed(-2), signed(0)]).toEqual(['+2', '–2', '+0'])
  })

  test.each([
    ['ziehe 1 Karte', 'Ziehe 1 Karte.'],
    ['1 deiner Karten', '1 deiner Karten.'],
    ['(nur 1 Mal.)', '(Nur 1 Mal.)'],
    ['erhält: „Ziehe 1 Karte.“', 'Erhält: „Ziehe 1 Karte.“'],
    ['ändere dies', 'Ändere dies.'],
  ])('the sentence %j', (text, said) => expect(asSentence(text)).toBe(said))

  test('a capital behind a bracket', () => expect(capital('(nur')).toBe('(Nur'))

  test('a subordinate clause is closed where something follows', () => {
    const who = `der Spieler${subordinate('der ihn kontrolliert')}`
    expect(asSentence(`${who} zieht 1 Karte`)).toBe('Der Spieler, der ihn kontrolliert, zieht 1 Karte.')
    expect(asSentence(`es zieht ${who}`)).toBe('Es zieht der Spieler, der ihn kontrolliert.')
    expect(asSentence(`${who}${subordinate('falls er kann')}`)).toBe(
      'Der Spieler, der ihn kontrolliert, falls er kann.',
    )
  })
})

describe('German', () => {
  const card = de.feminine('Karte')
  const character = de.noun('m', 'Charakter', 'Charaktere')
  const neighbour = { ...de.noun('m', 'Nachbar', 'Nachbarn', 'Nachbarn'), weak: 'Nachbarn' }
  const inAll = (phrase: de.Phrase): string[] =>
    (['nom', 'acc', 'dat', 'gen'] as const).map((c) => phrase.in(c))

  test.each<[de.Phrase, string[]]>([
    [
      de.phraseOf({ ein: 'ein' }, character, { adjectives: ['ander', 'bereit'] }),
      [
        'ein anderer bereiter Charakter',
        'einen anderen bereiten Charakter',
        'einem anderen bereiten Charakter',
        'eines anderen bereiten Charakters',
      ],
    ],
    [
      de.phraseOf({ der: 'der' }, character, { plural: true, adjectives: ['nächst', 2] }),
      [
        'die nächsten 2 Charaktere',
        'die nächsten 2 Charaktere',
        'den nächsten 2 Charakteren',
        'der nächsten 2 Charaktere',
      ],
    ],
    [
      de.phraseOf('any', card, { plural: true, adjectives: ['ander'] }),
      [
        'beliebig viele andere Karten',
        'beliebig viele andere Karten',
        'beliebig vielen anderen Karten',
        'beliebig vieler anderer Karten',
      ],
    ],
    [
      de.phraseOf({ ein: 'ein' }, [character, card], { prefix: 'Helden-', behind: 'im Spiel' }),
      [
        'ein Helden-Charakter oder eine Helden-Karte im Spiel',
        'einen Helden-Charakter oder eine Helden-Karte im Spiel',
        'einem Helden-Charakter oder einer Helden-Karte im Spiel',
        'eines Helden-Charakters oder einer Helden-Karte im Spiel',
      ],
    ],
    [
      de.phraseOf({ der: 'jen' }, neighbour),
      ['jener Nachbar', 'jenen Nachbarn', 'jenem Nachbarn', 'jenes Nachbarn'],
    ],
    [de.pronounOf('pl'), ['sie', 'sie', 'ihnen', 'deren']],
  ])('declines', (phrase, cases) => expect(inAll(phrase)).toEqual(cases))

  test('a preposition takes up the article', () => {
    expect(de.behind('in', 'dem Archiv')).toBe('im Archiv')
    expect(de.behind('zu', 'der aktiven Fraktion')).toBe('zur aktiven Fraktion')
    expect(de.behind('in', 'deinem Archiv')).toBe('in deinem Archiv')
  })

  const { ablegen, ziehen, erhalten, können } = de.verbs
  const him = de.object(de.pronounOf('m'))
  const said = (frame: Omit<de.Frame, 'inverted'>, inverted = false): string =>
    asSentence(de.mainClauses({ ...frame, inverted }))

  test('an order stays an order; a statement turns round', () => {
    const draw = de.order(ziehen, '1 Karte')
    const gets = de.statement(de.phraseOf({ der: 'dies' }, character), erhalten, '+2')
    expect(said(plain(draw), true)).toBe('Ziehe 1 Karte.')
    expect(said(plain(gets))).toBe('Dieser Charakter erhält +2.')
    expect(said(plain(gets), true)).toBe('Erhält dieser Charakter +2.')
    expect(said({ ...plain(draw, de.order(ablegen, him)), adverbs: 'stattdessen' })).toBe(
      'Ziehe stattdessen 1 Karte und lege ihn ab.',
    )
    expect(said({ ...plain(draw, de.order(ablegen, him)), inTurn: true })).toBe(
      'Ziehe 1 Karte und lege ihn dann ab.',
    )
    expect(said(plain(gets, draw))).toBe('Dieser Charakter erhält +2 und du ziehst 1 Karte.')
  })

  test('what one may do, and what for', () => {
    const discard = de.order(ablegen, him)
    expect(said({ ...plain(discard), may: true, to: [discard] })).toBe(
      'Du darfst ihn ablegen, um ihn abzulegen.',
    )
    expect(said({ ...plain(discard), may: true }, true)).toBe('Darfst du ihn ablegen.')
    const nobody = de.statement(de.fixed('er', 'm'), können, 'nicht erkunden')
    expect(() => said({ ...plain(nobody), may: true })).toThrow('There are no words in German')
  })

  test('a relative clause stands behind the particle', () => {
    const yours = `einen Charakter${subordinate('den du kontrollierst')}`
    expect(said(plain(de.order(ablegen, yours)))).toBe('Lege einen Charakter ab, den du kontrollierst.')
    expect(said({ ...plain(de.order(ablegen, yours)), may: true })).toBe(
      'Du darfst einen Charakter, den du kontrollierst, ablegen.',
    )
  })
})

describe('English', () => {
  test.each([
    ['honored character', 'an honored character'],
    ['unique character', 'a unique character'],
    ['undamaged creature', 'an undamaged creature'],
    ['other card', 'another card'],
    ['card', 'a card'],
  ])('the article of %s', (text, said) => expect(en.an(text)).toBe(said))

  test.each([
    ['be challenged', 'is challenged'],
    ['ready it', 'readies it'],
    ['play it', 'plays it'],
    ['banish it', 'banishes it'],
    ['choose and discard a card', 'chooses and discards a card'],
    ["can't quest", "can't quest"],
    ['fully heal it', 'fully heals it'],
  ])('of one: %s', (base, said) => expect(en.withS(base)).toBe(said))

  test('sentences', () => {
    const gets = en.statement(en.they, 'get +2')
    const draw = en.order('draw a card')
    expect(en.sentence({ leads: [clause('if A'), clause('if B')], parts: [draw] })).toBe(
      'if A and B, draw a card',
    )
    expect(en.sentence({ leads: [adverb('then')], parts: [gets, draw] })).toBe(
      'then, they get +2 and you draw a card',
    )
    expect(en.sentence({ ...plain(draw), may: true, to: [draw] })).toBe('you may draw a card to draw a card')
    expect(() => en.sentence({ ...plain(gets), may: true })).toThrow('There are no words in English')
  })
})

describe('Italian', () => {
  const card = it.noun('f', 'carta', 'carte')
  const item = it.noun('m', 'oggetto', 'oggetti')
  const student = it.noun('m', 'studente', 'studenti')

  test.each([
    [it.simple('il', student).with('di'), 'dello studente'],
    [it.simple('il', item).with('in'), "nell'oggetto"],
    [it.simple('il', item, true).with('su'), 'sugli oggetti'],
    [it.simple('il', card, true).with('a'), 'alle carte'],
    [it.simple('quel', student).with(), 'quello studente'],
    [it.simple('quel', item, true).with('da'), 'da quegli oggetti'],
    [it.simple('un', card, false, 'scelt').with(), 'una carta scelta'],
    [it.simple('tutti', item, true).with(), 'tutti gli oggetti'],
    [it.simple('nessun', student).with(), 'nessuno studente'],
  ])('%s', (said, expected) => expect(said).toBe(expected))

  test('a preposition melts into the article that follows', () => {
    expect(it.behind('a', 'il numero')).toBe('al numero')
    expect(it.behind('di', "l'anello")).toBe("dell'anello")
    expect(it.behind('per', 'le carte')).toBe('per le carte')
    expect(it.behind('a', 'ilarità')).toBe('a ilarità')
  })

  test('clitics', () => {
    const banish = it.deed('you', it.are('esili'), it.pronounOf(item, false))
    expect(it.sentence(plain(banish))).toBe('esilialo')
    expect(it.sentence({ ...plain(banish), may: true })).toBe('puoi esiliarlo')
    const theirs = it.deed(it.fixed('ogni avversario'), it.are('pesc'), 'una carta')
    expect(it.sentence(plain(theirs, it.deed('you', it.are('pesc'), 'una carta')))).toBe(
      'ogni avversario pesca una carta e peschi una carta',
    )
    expect(it.sentence(plain(theirs, banish))).toBe('ogni avversario pesca una carta e lo esili')
    expect(
      it.sentence(plain(it.deed(it.fixed('ogni avversario'), it.are('esili'), it.pronounOf(item, true)))),
    ).toBe('ogni avversario li esilia')
  })
})
