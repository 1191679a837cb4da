import type { CertificatDeListe } from '@habilis/api/qrcode/liste';
import { compareLignes, etatLigne } from '@habilis/domain/certificat/liste/etatLigne';
import { formatDate } from '@habilis/i18n/format';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { Badge } from '@habilis/ui/Badge';
import { type Column, DataTable } from '@habilis/ui/DataTable';
import { Identifier } from '@habilis/ui/Identifier';
import { Text } from '@habilis/ui/Text';
import { type ReactNode, useState } from 'react';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { ETAT_LIGNE_LOOKS } from '../../verification/liste/ETAT_LIGNE_LOOKS.ts';

type Props = {
  readonly certificats: readonly CertificatDeListe[];
  readonly isBusy: boolean;
  /** Takes certificats off by their numbers; whether it was done. */
  readonly onRemove: (numeros: string[]) => Promise<boolean>;
};

/** Certificats that are followed, what wants an act first. */
const linesOf = (certificats: readonly CertificatDeListe[], today: string) =>
  certificats
    .map((one, rang) => ({ ...one, rang, etat: etatLigne(one, today) }))
    .toSorted((one, other) => compareLignes(one, other));
type Line = ReturnType<typeof linesOf>[number];

const columnsOf = (t: Texts): Column<Line>[] => [
  { key: 'numero', header: t('listes.numero'), render: ({ numero }) => <Identifier>{numero ?? ''}</Identifier> },
  {
    key: 'statut',
    header: t('scanner-qrcode.liste.statut'),
    width: 176,
    render: ({ etat }) => <Badge {...ETAT_LIGNE_LOOKS[etat]}>{t(`scanner-qrcode.liste.etat.${etat}`)}</Badge>,
  },
  { key: 'formation', header: t('scanner-qrcode.liste.formation'), render: ({ intitule }) => intitule ?? '' },
  {
    key: 'initiales',
    header: t('scanner-qrcode.liste.initiales'),
    width: 88,
    render: ({ initiales }) => initiales ?? '',
  },
  {
    key: 'fin',
    header: t('scanner-qrcode.liste.fin'),
    width: 112,
    render: ({ dateFin }) => (dateFin === null ? '' : formatDate(dateFin)),
  },
];

/** The certificats of a list that is followed; those that are chosen are taken off (C1133). */
export function CertificatsSuivis({ certificats, isBusy, onRemove }: Props): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  const [selected, setSelected] = useState<readonly string[]>([]);
  const nombre = certificats.length;
  if (nombre === 0) return <Text tone="subtle">{t('certificats.liste-suivie.vide')}</Text>;
  const remove = async () => {
    if (await onRemove([...selected])) setSelected([]);
  };
  return (
    <DataTable
      caption={t('certificats.liste-suivie.certificats', { nombre })}
      isCaptionVisible
      columns={columnsOf(t)}
      rows={linesOf(certificats, today)}
      rowKey={({ numero }) => numero ?? ''}
      selection={{
        selected,
        onChange: setSelected,
        actions: [
          { id: 'retirer', label: t('certificats.liste-suivie.retirer'), isBusy, onPress: () => void remove() },
        ],
        allLabel: t('certificats.liste-suivie.tout-choisir'),
        rowLabel: ({ numero }) => t('certificats.liste-suivie.choisir', { numero: numero ?? '' }),
        countLabel: (count) => t('certificats.liste-suivie.choisis', { nombre: count }),
        clearLabel: t('certificats.liste-suivie.tout-laisser'),
        modeLabel: t('certificats.liste-suivie.choisir-plusieurs'),
      }}
    />
  );
}
