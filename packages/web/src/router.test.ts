import { describe, expect, it } from 'vitest'
import { routeOf } from './router.ts'

describe('addresses', () => {
  it.each([
    ['', { page: 'home' }],
    ['#/', { page: 'home' }],
    ['#/play/lorcana', { page: 'play', game: 'lorcana' }],
    ['#/play/keyforge?deck=seed%3Aabc', { page: 'play', game: 'keyforge', deck: 'seed:abc' }],
    ['#/match/ab12?key=k_9', { page: 'match', id: 'ab12', key: 'k_9' }],
    ['#/match/ab12', { page: 'match', id: 'ab12' }],
    ['#/rules/lorcana', { page: 'rules', game: 'lorcana' }],
    ['#/rules/lorcana/4.6.1', { page: 'rules', game: 'lorcana', id: '4.6.1' }],
    ['#/rules/l5r/glossary/deckbau/3', { page: 'rules', game: 'l5r', id: 'glossary/deckbau/3' }],
    ['#/show/bluemoon/fights/12', { page: 'show', game: 'bluemoon', file: 'fights', n: 12 }],
    ['#/replay?data=a-b_c', { page: 'replay', data: 'a-b_c' }],
    ['#/rules/lorcana/%zz', { page: 'rules', game: 'lorcana', id: '%zz' }],
    ['#/settings', { page: 'settings' }],
    ['#/elsewhere', { page: 'nowhere' }],
  ])('%s', (hash, route) => {
    expect(routeOf(hash)).toEqual(route)
  })
})
