/** All that can be set, in one place: on a page of its own, and over the table with the stops of its game. */
import type { Game, Lang } from '@regelwerk/core'
import { saySetting } from '../messages/settings.ts'
import { CARD_SIZES, changeSettings, LANGS, PACES, type Settings, useSettings } from '../settings.ts'
import { playSounds } from '../sound/synth.ts'
import { NameField } from './name-field.tsx'
import { Setting } from './setting.tsx'
import { shortTitle } from './shelf.ts'
import { Stops } from './stops.tsx'

/** Languages are called by their own names. */
const LANG_NAMES = { en: 'English', de: 'Deutsch', it: 'Italiano' } as const
const RULES: readonly Settings['rules'][] = ['shown', 'hidden']
const THEMES: readonly Settings['theme'][] = ['system', 'dark', 'light']
const PASSINGS: readonly Settings['passing'][] = ['covered', 'quick']
const ORDERS: readonly Settings['orders'][] = ['matter', 'all']
const YES_NO = ['yes', 'no'] as const

export function SettingsForm({ lang, games }: { lang: Lang; games: readonly Game[] }) {
  const { theme, pace, rules, cards, confirm, passing, orders, sound } = useSettings()
  const say: Say = (key) => saySetting(lang, key)
  return (
    <div className="settings">
      <section>
        <h2>{say('part-play')}</h2>
        <Setting
          legend={say('pace')}
          values={PACES}
          value={pace}
          label={(one) => say(`pace-${one}`)}
          onChange={(one) => changeSettings({ pace: one })}
        />
        <Setting
          legend={say('sound')}
          values={YES_NO}
          value={sound ? 'yes' : 'no'}
          label={(one) => say(`sound-${one}`)}
          onChange={(one) => {
            changeSettings({ sound: one === 'yes' })
            if (one === 'yes') playSounds(['turn'])
          }}
        />
        <Setting
          legend={say('confirm')}
          values={YES_NO}
          value={confirm ? 'yes' : 'no'}
          label={(one) => say(`confirm-${one}`)}
          onChange={(one) => changeSettings({ confirm: one === 'yes' })}
        />
        <Setting
          legend={say('passing')}
          note={say('passingWhat')}
          values={PASSINGS}
          value={passing}
          label={(one) => say(`passing-${one}`)}
          onChange={(one) => changeSettings({ passing: one })}
        />
      </section>
      <section>
        <h2>{say('part-look')}</h2>
        <Setting
          legend={say('language')}
          values={LANGS}
          value={lang}
          label={(one) => LANG_NAMES[one]}
          langOf={(one) => one}
          onChange={(one) => changeSettings({ lang: one })}
        />
        <Setting
          legend={say('theme')}
          values={THEMES}
          value={theme}
          label={(one) => say(`theme-${one}`)}
          onChange={(one) => changeSettings({ theme: one })}
        />
        <Setting
          legend={say('cards')}
          values={CARD_SIZES}
          value={cards}
          label={(one) => say(`cards-${one}`)}
          onChange={(one) => changeSettings({ cards: one })}
        />
        <Setting
          legend={say('ruleNames')}
          values={RULES}
          value={rules}
          label={(one) => say(`rules-${one}`)}
          onChange={(one) => changeSettings({ rules: one })}
        />
      </section>
      <section>
        <h2>{say('part-stops')}</h2>
        <Setting
          legend={say('orders')}
          values={ORDERS}
          value={orders}
          label={(one) => say(`orders-${one}`)}
          onChange={(one) => changeSettings({ orders: one })}
        />
        <p className="soft">{say('stopsWhat')}</p>
        {games.map((game) => (
          <details key={game.id} open={games.length === 1}>
            <summary>{shortTitle(game.title)}</summary>
            <Stops game={game} lang={lang} />
          </details>
        ))}
      </section>
      <section>
        <h2>{say('part-you')}</h2>
        <NameField lang={lang} />
      </section>
    </div>
  )
}

type Say = (key: Parameters<typeof saySetting>[1]) => string
