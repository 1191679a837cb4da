import type { GivenChamp } from '@habilis/server/builders/Population';

const champ = (nomChamp: string, libelle: string, obligatoire: boolean, aide: string | null = null): GivenChamp => ({
  nomChamp,
  libelle,
  aide,
  obligatoire,
});

/** Teaching documents required by every niveau (rules/dossier#documents). */
export const CHAMPS_PEDAGOGIQUES: readonly GivenChamp[] = [
  champ('programme', 'Programme de la formation', true, 'Objectifs, contenus, durée et public.'),
  champ('deroule', 'Déroulé pédagogique', true, 'Séquence par séquence, avec les méthodes et les supports.'),
  champ('grilleEvaluation', 'Grille d’évaluation des stagiaires', true),
  champ('materiel', 'Inventaire du matériel pédagogique', false, 'Avec les quantités et l’année d’achat.'),
];

/** Additional documents of a technical niveau. */
export const CHAMPS_TECHNIQUES: readonly GivenChamp[] = [
  champ('conformite', 'Attestations de conformité du matériel', true, 'Datées de moins d’un an.'),
];

/** Additional documents of a niveau with platforms. */
export const CHAMPS_PLATEFORME: readonly GivenChamp[] = [
  champ('planPlateforme', 'Plan de la plateforme pédagogique', true, 'Coté, avec les zones et les accès.'),
  champ('photosPlateforme', 'Photographies de la plateforme', false),
];
