// What the pages of the calls do by themselves: find a call by its words, and make one. No text becomes HTML.

const plain = (text) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Shows the calls that hold every word, and says how many they are. */
function search(input) {
  const calls = [...document.querySelectorAll('[data-appel]')].map((item) => ({ item, text: plain(item.textContent) }));
  const sections = [...document.querySelectorAll('[data-ressource]')];
  const count = document.getElementById('compte');
  const { un, autres, aucun } = count.dataset;
  const find = () => {
    const words = plain(input.value).split(/\s+/);
    let found = 0;
    for (const { item, text } of calls) {
      item.hidden = !words.every((word) => text.includes(word));
      if (!item.hidden) found++;
    }
    for (const section of sections) section.hidden = section.querySelector('[data-appel]:not([hidden])') === null;
    count.textContent = found === 0 ? aucun : found === 1 ? un : autres.replace(String(calls.length), String(found));
  };
  input.addEventListener('input', find);
  // A browser that comes back to the page gives the word again.
  find();
}

const KEPT = { jeton: 'habilis.appels.jeton', role: 'habilis.appels.role' };

/** Fills a field with what the last trial of this tab left in it. */
function keep(name) {
  const input = document.getElementById(name);
  if (input === null) return;
  input.value = sessionStorage.getItem(KEPT[name]) ?? '';
  input.addEventListener('input', () => sessionStorage.setItem(KEPT[name], input.value));
}

const valueOf = (id) => document.getElementById(id)?.value.trim() ?? '';

/** The address of a call with what was typed for it. */
function addressOf(form) {
  const query = new URLSearchParams();
  let path = form.dataset.chemin;
  for (const input of form.querySelectorAll('[data-place]')) {
    if (input.dataset.place === 'path') path = path.replace(`:${input.name}`, encodeURIComponent(input.value));
    else if (input.value !== '') query.append(input.name, input.value);
  }
  return `/api${path}${query.size > 0 ? `?${query}` : ''}`;
}

function bodyOf(form) {
  const text = document.getElementById('corps')?.value;
  if (text === undefined) return {};
  JSON.parse(text);
  const name = form.dataset.fichiers;
  const files = document.getElementById('fichiers')?.files ?? [];
  if (name === undefined || files.length === 0) return { body: text, headers: { 'Content-Type': 'application/json' } };
  const body = new FormData();
  body.append('data', text);
  for (const file of files) body.append(name, file);
  return { body };
}

async function readable(answer, { rien, fichier }) {
  const name = /filename="([^"]*)"/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1];
  if (name !== undefined) {
    const { size } = await answer.blob();
    return fichier.replace('{nom}', name).replace('{taille}', String(size));
  }
  const text = await answer.text();
  if (text === '') return rien;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** Remembers the token that a sign-in gave, for the next trials of this tab. */
function keepToken(text) {
  const token = /"id_token": "([^"]+)"/.exec(text)?.[1];
  if (token !== undefined) sessionStorage.setItem(KEPT.jeton, token);
}

/** Makes the call as it was filled in and shows what came back. */
async function send(form) {
  const state = document.getElementById('etat');
  const received = document.getElementById('recu');
  const show = (told, text = '') => {
    state.textContent = told;
    received.textContent = text;
    received.hidden = text === '';
  };
  document.getElementById('reponse').hidden = false;
  let made;
  try {
    made = bodyOf(form);
  } catch {
    return show(form.dataset.illisible);
  }
  show(form.dataset.attente);
  const [token, role] = [valueOf('jeton'), valueOf('role')];
  const headers = {
    ...made.headers,
    ...(token === '' ? {} : { Authorization: `Bearer ${token}` }),
    ...(role === '' ? {} : { 'Role-Id': role }),
    // Owed by an application's write, which sends no role.
    ...(form.dataset.methode === 'GET' || token === '' || role !== '' || !isSecureContext
      ? {}
      : { 'Idempotency-Key': crypto.randomUUID() }),
  };
  const start = performance.now();
  try {
    // The server knows a caller by the token alone; without cookies it asks for no XSRF-TOKEN either.
    const answer = await fetch(addressOf(form), {
      ...made,
      method: form.dataset.methode,
      headers,
      credentials: 'omit',
    });
    const text = await readable(answer, form.dataset);
    keepToken(text);
    show(`${answer.status} · ${Math.round(performance.now() - start)} ms`, text);
  } catch {
    show(form.dataset.coupe);
  }
}

const input = document.getElementById('mot');
if (input !== null) search(input);
const form = document.getElementById('essai');
if (form !== null) {
  for (const name of Object.keys(KEPT)) keep(name);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(form);
  });
}
