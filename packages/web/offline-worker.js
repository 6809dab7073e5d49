// Keeps the page in the browser, so that it opens and plays without a network. The build puts NAME and FILES before this.
/* global NAME, FILES */
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES)))
})

self.addEventListener('activate', (event) => {
  const old = caches.keys().then((names) => names.filter((name) => name !== NAME))
  const cleared = old.then((names) => Promise.all(names.map((name) => caches.delete(name))))
  event.waitUntil(cleared.then(() => self.clients.claim()))
})

// What the build has named by its contents never changes; the page itself is asked for first, and taken from here if
// nobody answers. All else goes to the server.
self.addEventListener('fetch', (event) => {
  const { request } = event
  const file = new URL(request.url).href.replace(new URL('./', self.location).href, './')
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match('./')))
  else if (FILES.includes(file))
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)))
})
