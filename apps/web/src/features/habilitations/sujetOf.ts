import type { Habilitation } from '@habilis/api/habilitation/Habilitation';

/** What a dialog about a habilitation is about: its entite, its niveau and its number. */
export const sujetOf = ({
  entite,
  dispositifNiveau,
  numero,
}: Pick<Habilitation, 'entite' | 'dispositifNiveau' | 'numero'>): readonly string[] => [
  entite.raisonSociale,
  dispositifNiveau.libelle,
  numero,
];
