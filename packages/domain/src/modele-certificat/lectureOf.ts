import type { ChampCertificat } from './champs.ts';
import type { Dessin, Zone } from './Dessin.ts';
import { ordreDeLecture } from './ordreDeLecture.ts';

/** What is shown for each field; one that is absent or empty leaves its zone empty, label included. */
export type ValeursCertificat = Partial<Readonly<Record<ChampCertificat, string>>>;

/** A zone with all that it says, before it is fitted into its place. */
export type ZoneLue = {
  readonly zone: Zone;
  /** Its place in the model. */
  readonly rang: number;
  readonly valeur: string;
};

/** What a zone shows: its own text, or the value of its field. */
function valeurDe({ champ, texte, capitales }: Zone, valeurs: ValeursCertificat): string {
  if (champ === 'texte' || champ === 'image') return texte;
  const { prenom = '', nom = '' } = valeurs;
  const family = capitales ? nom.toLocaleUpperCase('fr') : nom;
  const names: ValeursCertificat = { nom: family, prenomNom: `${prenom} ${family}`.trim() };
  const valeur = names[champ] ?? valeurs[champ] ?? '';
  return valeur === '' ? '' : `${texte}${valeur}`;
}

/** What a certificat says, zone by zone, in reading order (MC3); a zone without value says nothing. */
export const lectureOf = (dessin: Pick<Dessin, 'zones'>, valeurs: ValeursCertificat): ZoneLue[] =>
  ordreDeLecture(dessin.zones).flatMap((rang) => {
    const zone = dessin.zones[rang];
    if (zone === undefined) return [];
    const valeur = valeurDe(zone, valeurs);
    return valeur === '' ? [] : [{ zone, rang, valeur }];
  });
