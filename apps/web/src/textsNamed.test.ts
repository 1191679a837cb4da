import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { textsNamed } from '../textsNamed.ts';

const named = textsNamed([
  'menu.titre',
  'menu.titre-long',
  'workflow.etat.clos',
  'workflow.etat.ouvert',
  'workflow.action.Clore-DH',
  'erreurs.csrf',
  'erreurs.demande.tache-prise',
]);
const of = (code: string) => named(parseSync('essai.tsx', code).program);

test.each([
  ['t("menu.titre-long")', ['menu.titre-long']],
  ['const key: MessageKey = "menu.titre";', ['menu.titre', 'menu.titre-long']],
  ['<Page title="workflow.etat.clos" />', ['workflow.etat.clos']],
  ['const base = "workflow.etat"; t(`${base}.${etat}`)', ['workflow.etat.clos', 'workflow.etat.ouvert']],
  ['t("workflow.etat." + etat)', ['workflow.etat.clos', 'workflow.etat.ouvert']],
  ['t.find(`workflow.action.${key}-DH`)', ['workflow.action.Clore-DH']],
  ['const problems = { 409: ["demande.tache-prise"] };', ['erreurs.demande.tache-prise']],
])('[R880] %s names its texts', (code, keys) => expect(of(code)).toEqual(keys));

test.each([
  'import { titre } from "menu.titre";',
  'type Key = "menu.titre" | `workflow.etat.${string}`;',
  'interface Told { readonly key: "menu.titre" }',
  'find(`erreurs.${title}`)',
  'const word = "menu";',
])('[R880] %s names none', (code) => expect(of(code)).toEqual([]));
