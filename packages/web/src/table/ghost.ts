/** A copy of a card that moves over the table by itself; nobody can point at it, and nobody hears of it. */
export function cardGhost(element: HTMLElement, rect = element.getBoundingClientRect()): HTMLElement {
  // What is turned takes more room than it is large.
  const width = element.offsetWidth || rect.width
  const height = element.offsetHeight || rect.height
  const ghost = element.cloneNode(true) as HTMLElement
  for (const name of ['data-thing', 'data-piece', 'data-marked', 'data-drop', 'data-drag', 'data-changed'])
    ghost.removeAttribute(name)
  ghost.inert = true
  ghost.setAttribute('aria-hidden', 'true')
  ghost.classList.add('ghost')
  Object.assign(ghost.style, {
    left: `${rect.left + (rect.width - width) / 2}px`,
    top: `${rect.top + (rect.height - height) / 2}px`,
    width: `${width}px`,
    height: `${height}px`,
  })
  ghost.style.setProperty('--card-w', `${width}px`)
  return ghost
}
