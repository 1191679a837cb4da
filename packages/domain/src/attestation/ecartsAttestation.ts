import { blocsOf } from '../certificat/blocsOf.ts';
import { type DateLue, datesIn } from '../certificat/datesIn.ts';
import type { DocumentLu } from '../certificat/DocumentLu.ts';
import { isDayOfCopy } from '../certificat/mentionCopie.ts';
import { readIntitule } from '../certificat/readIntitule.ts';
import { fold, isWritten } from '../certificat/readNom.ts';
import type { ChargeAttestation } from './chargeAttestation.ts';

/** What a paper says otherwise than its signature: a day, a number or a niveau that is not signed, or a name that it does not say (null). */
export type EcartAttestation =
  | { readonly champ: 'dates'; readonly document: string; readonly signe: null }
  | { readonly champ: 'numero' | 'niveau'; readonly document: string; readonly signe: string }
  | { readonly champ: 'entite'; readonly document: null; readonly signe: string };

const NUMERO = /\d+\/\d{4}\/[A-Z0-9-]+\/\d+/g;
/** An earlier day is that of a street, as « rue du 8 mai 1945 »: none before it can be signed. */
const FIRST_DAY = '2000-01-01';
/** A later day may be that of a street too, as « place du 13 novembre 2015 ». */
const STREET =
  /\b(?:allee|avenue|av|boulevard|bd|chemin|cite|cours|esplanade|faubourg|impasse|mail|parc|passage|place|pont|promenade|quai|residence|rond.?point|route|rue|square|voie)s?\.? du $/;
/** Until when it may be used while its renewal waits: the only day of the paper that is not signed. */
const PROLONGED = /utilisable jusqu.?au $/;

/**
 * Where the text of a paper contradicts the attestation that its code signs (C1022): every day and every number that stands there is signed, and
 * so is the name of the entite; it says no other niveau. `titres` are those of the niveaux by code. A picture has no text: it is for the eye.
 */
export function ecartsAttestation(
  { lignes }: DocumentLu,
  charge: ChargeAttestation,
  titres: ReadonlyMap<string, string>,
): EcartAttestation[] {
  if (lignes.length === 0) return [];
  const { dateEmission, dateDebut, dateFin, numeroHabilitation: signe, raisonSociale } = charge;
  // A name may hold a day of its own.
  const signed = [dateEmission, dateDebut, dateFin, ...datesIn(raisonSociale).map(({ date }) => date)];
  const blocs = blocsOf(lignes);
  const days = blocs.flatMap(({ texte }) => datesIn(texte));
  // Where the signed days are read, another may be that of a copy.
  const isWhole = [dateDebut, dateFin].every((day) => day === null || days.some(({ date }) => date === day));
  const isPlain = (day: DateLue) =>
    !STREET.test(day.avant) && !PROLONGED.test(day.avant) && !(isWhole && isDayOfCopy(day));
  const dates = days.filter((day) => day.date >= FIRST_DAY && !signed.includes(day.date) && isPlain(day));
  const numeros = blocs
    .flatMap(({ texte }) => texte.replaceAll(/\s*\/\s*/g, '/').match(NUMERO) ?? [])
    .filter((numero) => numero !== signe);
  const text = fold(blocs.map(({ texte }) => texte).join(' '));
  const titre = titres.get(charge.codeNiveau);
  const niveau =
    titre === undefined ? null : readIntitule(lignes, { titres: [titre], autresTitres: [...titres.values()] }).autre;
  return [
    ...[...new Set(numeros)].map((document) => ({ champ: 'numero', document, signe }) as const),
    ...(niveau === null ? [] : [{ champ: 'niveau', document: niveau, signe: titre ?? '' } as const]),
    ...(isWritten(raisonSociale) && !text.includes(fold(raisonSociale))
      ? [{ champ: 'entite', document: null, signe: raisonSociale } as const]
      : []),
    ...[...new Set(dates.map(({ date }) => date))].map(
      (document) => ({ champ: 'dates', document, signe: null }) as const,
    ),
  ];
}
