// The report of a visual review, one page of HTML beside its pictures.
const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const percent = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 2 });

const picture = (part, name, label) =>
  `<figure><figcaption>${label}</figcaption><a href="${part}/${name}"><img loading="lazy" alt="${label} : ${escape(name)}" src="${part}/${name}"></a></figure>`;

const changed = ({ name, share }) =>
  `<section><h3>${escape(name)}, ${percent.format(share)}</h3><div class="row">${picture('before', name, 'Avant')}${picture('now', name, 'Maintenant')}${
    share === 1 ? '<p>La taille de l’image a changé.</p>' : picture('difference', name, 'Différence')
  }</div></section>`;

const list = (title, names) =>
  names.length === 0
    ? ''
    : `<h2>${title} (${names.length})</h2><ul>${names.map((name) => `<li>${escape(name)}</li>`).join('')}</ul>`;

/** The page: what changed with its three pictures, most changed first, then what is new, gone, or could not be pictured. */
export function reviewPage({ rows, gone, failures }) {
  const changes = rows.filter(({ state }) => state === 'changed').toSorted((one, other) => other.share - one.share);
  const fresh = rows.filter(({ state }) => state === 'new');
  return `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Revue des images</title>
<style>:root{color-scheme:light dark;font:16px/1.5 system-ui}body{margin:24px}.row{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,22rem),1fr));gap:12px}
figure{margin:0}img{max-width:100%;border:1px solid;box-sizing:border-box}section{border-top:2px solid;margin-top:24px}</style>
<h1>Revue des images</h1><p>${changes.length} changées, ${fresh.length} nouvelles, ${gone.length} disparues, ${rows.length} en tout.</p>
${list('Impossibles', failures)}${changes.length === 0 ? '' : `<h2>Changées (${changes.length})</h2>`}${changes.map(changed).join('')}
${fresh.length === 0 ? '' : `<h2>Nouvelles (${fresh.length})</h2><div class="row">${fresh.map(({ name }) => picture('now', name, escape(name))).join('')}</div>`}
${list('Disparues', gone)}</html>
`;
}
