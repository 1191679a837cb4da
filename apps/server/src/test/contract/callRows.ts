import type { NamedCall } from '@habilis/api/contract';
import type { CallRow } from './CallRow.ts';
import { paramsOf } from './pathOf.ts';
import { TRIALS } from './TRIALS.ts';

/** One row per built call. */
export const callRows: Readonly<Record<string, CallRow<string>>> = Object.assign({}, ...TRIALS.map(({ rows }) => rows));

const WHERE = 'dans apps/server/src/test/contract/trials';
const KIND =
  'un genre d’objet de Subject.ts, ou le sien avec ce que son essai réunit : un objet propre et un objet étranger (autre entité, autre caisse, autre dispositif)';

/** What a call's row lacks before it can be tried, one sentence each; empty when complete. */
export function faultsOfRow({ name, endpoint }: NamedCall): string[] {
  const row = callRows[name];
  if (endpoint.built === false) {
    return row === undefined ? [] : [`« ${name} » n’est pas construit et a pourtant une ligne ${WHERE} : retirez-la.`];
  }
  if (row === undefined) {
    return [`« ${name} » n’a pas de ligne ${WHERE} : ajoutez-la, avec pour chaque identifiant ${KIND}.`];
  }
  const { access, body } = endpoint;
  const scope = access.kind === 'capability' ? access.scope : 'none';
  const { ids = {}, words = {} } = row;
  const unnamed = paramsOf(endpoint).filter((param) => !(param in ids) && !(param in words));
  const unknown = [...Object.keys(ids), ...Object.keys(words)].filter((param) => !paramsOf(endpoint).includes(param));
  return [
    ...unnamed.map(
      (param) => `La ligne de « ${name} » ${WHERE} ne dit pas ce que désigne « :${param} » : ajoutez-lui ${KIND}.`,
    ),
    ...unknown.map(
      (param) => `La ligne de « ${name} » ${WHERE} nomme « :${param} », qui n’est pas dans son chemin : retirez-le.`,
    ),
    ...(scope.endsWith('-body') && row.idInBody === undefined
      ? [`La ligne de « ${name} » ${WHERE} ne dit pas quel objet son corps désigne : ajoutez idInBody, ${KIND}.`]
      : []),
    ...(scope === 'list' && row.lists === undefined
      ? [`La ligne de « ${name} » ${WHERE} ne dit pas ce que l’appel liste : ajoutez lists.`]
      : []),
    ...(body !== undefined && row.body === undefined
      ? [`La ligne de « ${name} » ${WHERE} n’a pas de corps : ajoutez body, conforme à son schéma et sans effet.`]
      : []),
    ...(scope !== 'none' && scope !== 'list' && !scope.endsWith('-body') && Object.keys(ids).length === 0
      ? [
          `La ligne de « ${name} » ${WHERE} n’a pas d’identifiant alors que sa portée est « ${scope} » : ajoutez ids, ${KIND}.`,
        ]
      : []),
  ];
}
