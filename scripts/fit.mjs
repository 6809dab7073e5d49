// What was likeliest: the weights of features, by the scores of positions, and the habits of players, by their answers.

/** A game has many positions, but not so much to tell: together they count as so many that have nothing to do with each other. */
const PER_GAME = 6
/** A feature that makes no difference in all but this part of the positions keeps the weight it had. */
const RARE = 0.2
const FIRM = 1e9
const ROUNDS = 20

const chance = (features, weights) =>
  1 / (1 + Math.exp(-features.reduce((sum, x, i) => sum + x * weights[i], 0)))

/**
 * Logistic regression by Newton's method, with scores from 0 to 1. The weights before are held on to as if so many
 * positions spoke for them.
 */
export function fitted(samples, before, hold) {
  const n = before.length
  const spread = before.map((_, i) => {
    const there = samples.filter(({ features }) => features[i] !== 0).length
    if (there < RARE * samples.length) return FIRM
    return (hold * samples.reduce((all, { features }) => all + features[i] ** 2, 0)) / samples.length
  })
  const games = samples.reduce((all, { weight }) => all + weight, 0)
  let weights = [...before]
  for (let round = 0; round < ROUNDS; round++) {
    const slope = weights.map((weight, i) => spread[i] * (before[i] - weight))
    const curve = weights.map((_, i) => weights.map((_, j) => (i === j ? spread[i] : 0)))
    for (const { features, score, weight } of samples) {
      const p = chance(features, weights)
      const counts = weight * PER_GAME
      for (let i = 0; i < n; i++) {
        slope[i] += counts * (score - p) * features[i]
        for (let j = 0; j < n; j++) curve[i][j] += counts * p * (1 - p) * features[i] * features[j]
      }
    }
    const step = solved(curve, slope)
    const cost = (tried) => lossOf(samples, tried) * PER_GAME * games + held(tried, before, spread)
    // A whole step may lead too far.
    let part = 1
    let next = weights
    do {
      next = weights.map((weight, i) => weight + part * step[i])
      part /= 2
    } while (part > 1e-6 && cost(next) > cost(weights))
    weights = next
  }
  return weights
}

/** What it costs to leave the weights before. */
const held = (weights, before, spread) =>
  weights.reduce((sum, weight, i) => sum + (spread[i] * (weight - before[i]) ** 2) / 2, 0)

/** How surprised one is by the scores, per position. */
export function lossOf(samples, weights) {
  let sum = 0
  let all = 0
  for (const { features, score, weight } of samples) {
    const p = Math.min(0.9999, Math.max(0.0001, chance(features, weights)))
    sum -= weight * (score * Math.log(p) + (1 - score) * Math.log(1 - p))
    all += weight
  }
  return sum / all
}

/** Of linear equations (Gauss, with the greatest pivot). */
function solved(matrix, right) {
  const rows = matrix.map((row, i) => [...row, right[i]])
  const n = rows.length
  for (let i = 0; i < n; i++) {
    let pivot = i
    for (let k = i + 1; k < n; k++) if (Math.abs(rows[k][i]) > Math.abs(rows[pivot][i])) pivot = k
    ;[rows[i], rows[pivot]] = [rows[pivot], rows[i]]
    for (let k = i + 1; k < n; k++) {
      const times = rows[k][i] / rows[i][i]
      for (let j = i; j <= n; j++) rows[k][j] -= times * rows[i][j]
    }
  }
  const found = new Array(n).fill(0)
  for (let i = n - 1; i >= 0; i--) {
    let rest = rows[i][n]
    for (let j = i + 1; j < n; j++) rest -= rows[i][j] * found[j]
    found[i] = rest / rows[i][i]
  }
  return found
}

/** A kind of answer that was seen so seldom says little. */
const DOUBT = 3

/**
 * How readily each kind is given: where one is chosen, by Bradley and Terry's model, beside the others on offer; where
 * several are, how often it was among them.
 */
export function habitsOf(answered) {
  const chosen = answered.filter(({ kind }) => kind === 'choose')
  const picked = answered.filter(({ kind }) => kind === 'pick')
  const habits = {}
  const won = counted(chosen.flatMap(({ given }) => given))
  const offers = chosen.map(({ kinds }) => [...counted(kinds)])
  for (const [kind] of counted(chosen.flatMap(({ kinds }) => kinds))) habits[kind] = 1
  for (let round = 0; round < ROUNDS; round++) {
    const lots = new Map()
    for (const offer of offers) {
      const all = offer.reduce((sum, [kind, times]) => sum + times * habits[kind], 0)
      for (const [kind, times] of offer) lots.set(kind, (lots.get(kind) ?? 0) + times / all)
    }
    for (const [kind, lot] of lots)
      habits[kind] = ((won.get(kind) ?? 0) + DOUBT) / (lot + DOUBT / habits[kind] ** 0.5)
    const mean = Math.exp(Object.values(habits).reduce((sum, x) => sum + Math.log(x), 0) / lots.size)
    for (const kind of lots.keys()) habits[kind] /= mean
  }
  const among = counted(picked.flatMap(({ given }) => given))
  for (const [kind, times] of counted(picked.flatMap(({ kinds }) => kinds))) {
    habits[kind] = ((among.get(kind) ?? 0) + DOUBT / 2) / (times + DOUBT)
  }
  return Object.fromEntries(Object.entries(habits).sort(([a], [b]) => (a < b ? -1 : 1)))
}

function counted(kinds) {
  const times = new Map()
  for (const kind of kinds) times.set(kind, (times.get(kind) ?? 0) + 1)
  return times
}
