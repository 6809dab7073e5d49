/** One file of the repository: its path from the root, with forward slashes, and its text. */
export interface Source {
  path: string
  text: string
}

/** Code without comments, each string literal replaced by `"#n"`: its index in `strings`. Lines stay where they were. */
interface Masked {
  code: string
  strings: string[]
}

// After these a slash begins a regular expression; after any other word or a closing bracket it divides.
const beforeRegex =
  /(?:^|[=([{,;:!&|?+\-*/%<>~^]|\b(?:return|typeof|case|in|of|do|else|void|delete|throw|new|yield|await))\s*$/

/** Good enough for this repository's TypeScript; text between JSX tags is read as code. */
export function mask(text: string): Masked {
  const strings: string[] = []
  let code = ''
  let at = 0
  // For each template literal we are inside of: how many braces are open in its current `${ }`.
  const templates: number[] = []

  const keepLines = (skipped: string) => skipped.replace(/[^\n]/g, '')
  const literal = (content: string) => `"#${strings.push(content) - 1}"${keepLines(content)}`

  const templateText = (start: number) => {
    let end = start
    while (end < text.length && text[end] !== '`' && !text.startsWith('${', end))
      end += text[end] === '\\' ? 2 : 1
    code += literal(text.slice(start, end))
    if (text.startsWith('${', end)) {
      templates.push(0)
      code += '+('
      at = end + 2
    } else {
      at = end + 1
    }
  }

  while (at < text.length) {
    const char = text[at]
    if (text.startsWith('//', at)) {
      const end = text.indexOf('\n', at)
      at = end < 0 ? text.length : end
    } else if (text.startsWith('/*', at)) {
      const end = text.indexOf('*/', at + 2)
      const stop = end < 0 ? text.length : end + 2
      code += ` ${keepLines(text.slice(at, stop))}`
      at = stop
    } else if (char === "'" || char === '"') {
      const end = endOfLiteral(text, at, char)
      code += literal(text.slice(at + 1, end - 1))
      at = end
    } else if (char === '`') {
      templateText(at + 1)
    } else if (char === '/' && beforeRegex.test(code.slice(-40))) {
      const end = endOfLiteral(text, at, '/')
      code += literal(text.slice(at + 1, end - 1))
      at = end
    } else if (char === '}' && templates.at(-1) === 0) {
      templates.pop()
      code += ')+'
      templateText(at + 1)
    } else {
      const depth = templates.pop()
      if (depth !== undefined) templates.push(depth + (char === '{' ? 1 : char === '}' ? -1 : 0))
      code += char
      at++
    }
  }
  return { code, strings }
}

// A string or regular expression never runs over the end of its line.
function endOfLiteral(text: string, start: number, quote: string): number {
  let inClass = false
  for (let at = start + 1; at < text.length; at++) {
    const char = text[at]
    if (char === '\n') return at
    if (char === '\\') at++
    else if (quote === '/' && char === '[') inClass = true
    else if (quote === '/' && char === ']') inClass = false
    else if (char === quote && !inClass) return at + 1
  }
  return text.length
}

export function lineOf(code: string, index: number): number {
  return code.slice(0, index).split('\n').length
}

/** An import, export-from, dynamic import, import type or require. `specifier` is undefined when it is computed. */
export interface Import {
  specifier: string | undefined
  line: number
  /** `import type` and `export type`: gone when the code runs. */
  types: boolean
  /** `import(...)`: loaded when it is come to. */
  later: boolean
}

const importForms = [
  /(?<![.\w$])(?:import|export)\b(?!\s*[(.])[^"();=]*?\bfrom\s*"#(\d+)"/g,
  /(?<![.\w$])import\s*"#(\d+)"/g,
  /(?<![.\w$])(?:import|require)\s*\(\s*"#(\d+)"\s*[,)]/g,
  /(?<![.\w$])(?:import|require)\s*\((?!\s*"#\d+"\s*[,)])/g,
]

export function importsOf(text: string): Import[] {
  const { code, strings } = mask(text)
  return importForms
    .flatMap((form) => [...code.matchAll(form)])
    .map((match) => ({
      specifier: match[1] === undefined ? undefined : strings[Number(match[1])],
      line: lineOf(code, match.index),
      later: /^(?:import|require)\s*\(/.test(match[0]),
      types: /^(?:import|export)\s+type\b(?!\s*(?:,|from\b))/.test(match[0]),
    }))
    .sort((a, b) => a.line - b.line)
}

/** A rule id that code claims to carry out (`step('4.6.4.2', ...)`), to say (`rule('1.9.1', ...)`) or to obey (`binds('8.6.1', ...)`). */
export interface Citation {
  id: string
  line: number
}

const citation = /\b(?:step|rule|binds|meets|on|obeyed)\s*(?:<[^()]*>)?\(\s*(\[[^\]]*\]|"#\d+")/g

// Chapter numbers (4.6.4.2) and paths (glossary/ziel/2), as opposed to names of events and the like.
const ruleId = /^\d+(?:\.\w+)+(?:\/.*)?$|^[a-z0-9-]+\/./

export function citedRuleIds(text: string): Citation[] {
  const { code, strings } = mask(text)
  return [...code.matchAll(citation)].flatMap((match) =>
    [...(match[1] ?? '').matchAll(/"#(\d+)"/g)]
      .map((literal) => ({ id: strings[Number(literal[1])] ?? '', line: lineOf(code, match.index) }))
      .filter(({ id }) => ruleId.test(id)),
  )
}
