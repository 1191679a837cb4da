import { isEmpty } from '../null-when-empty/isEmpty.ts';
import { nullWhenEmpty } from '../null-when-empty/nullWhenEmpty.ts';
import { isCodePostal } from './isCodePostal.ts';

type Adresse = {
  readonly ligne1: string | null;
  readonly codePostalVille: { readonly codePostal: string | null; readonly ville: string | null };
};

/** What an address lacks, field by field under its path in a form (rules/dossier#submit). */
export function adresseFaults({ ligne1, codePostalVille }: Adresse, path: string): { path: string; title: string }[] {
  const { ville } = codePostalVille;
  const codePostal = nullWhenEmpty(codePostalVille.codePostal);
  const faultIf = (isWrong: boolean, field: string, title: string) =>
    isWrong ? [{ path: `${path}.${field}`, title }] : [];
  const isMalformed = codePostal !== null && !isCodePostal(codePostal);
  return [
    ...faultIf(isEmpty(ligne1), 'ligne1', 'champ.adresse-requise'),
    ...faultIf(codePostal === null, 'codePostalVille.codePostal', 'champ.code-postal-requis'),
    ...faultIf(isMalformed, 'codePostalVille.codePostal', 'champ.code-postal-invalide'),
    ...faultIf(isEmpty(ville), 'codePostalVille.ville', 'champ.ville-requise'),
  ];
}
