/** What opens over the table: menus, rules, piles, a card to read, the log on a phone, questions, help. */
import { type LogLine, ruleTitle, type Zone } from '@regelwerk/core'
import { lazy, Suspense } from 'react'
import { createPortal } from 'react-dom'
import { type Inspected, useTable } from './context.ts'
import { nameOfPiece } from './describe.ts'
import { Dialog } from './dialog.tsx'
import { Float } from './float.tsx'
import { Help } from './help.tsx'
import { Inspect } from './inspect.tsx'
import { Log } from './log.tsx'
import { Menu } from './menu.tsx'
import { type Entry, handleOf, type Thing } from './picking.ts'
import { PileCards } from './pile-dialog.tsx'
import { Refusal, type Refused } from './refusal.tsx'
import { RuleCard } from './rule-chip.tsx'

// Fetched when somebody sets something.
const SettingsForm = lazy(async () => ({
  default: (await import('../shell/settings-form.tsx')).SettingsForm,
}))

export type Overlay =
  | { kind: 'menu'; title: string; entries: readonly Entry[]; at: HTMLElement; thing: Thing | null }
  | { kind: 'pile'; zone: Zone; title: string }
  | { kind: 'card' | 'log' | 'concede' | 'help' | 'settings' }

interface Props {
  over: Overlay
  log: readonly LogLine[]
  /** Lines after this entry are new. */
  since: number
  inspected: Inspected | null
  refused: Refused | null
  picked: readonly number[]
  onTake(entry: Entry): void
  onConcede(): void
  onClose(): void
}

export function Over({ over, log, since, inspected, refused, picked, onTake, onConcede, onClose }: Props) {
  const use = useTable()
  const { say } = use
  const dialog = { closeLabel: say('close'), onClose }
  switch (over.kind) {
    case 'menu':
      return (
        <Floating at={over.at} label={over.title} onClose={onClose}>
          <Menu
            title={over.title}
            card={over.thing === null ? null : handleOf(over.thing)}
            entries={over.entries}
            picked={picked}
            onTake={onTake}
          />
        </Floating>
      )
    case 'pile':
      return (
        <Dialog title={over.title} className="dialog-wide" {...dialog}>
          <PileCards zone={over.zone} inspected={inspected} refused={refused} />
        </Dialog>
      )
    case 'card':
      return inspected === null ? null : (
        <Dialog title={nameOfPiece(use, inspected.piece)} className="dialog-sheet" {...dialog}>
          {refused !== null && <Refusal refused={refused} />}
          <Inspect {...inspected} />
        </Dialog>
      )
    case 'log':
      return (
        <Dialog title={say('log')} className="dialog-sheet" {...dialog}>
          <Log lines={log} since={since} />
        </Dialog>
      )
    case 'help':
      return (
        <Dialog title={say('helpTitle')} {...dialog}>
          <Help />
        </Dialog>
      )
    case 'settings':
      return (
        <Dialog title={say('settings')} {...dialog}>
          <Suspense fallback={null}>
            <SettingsForm lang={use.lang} games={[use.game]} />
          </Suspense>
        </Dialog>
      )
    case 'concede':
      return (
        <Dialog title={say('concedeAsk')} {...dialog}>
          <p>{say('concedeSure')}</p>
          <div className="dialog-buttons">
            <button type="button" onClick={onClose}>
              {say('keepPlaying')}
            </button>
            <button type="button" className="danger" onClick={onConcede}>
              {say('concede')}
            </button>
          </div>
        </Dialog>
      )
  }
}

/** A rule that was asked for, over all else. */
export function RuleOver({ rule, at, onClose }: { rule: string; at: HTMLElement; onClose(): void }) {
  const { say, game, lang, texts } = useTable()
  return (
    <Floating at={at} label={say('rule', { id: ruleTitle(rule, texts) })} onClose={onClose}>
      <RuleCard game={game} rule={rule} lang={lang} texts={texts} />
    </Floating>
  )
}

/** Beside what was clicked; within a dialog, if that is open, since all else is out of reach then. */
function Floating(props: React.ComponentProps<typeof Float>) {
  const home = props.at.closest('dialog') ?? props.at.closest('.table-screen') ?? document.body
  return createPortal(<Float {...props} />, home)
}
