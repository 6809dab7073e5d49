/** The page: which room one is in, by the address after the #. */
import { lazy, Suspense, useEffect } from 'react'
import { say } from './messages/shell.ts'
import { HomePage } from './pages/home.tsx'
import { type Route, routeOf, useHash } from './router.ts'
import { useSettings } from './settings.ts'
import { Arrival } from './shell/arrival.tsx'
import { ErrorBoundary } from './shell/error-boundary.tsx'
import { Header } from './shell/header.tsx'
import { OldPage } from './shell/old-page.tsx'

// Rooms are fetched when one enters them: the first page needs neither rules nor cards.
const SetupPage = lazy(() => import('./pages/setup.tsx'))
const HerePage = lazy(() => import('./pages/here.tsx'))
const LobbyPage = lazy(() => import('./pages/lobby.tsx'))
const MatchPage = lazy(() => import('./pages/match.tsx'))
const RulesPage = lazy(() => import('./pages/rules.tsx'))
const ShowPage = lazy(() => import('./pages/show.tsx'))
const PuzzlesPage = lazy(() => import('./pages/puzzles.tsx'))
const FirstPage = lazy(() => import('./pages/first.tsx'))
const ReplayPage = lazy(() => import('./pages/replay.tsx'))
const CardsPage = lazy(() => import('./pages/cards.tsx'))
const CardPage = lazy(() => import('./pages/card.tsx'))
const BuildPage = lazy(() => import('./pages/build.tsx'))
const DecksPage = lazy(() => import('./pages/decks.tsx'))
const SettingsPage = lazy(() => import('./pages/settings.tsx'))

export function App() {
  const hash = useHash()
  const { lang, theme } = useSettings()
  const route = routeOf(hash)

  useEffect(() => {
    document.documentElement.lang = lang
    if (theme === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = theme
  }, [lang, theme])

  return (
    <div className="page" data-page={route.page}>
      {/* No link: the address after the # is taken, it says which room this is. */}
      <button type="button" className="skip" onClick={() => document.getElementById('main')?.focus()}>
        {say(lang, 'skip')}
      </button>
      <Header route={route} />
      <main id="main" tabIndex={-1}>
        <OldPage lang={lang} />
        <ErrorBoundary at={hash} lang={lang}>
          <Suspense fallback={<p className="note">{say(lang, 'loading')}</p>}>
            <Arrival at={hash} lang={lang}>
              <Room route={route} />
            </Arrival>
          </Suspense>
        </ErrorBoundary>
      </main>
    </div>
  )
}

function Room({ route }: { route: Route }) {
  const { lang } = useSettings()
  switch (route.page) {
    case 'home':
      return <HomePage lang={lang} />
    case 'play':
      return <SetupPage key={route.game} game={route.game} deck={route.deck} lang={lang} />
    case 'here':
      return <HerePage key={route.seed} lang={lang} seed={route.seed} />
    case 'lobby':
      return <LobbyPage lang={lang} />
    case 'match':
      return <MatchPage key={route.id} id={route.id} matchKey={route.key} lang={lang} />
    case 'rules':
      return <RulesPage game={route.game} id={route.id} lang={lang} />
    case 'show':
      return <ShowPage game={route.game} file={route.file} n={route.n} lang={lang} />
    case 'puzzles':
      return <PuzzlesPage game={route.game} id={undefined} lang={lang} />
    case 'puzzle':
      return <PuzzlesPage game={route.game} id={route.id} lang={lang} />
    case 'replay':
      return <ReplayPage data={route.data} match={route.match} at={route.at} lang={lang} />
    case 'first':
      return <FirstPage key={route.game} game={route.game} lang={lang} />
    case 'decks':
      return <DecksPage key={`${route.game} ${route.deck}`} game={route.game} deck={route.deck} lang={lang} />
    case 'cards':
      return <CardsPage game={route.game} query={route.q} lang={lang} />
    case 'card':
      return <CardPage key={route.id} game={route.game} id={route.id} lang={lang} />
    case 'build':
      return <BuildPage key={`${route.game} ${route.deck}`} game={route.game} deck={route.deck} lang={lang} />
    case 'settings':
      return <SettingsPage lang={lang} />
    case 'nowhere':
      return (
        <section className="sheet">
          <h1>{say(lang, 'nowhere')}</h1>
          <p>
            <a href="#/">{say(lang, 'home')}</a>
          </p>
        </section>
      )
  }
}
