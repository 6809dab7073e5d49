/** How to play at this table. */
import { useTable } from './context.ts'

const keys = [
  ['keyNumber', 'keyNumberDoes'],
  ['keyArrows', 'keyArrowsDoes'],
  ['keyEnter', 'keyEnterDoes'],
  ['keyEscape', 'keyEscapeDoes'],
  ['keyTab', 'keyTabDoes'],
] as const

export function Help() {
  const { say } = useTable()
  return (
    <div className="help">
      <p>{say('helpPoint')}</p>
      <p>{say('helpList')}</p>
      <p>{say('helpDrag')}</p>
      <p>{say('helpRead')}</p>
      <h3>{say('helpKeys')}</h3>
      <dl>
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{say(key)}</kbd>
            </dt>
            <dd>{say(does)}</dd>
          </div>
        ))}
        <div>
          <dt>
            <kbd>h</kbd>
          </dt>
          <dd>{say('keyHintDoes')}</dd>
        </div>
        <div>
          <dt>
            <kbd>p</kbd>
          </dt>
          <dd>{say('keyPassDoes')}</dd>
        </div>
        <div>
          <dt>
            <kbd>?</kbd>
          </dt>
          <dd>{say('keyHelpDoes')}</dd>
        </div>
      </dl>
    </div>
  )
}
