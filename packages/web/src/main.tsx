import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import './styles/tokens.css'
import './styles/base.css'
import './styles/shell.css'
import './styles/match.css'
import './styles/table.css'
import './styles/library.css'

createRoot(document.getElementById('root') as HTMLElement).render(<App />)
