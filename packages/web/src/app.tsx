/** The page: which room one is in, by the address after the #. */
export function App() {
  return <h1>Regelwerk</h1>
}
