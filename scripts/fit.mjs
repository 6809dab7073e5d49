// Logistic regression: the weights under which the scores of positions, from 0 to 1, were likeliest.

/** A game has many positions, but not so much to tell: together they count as so many that have nothing to do with each other. */
const PER_GAME = 4
/** How firmly the weights before are held on to, in positions. */
const HOLD = 8
const ROUNDS = 20

const chance = (features, weights) => 1 / (1 + Math.exp(-features.reduce((sum, x, i) => sum + x * weights[i], 0)))

/** Newton's method; a feature that varies little keeps the weight it had. */
export function fit(samples, before) {
  const n = before.length
  const spread = before.map((_, i) => {
    const sum = samples.reduce((all, { features }) => all + features[i] ** 2, 0)
    return HOLD * Math.max(sum / samples.length, 0.01)
  })
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
    weights = weights.map((weight, i) => weight + step[i])
  }
  return weights
}

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
