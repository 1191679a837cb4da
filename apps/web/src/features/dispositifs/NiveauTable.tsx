import type { DispositifNiveau } from '@habilis/api/dispositif-niveau/DispositifNiveau';
import { useText } from '@habilis/i18n/TextProvider';
import { type Column, DataTable, figures } from '@habilis/ui/DataTable';
import type { ReactNode } from 'react';
import { OuvertBadge } from './OuvertBadge.tsx';
import { dureeText, groupeText, techniqueText } from './niveauText.ts';

function useColumns(): Column<DispositifNiveau>[] {
  const t = useText();
  return [
    {
      key: 'niveau',
      header: t('dispositifs-niveaux.niveau'),
      render: ({ niveau }) => niveau,
    },
    {
      key: 'code',
      header: t('dispositifs-niveaux.code'),
      ...figures<DispositifNiveau>(({ code }) => code),
    },
    {
      key: 'habilitation',
      header: t('dispositifs-niveaux.habilitation'),
      width: 120,
      render: (niveau) => dureeText(t, niveau.dureeValiditeHabilitation, niveau.uniteDureeValiditeHabilitation),
    },
    {
      key: 'certificat',
      header: t('dispositifs-niveaux.certificat'),
      width: 110,
      isSecondary: true,
      render: (niveau) => dureeText(t, niveau.dureeValiditeCertificat, niveau.uniteDureeValiditeCertificat),
    },
    {
      key: 'groupe',
      header: t('dispositifs-niveaux.groupe'),
      width: 100,
      isSecondary: true,
      render: (niveau) => groupeText(t, niveau),
    },
    {
      key: 'technique',
      header: t('dispositifs-niveaux.partie-technique'),
      width: 170,
      isSecondary: true,
      render: (niveau) => techniqueText(t, niveau),
    },
    {
      key: 'etat',
      header: t('dispositifs-niveaux.demandes'),
      width: 130,
      render: ({ ouvert }) => <OuvertBadge isOuvert={ouvert} />,
    },
  ];
}

/** The niveaux of one dispositif. */
export function NiveauTable({
  caption,
  niveaux,
  hrefOf,
}: {
  caption: string;
  niveaux: readonly DispositifNiveau[];
  hrefOf: (niveau: DispositifNiveau) => string;
}): ReactNode {
  return (
    <DataTable
      caption={caption}
      columns={useColumns()}
      rows={niveaux}
      rowKey={({ id }) => String(id)}
      rowHref={hrefOf}
    />
  );
}
