import type { ModeleCertificat } from '@habilis/api/modele-certificat/ModeleCertificat';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';

type Of = Pick<
  ModeleCertificat,
  'dispositifNiveau' | 'format' | 'orientation' | 'mode' | 'dateDebutValidite' | 'dateFinValidite' | 'actif'
>;

/** What a model is for and when, in a line. */
export function useFaits({ dateDebutValidite: debut, dateFinValidite: fin, ...modele }: Of): string {
  const t = useText();
  return [
    modele.dispositifNiveau.libelle,
    t(`modeles-certificat.format.${modele.format}-${modele.orientation}`),
    t(`modeles-certificat.mode.${modele.mode ?? 'TOUS'}`),
    fin === null
      ? t('modeles-certificat.a-partir', { date: formatDate(debut) })
      : t('modeles-certificat.du-au', { debut: formatDate(debut), fin: formatDate(fin) }),
    ...(modele.actif ? [] : [t('modeles-certificat.inactif')]),
  ].join(' · ');
}
