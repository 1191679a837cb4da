import { cleanName } from '../clean-text/cleanName.ts';
import { cleanNumber } from '../clean-text/cleanNumber.ts';
import { nullWhenEmpty } from '../null-when-empty/nullWhenEmpty.ts';

type Adresse<Text> = {
  readonly ligne1: Text;
  readonly ligne2: string | null;
  readonly codePostalVille: { readonly codePostal: Text; readonly ville: Text };
};

const cleaned = (typed: string | null, clean: (text: string) => string) => nullWhenEmpty(clean(typed ?? ''));

/** An address as it is stored: lines and town cleaned, no space in the postal code, what is empty null (V6; CO5). */
export const normalizeAdresse = ({
  ligne1,
  ligne2,
  codePostalVille: { codePostal, ville },
}: Adresse<string | null>) => ({
  ligne1: cleaned(ligne1, cleanName),
  ligne2: cleaned(ligne2, cleanName),
  codePostalVille: { codePostal: cleaned(codePostal, cleanNumber), ville: cleaned(ville, cleanName) },
});

/** The same of an address that is asked for whole: what is missing is an empty text. */
export function normalizeAdresseEntiere(adresse: Adresse<string>) {
  const { ligne1, ligne2, codePostalVille } = normalizeAdresse(adresse);
  const { codePostal, ville } = codePostalVille;
  return { ligne1: ligne1 ?? '', ligne2, codePostalVille: { codePostal: codePostal ?? '', ville: ville ?? '' } };
}
