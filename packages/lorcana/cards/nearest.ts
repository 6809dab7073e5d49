/** The known names that look most like a name that is not known, best first: for messages about misspelt cards. */
export function nearestNames(name: string, known: Iterable<string>, count = 3): readonly string[] {
  const wanted = name.toLowerCase()
  return [...known]
    .map((candidate) => ({ candidate, distance: editDistance(wanted, candidate.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({ candidate }) => candidate)
}

function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const change = previous[column - 1] + (a[row - 1] === b[column - 1] ? 0 : 1)
      current.push(Math.min(change, previous[column] + 1, current[column - 1] + 1))
    }
    previous = current
  }
  return previous[b.length]
}
