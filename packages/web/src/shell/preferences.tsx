/** Language, light or dark, how fast the computer plays, whether rules are named, name. */
import { say } from '../messages/shell.ts'
import { changeSettings, LANGS, PACES, type Settings, useSettings } from '../settings.ts'
import { NameField } from './name-field.tsx'

/** Languages are called by their own names. */
const LANG_NAMES = { en: 'English', de: 'Deutsch', it: 'Italiano' } as const
const RULES: readonly Settings['rules'][] = ['shown', 'hidden']
const THEMES: readonly Settings['theme'][] = ['system', 'dark', 'light']

export function Preferences() {
  const { lang, theme, pace, rules } = useSettings()
  return (
    <div className="preferences">
      <fieldset className="switch">
        <legend>{say(lang, 'language')}</legend>
        {LANGS.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="lang"
              checked={lang === one}
              onChange={() => changeSettings({ lang: one })}
            />
            <span lang={one}>{LANG_NAMES[one]}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className="switch">
        <legend>{say(lang, 'theme')}</legend>
        {THEMES.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="theme"
              checked={theme === one}
              onChange={() => changeSettings({ theme: one })}
            />
            <span>{say(lang, one)}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className="switch">
        <legend>{say(lang, 'pace')}</legend>
        {PACES.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="pace"
              checked={pace === one}
              onChange={() => changeSettings({ pace: one })}
            />
            <span>{say(lang, `pace-${one}`)}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className="switch">
        <legend>{say(lang, 'ruleNames')}</legend>
        {RULES.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="rules"
              checked={rules === one}
              onChange={() => changeSettings({ rules: one })}
            />
            <span>{say(lang, `rules-${one}`)}</span>
          </label>
        ))}
      </fieldset>
      <NameField lang={lang} />
    </div>
  )
}
