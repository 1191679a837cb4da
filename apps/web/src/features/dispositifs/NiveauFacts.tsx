import type { DispositifNiveau } from '@habilis/api/dispositif-niveau/DispositifNiveau';
import { useText } from '@habilis/i18n/TextProvider';
import { DescriptionList } from '@habilis/ui/DescriptionList';
import { Section } from '@habilis/ui/Section';
import type { ReactNode } from 'react';
import { dureeText, groupeText, heuresText, techniqueText } from './niveauText.ts';

type Props = {
  readonly niveau: DispositifNiveau;
  /** The name of the niveau that its formateurs must hold; null when it asks for none. */
  readonly formateurs: string | null;
};

function Habilitation({ niveau }: Pick<Props, 'niveau'>): ReactNode {
  const t = useText();
  return (
    <Section title={t('dispositifs-niveaux.habilitation')}>
      <DescriptionList
        items={[
          ...(niveau.besoin === null
            ? []
            : [{ term: t('dispositifs-niveaux.changement.besoin'), description: niveau.besoin }]),
          {
            term: t('dispositifs-niveaux.validite-habilitation'),
            description: dureeText(t, niveau.dureeValiditeHabilitation, niveau.uniteDureeValiditeHabilitation),
          },
          { term: t('dispositifs-niveaux.partie-technique'), description: techniqueText(t, niveau) },
        ]}
      />
    </Section>
  );
}

function Sessions({ niveau, formateurs }: Props): ReactNode {
  const t = useText();
  const tolerance = niveau.toleranceMacMois;
  return (
    <Section title={t('dispositifs-niveaux.sessions')}>
      <DescriptionList
        items={[
          {
            term: t('dispositifs-niveaux.validite-certificat'),
            description: dureeText(t, niveau.dureeValiditeCertificat, niveau.uniteDureeValiditeCertificat),
          },
          { term: t('dispositifs-niveaux.groupe'), description: groupeText(t, niveau) },
          { term: t('dispositifs-niveaux.heures-initiales'), description: heuresText(t, niveau.heuresInitiales) },
          { term: t('dispositifs-niveaux.heures-mac'), description: heuresText(t, niveau.heuresMac) },
          {
            term: t('dispositifs-niveaux.tolerance-mac'),
            description:
              tolerance === null
                ? t('dispositifs-niveaux.sans-limite')
                : t('dispositifs-niveaux.duree.MOIS', { duree: tolerance }),
          },
          {
            term: t('dispositifs-niveaux.duree-session'),
            description: t('dispositifs-niveaux.duree.JOUR', { duree: niveau.dureeSessionMaxJours }),
          },
          {
            term: t('dispositifs-niveaux.formateurs'),
            description: formateurs ?? t('dispositifs-niveaux.formateurs-aucun'),
          },
          {
            term: t('dispositifs-niveaux.qui-ouvre'),
            description: t(
              niveau.sessionParFormateur ? 'dispositifs-niveaux.par-entite' : 'dispositifs-niveaux.par-reseau',
            ),
          },
        ]}
      />
    </Section>
  );
}

/** The parameters of a niveau, in words. */
export function NiveauFacts(props: Props): ReactNode {
  return (
    <>
      <Habilitation niveau={props.niveau} />
      <Sessions {...props} />
    </>
  );
}
