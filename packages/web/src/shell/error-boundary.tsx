/** Catches what goes wrong while a room is drawn, says so, and lets the reader go on. */
import type { Lang } from '@regelwerk/core'
import { Component, type ReactNode } from 'react'
import { say } from '../messages/shell.ts'

interface Props {
  /** Where the reader is: going elsewhere is a new try. */
  at: string
  lang: Lang
  children: ReactNode
}

interface Fault {
  at: string
  text: string
}

export class ErrorBoundary extends Component<Props, { fault: Fault | null }> {
  override state: { fault: Fault | null } = { fault: null }

  override componentDidCatch(error: unknown): void {
    this.setState({ fault: { at: this.props.at, text: String(error) } })
  }

  static getDerivedStateFromError(error: unknown): { fault: Fault } {
    return { fault: { at: location.hash, text: String(error) } }
  }

  override componentDidUpdate(): void {
    const { fault } = this.state
    if (fault !== null && fault.at !== this.props.at) this.setState({ fault: null })
  }

  override render(): ReactNode {
    const { fault } = this.state
    if (fault === null) return this.props.children
    const { lang } = this.props
    return (
      <section className="sheet" role="alert">
        <h1>{say(lang, 'fault')}</h1>
        <p>{say(lang, 'faultWhat')}</p>
        <pre className="fault">{fault.text}</pre>
        <p className="inline">
          <button type="button" className="strong" onClick={() => location.reload()}>
            {say(lang, 'again')}
          </button>
          <a href="#/">{say(lang, 'home')}</a>
        </p>
      </section>
    )
  }
}
