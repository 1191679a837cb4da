import type { NamedCall } from '@habilis/api/contract';
import type { Formatter } from '@habilis/i18n/createFormatter';
import { type Html, html, NOTHING, wholePage } from './html.ts';

const itemOf = (format: Formatter, { name, endpoint }: NamedCall): Html =>
  html` <li data-appel>
    <a href="appels/${name}"
      ><span class="verbe ${endpoint.method.toLowerCase()}">${endpoint.method}</span> <code>${endpoint.path}</code></a
    >
    <span>${endpoint.summary}</span>
    <span class="nom">${name}</span
    >${endpoint.built === false ? html` <span class="nom">${format('appels.a-venir')}</span>` : NOTHING}
  </li>`;

/** The page of all calls by resource, with a filter. */
export function listPage(format: Formatter, version: string, calls: readonly NamedCall[]): string {
  const resources = Map.groupBy(calls, ({ name }) => name.slice(0, name.indexOf('.')));
  const sections = [...resources]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(
      ([resource, those]) =>
        html` <section data-ressource aria-labelledby="${resource}">
          <h2 id="${resource}">${resource}</h2>
          <ul>
            ${those.map((call) => itemOf(format, call))}
          </ul>
        </section>`,
    );
  const title = format('appels.titre');
  return wholePage({ title, skip: format('appels.aller-au-contenu') }, '', {
    header: html`<h1>${title} <small>${version}</small></h1>
      <p>${format('appels.introduction')}</p>
      <p><a href="openapi.json">${format('appels.document')}</a></p>`,
    main: html`<search class="recherche">
        <label for="mot">${format('appels.chercher')}</label>
        <input id="mot" type="search" autocomplete="off" spellcheck="false" aria-describedby="mot-aide" />
        <span id="mot-aide" class="aide">${format('appels.chercher-aide')}</span>
        <p
          id="compte"
          role="status"
          data-un="${format('appels.compte', { nombre: 1 })}"
          data-autres="${format('appels.compte', { nombre: calls.length })}"
          data-aucun="${format('appels.compte-aucun')}"
        >
          ${format('appels.compte', { nombre: calls.length })}
        </p>
      </search>
      ${sections}`,
  });
}
