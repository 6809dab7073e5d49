import { type Decision, type LogLine, Match, whyNot } from '@regelwerk/core'
import { hint } from '@regelwerk/players'
import {
  ADVISER,
  ASK_WHERE_ABLE,
  addLines,
  type DecisionOnScreen,
  gameOf,
  loadGame,
  loadGames,
  type Screen,
} from '@regelwerk/protocol'
import { describe, expect, test } from 'vitest'
import { type FromTable, type LocalRecord, LocalTable, type Stood } from './local-table.ts'
import { MOMENT } from './pace.ts'

await loadGames()

const plan: LocalRecord['plan'] = {
  game: 'bluemoon',
  format: 'ready',
  decks: ['vulca', 'hoax'],
  bots: [null, 'random'],
  starter: 1,
  seed: 'here',
}

/** A table without a worker around it: what it said, and how long it wanted to wait; longer than that it waits for ever. */
function tableOf(patience = Number.POSITIVE_INFINITY, longest = Number.POSITIVE_INFINITY) {
  const said: FromTable[] = []
  const waits: number[] = []
  const table = new LocalTable({
    send: (message) => said.push(structuredClone(message)),
    wait: (ms) => {
      waits.push(ms)
      return waits.length > patience || ms >= longest ? new Promise(() => {}) : Promise.resolve()
    },
  })
  return { table, said, waits }
}

const lastScreen = (said: readonly FromTable[]) => {
  const screens = said.filter((message) => message.kind === 'screen')
  return screens.at(-1) as { screen: Screen; record: LocalRecord }
}

/** Lets the bots go on until they have nothing to do. */
const settle = () => new Promise((done) => setTimeout(done))

/** Answers with the first that is offered, so many times. */
async function play({ table, said }: ReturnType<typeof tableOf>, times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    await settle()
    const { seq, decision, outcome } = lastScreen(said).screen
    if (outcome !== null || decision === null) return
    const choice = decision.kind === 'choose' ? 0 : decision.options.slice(0, decision.min).map((_, at) => at)
    table.hear({ kind: 'answer', seq, choice })
  }
  await settle()
}

describe('a game against a bot', () => {
  test('goes on until the person is asked, and shows only what the person may know', async () => {
    const one = tableOf()
    one.table.hear({ kind: 'begin', plan, lang: 'en', pace: 300, passing: ASK_WHERE_ABLE })
    await play(one, 6)
    const { screen } = lastScreen(one.said)
    expect(screen.seat).toBe(0)
    expect(screen.decision).not.toBeNull()
    expect(screen.seq).toBeGreaterThan(6)
    expect(one.waits).toContain(300)
    expect(one.said.every((message) => message.kind === 'screen')).toBe(true)
    const match = Match.replay(gameOf('bluemoon'), {
      game: 'bluemoon',
      rules: '',
      setup: plan,
      answers: [...lastScreen(one.said).record.answers],
      hashes: [],
    })
    expect(screen.table).toEqual(match.view(0).table)
  })

  test('who does not want to watch any longer is asked again without waiting', async () => {
    const one = tableOf(0)
    const manner = { lang: 'en', pace: 300, passing: ASK_WHERE_ABLE } as const
    one.table.hear({ kind: 'begin', plan, ...manner })
    await settle()
    expect(lastScreen(one.said).screen.decision, 'the bot begins, and its deeds stay').toBeNull()
    expect(one.waits).toEqual([300])
    one.table.hear({ kind: 'hurry' })
    await settle()
    expect(one.waits.slice(1), 'no more waiting').toEqual(one.waits.slice(1).map(() => 0))
    expect(one.waits.length).toBeGreaterThan(1)
  })

  test('is continued from its record with the same screen', async () => {
    const one = tableOf()
    one.table.hear({ kind: 'begin', plan, lang: 'de', pace: 0, passing: ASK_WHERE_ABLE })
    await play(one, 5)
    const two = tableOf()
    two.table.hear({
      kind: 'continue',
      record: lastScreen(one.said).record,
      lang: 'de',
      pace: 0,
      passing: ASK_WHERE_ABLE,
    })
    await settle()
    const { log: _, canUndo: __, ...now } = lastScreen(two.said).screen
    expect(lastScreen(one.said).screen).toMatchObject(now)
  })

  test('goes on from how it stood when its answers lead elsewhere today, and says so', async () => {
    const one = tableOf()
    one.table.hear({ kind: 'begin', plan, lang: 'en', pace: 0, passing: ASK_WHERE_ABLE })
    await play(one, 4)
    const { record, screen } = lastScreen(one.said)
    const two = tableOf()
    two.table.hear({
      kind: 'continue',
      record: { ...record, hash: 'another' },
      lang: 'en',
      pace: 0,
      passing: ASK_WHERE_ABLE,
    })
    await settle()
    expect(two.said[0]).toMatchObject({ kind: 'trouble', what: 'rules' })
    const { log, canUndo: _, decision, ...now } = lastScreen(two.said).screen
    expect(screen).toMatchObject(now)
    // What the others have done is counted since it was loaded.
    expect(screen.decision).toMatchObject({ ...decision, window: { id: 'turn' } })
    expect(log.lines.length).toBeGreaterThan(0)
    await play(two, 3)
    const later = lastScreen(two.said)
    expect(later.record.from?.at).toBe(record.answers.length)
    // From then on it is not played again from its beginning.
    const three = tableOf()
    three.table.hear({ kind: 'continue', record: later.record, lang: 'en', pace: 0, passing: ASK_WHERE_ABLE })
    await settle()
    expect(three.said.every(({ kind }) => kind === 'screen')).toBe(true)
    expect(lastScreen(three.said).record.hash).toBe(later.record.hash)
  })

  test('a record that leads elsewhere and does not say how it stood, or cannot be loaded, is refused', async () => {
    const one = tableOf()
    one.table.hear({ kind: 'begin', plan, lang: 'en', pace: 0, passing: ASK_WHERE_ABLE })
    await play(one, 2)
    const { stood, ...record } = { ...lastScreen(one.said).record, hash: 'another' }
    const wrong = { ...(stood as Stood), saved: { ...(stood as Stood).saved, game: 'chess' } }
    for (const each of [record, { ...record, stood: wrong }]) {
      const two = tableOf()
      two.table.hear({ kind: 'continue', record: each, lang: 'en', pace: 0, passing: ASK_WHERE_ABLE })
      await settle()
      expect(two.said).toMatchObject([{ kind: 'trouble', what: 'record' }])
    }
  })

  test('an answer that is not possible changes nothing; one to an old question is not heard', async () => {
    const one = tableOf()
    one.table.hear({ kind: 'begin', plan, lang: 'en', pace: 0, passing: ASK_WHERE_ABLE })
    await play(one, 1)
    const { seq } = lastScreen(one.said).screen
    one.table.hear({ kind: 'answer', seq, choice: 999 })
    expect(one.said.at(-2)).toMatchObject({ kind: 'trouble', what: 'refused' })
    one.table.hear({ kind: 'answer', seq: seq - 1, choice: 0 })
    expect(lastScreen(one.said).screen.seq).toBe(seq)
  })

  test('a bot that fails answers by chance, and says so', async () => {
    const one = tableOf()
    one.table.hear({
      kind: 'begin',
      plan: { ...plan, bots: [null, 'nobody'] },
      lang: 'en',
      pace: 0,
      passing: ASK_WHERE_ABLE,
    })
    await play(one, 4)
    expect(one.said.some((message) => message.kind === 'trouble' && message.what === 'bot')).toBe(true)
    expect(lastScreen(one.said).screen.decision).not.toBeNull()
  })

  test('a hint is for what is asked now, and changes nothing', async () => {
    const one = tableOf()
    one.table.hear({ kind: 'begin', plan, lang: 'en', pace: 0, passing: ASK_WHERE_ABLE })
    await play(one, 2)
    const { screen, record } = lastScreen(one.said)
    const { seq, decision } = screen
    one.said.length = 0
    one.table.hear({ kind: 'hint', seq: seq - 1 })
    expect(one.said).toEqual([])
    one.table.hear({ kind: 'hint', seq })
    const match = Match.replay(gameOf('bluemoon'), {
      game: 'bluemoon',
      rules: '',
      setup: plan,
      answers: [...record.answers],
      hashes: [],
    })
    const answers = hint(match, match.decisionOf(0) as Decision, ADVISER)
    expect(one.said).toEqual([{ kind: 'hint', seq, answers }])
    expect(answers.length).toBeGreaterThan(0)
    for (const { choice } of answers) expect(whyNot(decision as DecisionOnScreen, choice)).toBeNull()
  })

  test('undo takes the answer and its lines back', async () => {
    const lorcana = { ...plan, game: 'lorcana', format: 'core', decks: ['amber-steel', 'emerald-ruby'] }
    const one = tableOf()
    one.table.hear({
      kind: 'begin',
      plan: { ...lorcana, starter: 0 },
      lang: 'en',
      pace: 0,
      passing: ASK_WHERE_ABLE,
    })
    await play(one, 1)
    let log: LogLine[] = []
    const heard = () => {
      for (const message of one.said.splice(0)) {
        if (message.kind === 'screen') log = addLines(log, message.screen.log)
      }
    }
    const before = lastScreen(one.said).screen
    heard()
    const lines = [...log]
    const at = before.decision?.options.findIndex((option) => option.verb === 'ink') ?? -1
    expect(at).toBeGreaterThanOrEqual(0)
    one.table.hear({ kind: 'answer', seq: before.seq, choice: at })
    await settle()
    expect(lastScreen(one.said).screen.canUndo).toBe(true)
    one.table.hear({ kind: 'undo' })
    await settle()
    expect(lastScreen(one.said).screen.table).toEqual(before.table)
    heard()
    expect(log).toEqual(lines)
  })

  test('where there is nothing but passing, the person passes without being asked', async () => {
    const l5r = { ...plan, game: 'l5r', format: 'core', decks: ['crab', 'crane'] }
    const one = tableOf()
    one.table.hear({ kind: 'begin', plan: l5r, lang: 'en', pace: 0, passing: ASK_WHERE_ABLE })
    await play(one, 25)
    const own = lastScreen(one.said).record.answers.filter(({ seat }) => seat === 0)
    expect(own.length).toBeGreaterThan(25)
    const asked = one.said.flatMap((message) =>
      message.kind === 'screen' ? (message.screen.decision ?? []) : [],
    )
    expect(asked.length).toBeGreaterThan(20)
    const alone = asked.filter(({ options }) => options.length === 1 && options[0]?.verb === 'pass')
    expect(alone).toEqual([])
  })

  test('a turn in which nothing is left to do ends after a moment, in which the person may stay or take back', async () => {
    const lorcana = {
      ...plan,
      game: 'lorcana',
      format: 'constructed',
      decks: ['amber-steel', 'sapphire-steel'],
    }
    const one = tableOf(undefined, MOMENT)
    one.table.hear({ kind: 'begin', plan: lorcana, lang: 'en', pace: 0, passing: ASK_WHERE_ABLE })
    const ending = () => one.said.findLast((message) => message.kind === 'screen')?.ending
    for (let i = 0; i < 40 && !(ending() && lastScreen(one.said).screen.canUndo); i++) {
      if (ending()) one.table.hear({ kind: 'end', now: true })
      await play(one, 1)
    }
    const { screen } = lastScreen(one.said)
    expect(ending()).toBe(true)
    expect(screen.decision).toBeNull()

    one.table.hear({ kind: 'undo' })
    await settle()
    // An undo is on record, too.
    expect(lastScreen(one.said).screen.seq).toBe(screen.seq + 1)
    expect(lastScreen(one.said).screen.decision?.options.length).toBeGreaterThan(1)
    await play(one, 1)
    expect(ending()).toBe(true)

    one.table.hear({ kind: 'end', now: false })
    await settle()
    expect(ending()).toBe(false)
    expect(lastScreen(one.said).screen.decision?.options.map(({ verb }) => verb)).toEqual(['end turn'])
    one.table.hear({ kind: 'undo' })
    await play(one, 1)
    expect(ending()).toBe(true)

    one.table.hear({ kind: 'end', now: true })
    await settle()
    expect(lastScreen(one.said).record.answers.at(-1)?.seat).toBe(1)
  })

  test('where the person has said so, passing goes on until the phase is over', async () => {
    const l5r = { ...plan, game: 'l5r', format: 'core', decks: ['crab', 'crane'] }
    const one = tableOf()
    one.table.hear({ kind: 'begin', plan: l5r, lang: 'en', pace: 0, passing: ASK_WHERE_ABLE })
    const windowNow = () => lastScreen(one.said).screen.decision?.window
    for (let i = 0; i < 60 && windowNow()?.id !== 'before conflict'; i++) await play(one, 1)
    const phase = windowNow()?.within.find((within) => within.startsWith('phase ')) as string
    expect(lastScreen(one.said).screen.decision?.options.length).toBeGreaterThan(1)
    const answered = lastScreen(one.said).screen.seq
    const from = one.said.length
    one.table.hear({ kind: 'passing', passing: { ...ASK_WHERE_ABLE, until: { within: phase } } })
    for (let i = 0; i < 12; i++) {
      await settle()
      const { seq, decision } = lastScreen(one.said).screen
      if (decision === null || !(decision.window?.within.includes(phase) ?? true)) break
      const first = decision.options.slice(0, decision.min).map((_, at) => at)
      const choice = decision.window?.pass ?? (decision.kind === 'choose' ? 0 : first)
      one.table.hear({ kind: 'answer', seq, choice })
    }
    const later = one.said.slice(from).flatMap((m) => (m.kind === 'screen' ? [m.screen] : []))
    const asked = later.flatMap(({ decision }) => decision?.window ?? [])
    expect(later.at(-1)?.seq).toBeGreaterThan(answered)
    expect(asked.filter(({ within, costs }) => within.includes(phase) && !costs)).toEqual([])
  })

  test('bots among themselves are watched', async () => {
    const one = tableOf()
    one.table.hear({
      kind: 'begin',
      plan: { ...plan, bots: ['random', 'random'] },
      lang: 'en',
      pace: 0,
      passing: ASK_WHERE_ABLE,
    })
    for (let i = 0; i < 50 && lastScreen(one.said).screen.outcome === null; i++) await settle()
    expect(lastScreen(one.said).screen).toMatchObject({ seat: -1, decision: null })
    expect(lastScreen(one.said).record.over).toBe(true)
    one.table.hear({ kind: 'replay' })
    const { replay } = one.said.at(-1) as FromTable & { kind: 'replay' }
    expect(replay.hashes.at(-1)).toBe(lastScreen(one.said).record.hash)
  })
})

describe('a draft', () => {
  const drafting: LocalRecord['plan'] = {
    game: 'lorcana-limited',
    format: 'draft',
    decks: [0, 1, 2].map(() => [[4, 'booster:1']] as const),
    bots: [null, 'random', 'search2'],
    seed: 'draft',
  }

  test('leads to the match with the decks that came of it, against whoever sits opposite', async () => {
    await loadGame(drafting.game)
    const one = tableOf()
    one.table.hear({ kind: 'begin', plan: drafting, lang: 'en', pace: 300, passing: ASK_WHERE_ABLE })
    await play(one, 45)
    expect(lastScreen(one.said).record.over).toBe(true)
    const next = one.said.find((message) => message.kind === 'next')
    expect(next?.plan).toMatchObject({ game: 'lorcana', format: 'draft', bots: [null, 'random'] })
    const sizes = next?.plan.decks.map((deck) =>
      typeof deck === 'string' ? 0 : deck.reduce((sum, [n]) => sum + n, 0),
    )
    expect(sizes?.[0]).toBe(35)
    expect(sizes?.[1]).toBeGreaterThanOrEqual(35)
  })

  test('is gone on with from its record', async () => {
    await loadGame(drafting.game)
    const one = tableOf()
    one.table.hear({ kind: 'begin', plan: drafting, lang: 'en', pace: 0, passing: ASK_WHERE_ABLE })
    await play(one, 10)
    const { record, screen } = lastScreen(one.said)
    const again = tableOf()
    again.table.hear({ kind: 'continue', record, lang: 'en', pace: 0, passing: ASK_WHERE_ABLE })
    await settle()
    expect(lastScreen(again.said).screen.table).toEqual(screen.table)
  })
})
