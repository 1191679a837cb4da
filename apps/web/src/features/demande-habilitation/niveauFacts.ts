import type { DispositifNiveau } from '@habilis/api/dispositif-niveau/DispositifNiveau';
import type { Texts } from '@habilis/i18n/TextProvider';
import { slotsOf } from './slotsOf.ts';

/** What a niveau asks and gives. */
export function niveauFacts(t: Texts, niveau: DispositifNiveau) {
  const { dureeValiditeHabilitation: duree, uniteDureeValiditeHabilitation: unite } = niveau;
  const yesNo = (isYes: boolean) => t(isYes ? 'listes.oui' : 'listes.non');
  return [
    {
      term: t('habilitations.demande.validite'),
      description:
        duree === null || unite === null
          ? t('entites.annuaire.sans-fin')
          : t(`habilitations.demande.duree.${unite}`, { duree }),
    },
    {
      term: t('habilitations.demande.groupe'),
      description: t('habilitations.demande.groupe-valeur', {
        min: niveau.nbStagiairesMin,
        max: niveau.nbStagiairesMax,
      }),
    },
    { term: t('habilitations.demande.avec-technique'), description: yesNo(niveau.avecTechnique) },
    { term: t('habilitations.demande.avec-plateforme'), description: yesNo(niveau.avecPlateforme) },
  ];
}

/** What a niveau is chosen by: the need that it answers, its hours, its group, the documents that it asks for (DN1020). */
export function niveauToChoose(t: Texts, niveau: DispositifNiveau): string {
  const { besoin, heuresInitiales, nbStagiairesMin: min, nbStagiairesMax: max } = niveau;
  const pieces = slotsOf(t, niveau)
    .filter(({ obligatoire }) => obligatoire)
    .map(({ label }) => label)
    .join(', ');
  return [
    besoin,
    t('habilitations.demande.niveau-mesures', { heures: heuresInitiales ?? 0, min, max }),
    t('habilitations.demande.niveau-pieces', { pieces }),
  ]
    .filter((one) => one !== null)
    .join(' ');
}
