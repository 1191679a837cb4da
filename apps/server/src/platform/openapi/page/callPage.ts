import type { NamedCall } from '@habilis/api/contract';
import { accessSentence } from '@habilis/api/openapi/accessSentence';
import type { DescribedSchemas, JsonSchema } from '@habilis/api/openapi/describedSchemas';
import { type Components, exampleOf } from '@habilis/api/openapi/exampleOf';
import { type CallParameter, parametersOf, takesTwoBodies, TWO_BODIES } from '@habilis/api/openapi/openApiOperation';
import { problemTitles } from '@habilis/api/openapi/problemTitles';
import type { Formatter } from '@habilis/i18n/createFormatter';
import { titleText } from '@habilis/i18n/titleText';
import { type Html, html, NOTHING, wholePage } from './html.ts';
import { schemaFields } from './schemaFields.ts';

/** What building a call's page needs; `figures` are the values used in refusals' texts. */
export type CallTools = {
  readonly format: Formatter;
  readonly schemas: DescribedSchemas;
  readonly figures: Readonly<Record<string, string | number>>;
};

const asText = (value: unknown): string => JSON.stringify(value, null, 2);

function described(format: Formatter, schema: JsonSchema, components: Components): Html {
  return html`<h3>${format('appels.champ.exemple')}</h3>
    <pre tabindex="0">${asText(exampleOf(schema, components))}</pre>
    ${schemaFields(format, schema, components)}`;
}

const parameterList = (
  format: Formatter,
  title: string,
  those: readonly CallParameter[],
  components: Components,
): Html =>
  those.length === 0
    ? NOTHING
    : html`<h3>${title}</h3>
        ${schemaFields(
          format,
          {
            type: 'object',
            properties: Object.fromEntries(those.map(({ name, schema }) => [name, schema])),
            required: those.filter(({ required }) => required).map(({ name }) => name),
          },
          components,
        )}`;

const field = (id: string, label: string, input: Html, help?: string): Html =>
  html`<p>
    <label for="${id}">${label}</label
    >${input}${help === undefined ? NOTHING : html`<span class="aide" id="${id}-aide">${help}</span>`}
  </p>`;

/** The form to try a call. */
function trial(
  call: NamedCall,
  parameters: readonly CallParameter[],
  body: JsonSchema | undefined,
  { format, schemas }: CallTools,
): Html {
  const { endpoint } = call;
  const components = schemas.components();
  const isGuest = endpoint.access.kind === 'guest';
  const inputs = parameters.map(({ name, in: place, required, schema }) => {
    const value = required ? String(exampleOf(schema, components)) : '';
    const id = `${place}-${name}`;
    return field(
      id,
      name,
      html`<input
        id="${id}"
        name="${name}"
        data-place="${place}"
        value="${value}"
        autocomplete="off"
        spellcheck="false"
        ${required ? html` required` : NOTHING}
      />`,
    );
  });
  const text = (id: string, label: string, help: string): Html =>
    field(
      id,
      label,
      html`<input id="${id}" autocomplete="off" spellcheck="false" aria-describedby="${id}-aide" />`,
      help,
    );
  return html`<section aria-labelledby="essai-titre">
    <h2 id="essai-titre">${format('appels.essai')}</h2>
    <form
      id="essai"
      data-methode="${endpoint.method}"
      data-chemin="${endpoint.path}"
      ${endpoint.body?.kind === 'multipart' ? html` data-fichiers="${endpoint.body.files}"` : NOTHING}
      data-attente="${format('appels.essai.attente')}"
      data-coupe="${format('appels.essai.coupe')}"
      data-illisible="${format('appels.essai.corps-illisible')}"
      data-rien="${format('appels.essai.sans-corps')}"
      data-fichier="${format('appels.essai.fichier-recu', { nom: '{nom}', taille: '{taille}' })}"
    >
      ${isGuest ? NOTHING : text('jeton', format('appels.essai.cle'), format('appels.essai.cle-aide'))}
      ${isGuest ? NOTHING : text('role', format('appels.essai.role'), format('appels.essai.role-aide'))} ${inputs}
      ${body === undefined ? NOTHING : field('corps', format('appels.essai.corps'), html`<textarea id="corps" rows="12" spellcheck="false">${asText(exampleOf(body, components, 'required'))}</textarea>`)}
      ${endpoint.body?.kind === 'multipart' ? field('fichiers', format('appels.essai.fichiers'), html`<input id="fichiers" type="file" multiple />`) : NOTHING}
      ${endpoint.method === 'GET' ? NOTHING : html`<p class="aide">${format('appels.essai.prevention')}</p>`}
      <p><button type="submit">${format('appels.essai.envoyer')}</button></p>
    </form>
    <section id="reponse" aria-labelledby="reponse-titre" hidden>
      <h3 id="reponse-titre">${format('appels.essai.reponse')}</h3>
      <p id="etat" role="status"></p>
      <pre id="recu" tabindex="0"></pre>
    </section>
  </section>`;
}

function refusals(call: NamedCall, { format, figures }: CallTools): Html {
  const rows = [...problemTitles(call.endpoint)].flatMap(([status, titles]) =>
    titles.map(
      (title) =>
        html`<tr>
          <td>${status}</td>
          <td><code>${title}</code></td>
          <td>${titleText(format.find, title, figures) ?? ''}</td>
        </tr>`,
    ),
  );
  return html`<section aria-labelledby="refus">
    <h2 id="refus">${format('appels.refus')}</h2>
    <div class="large" tabindex="0" role="group" aria-labelledby="refus">
      <table>
        <thead>
          <tr>
            <th scope="col">${format('appels.refus.code')}</th>
            <th scope="col">${format('appels.refus.titre')}</th>
            <th scope="col">${format('appels.refus.texte')}</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>
  </section>`;
}

function taken(
  call: NamedCall,
  parameters: readonly CallParameter[],
  body: JsonSchema | undefined,
  { format, schemas }: CallTools,
): Html {
  const components = schemas.components();
  const of = (place: CallParameter['in']) => parameters.filter((one) => one.in === place);
  const { body: declared } = call.endpoint;
  const isEmpty = parameters.length === 0 && body === undefined;
  return html`<section aria-labelledby="prend">
    <h2 id="prend">${format('appels.donne')}</h2>
    ${isEmpty ? html`<p>${format('appels.champ.absent')}</p>` : NOTHING}
    ${parameterList(format, format('appels.donne.adresse'), of('path'), components)}
    ${parameterList(format, format('appels.donne.recherche'), of('query'), components)}
    ${
      body === undefined
        ? NOTHING
        : html`<p>
              ${declared?.kind === 'multipart' ? format('appels.donne.corps-avec-fichiers', { nom: declared.files }) : format('appels.donne.corps')}
            </p>
            ${takesTwoBodies(declared) ? html`<p>${TWO_BODIES}</p>` : NOTHING} ${described(format, body, components)}`
    }
  </section>`;
}

function given({ endpoint: { answer } }: NamedCall, { format, schemas }: CallTools): Html {
  const told = () => {
    if (answer.kind === 'nothing') return html`<p>${format('appels.repond.rien')}</p>`;
    if (answer.kind === 'file') return html`<p>${format('appels.repond.fichier')}</p>`;
    return described(format, schemas.describe(answer.schema, 'output'), schemas.components());
  };
  return html`<section aria-labelledby="repond">
    <h2 id="repond">${format('appels.repond')}</h2>
    ${told()}
  </section>`;
}

/** Whether an application may make a call, and with which scope. */
function machinesSentence(format: Formatter, { machines, access }: NamedCall['endpoint']): string {
  if (machines !== true) return format('appels.machines-non');
  if (access.kind !== 'capability') return format('appels.machines-toutes');
  return format('appels.machines', { droits: access.anyOf.join(', ') });
}

/** The page of a call: its input with an example, a trial form, its answer, and its refusals with their texts. */
export function callPage(call: NamedCall, tools: CallTools): string {
  const { format, schemas } = tools;
  const { name, endpoint } = call;
  const parameters = parametersOf(endpoint, schemas);
  const body = endpoint.body === undefined ? undefined : schemas.describe(endpoint.body.schema, 'input');
  return wholePage(
    {
      title: `${endpoint.method} ${endpoint.path} · ${format('appels.titre')}`,
      skip: format('appels.aller-au-contenu'),
    },
    '../',
    {
      header: html`<p><a href="../">${format('appels.liste')}</a></p>
        <h1>
          <span class="verbe ${endpoint.method.toLowerCase()}">${endpoint.method}</span> <code>${endpoint.path}</code>
        </h1>
        <p>
          ${endpoint.summary}
          <span class="nom">${name}</span
          >${endpoint.built === false ? html` <strong>${format('appels.a-venir')}</strong>` : NOTHING}
        </p>
        <p>${format('appels.acces')} : ${accessSentence(endpoint)}</p>
        <p>${machinesSentence(format, endpoint)}</p>`,
      main: html`${taken(call, parameters, body, tools)}${trial(call, parameters, body, tools)}${given(call, tools)}${refusals(call, tools)}`,
    },
  );
}
