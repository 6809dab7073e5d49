import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import './styles/tokens.css'
import './styles/base.css'
import './styles/shell.css'
import './styles/match.css'
import './styles/around.css'
import './styles/table.css'
import './styles/library.css'

// Where it is allowed, the page stays in the browser and opens without a network.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  navigator.serviceWorker.register('./offline-worker.js').catch(() => {})
}

createRoot(document.getElementById('root') as HTMLElement).render(<App />)
