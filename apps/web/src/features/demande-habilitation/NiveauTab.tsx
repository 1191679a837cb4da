import type { DemandeHabilitation } from '@habilis/api/demande-habilitation/DemandeHabilitation';
import type { DispositifNiveau } from '@habilis/api/dispositif-niveau/DispositifNiveau';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Callout } from '@habilis/ui/Callout';
import { DescriptionList } from '@habilis/ui/DescriptionList';
import { Select } from '@habilis/ui/Select';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { fieldProps } from '../../document/fieldProps.ts';
import { ChoixNiveau } from './ChoixNiveau.tsx';
import { niveauFacts } from './niveauFacts.ts';
import type { DhTabProps, OpenDh } from './dhKind.ts';
import { PiecesAReunir } from './PiecesAReunir.tsx';

type Props = DhTabProps & {
  readonly open: OpenDh;
  readonly niveau: DispositifNiveau | null;
  /** The niveaux that may be chosen, the current one included. */
  readonly niveaux: readonly DispositifNiveau[];
};

/** The kind of demande: first habilitation, renewal, or further platform. */
function Mode({
  demande: { habilitationSourceMode: mode, habilitationSource: source },
}: {
  demande: DemandeHabilitation;
}): ReactNode {
  const t = useText();
  const end = source?.dateFin == null ? '' : formatDate(source.dateFin);
  return (
    <DescriptionList
      items={[
        { term: t('habilitations.demande.mode'), description: t(`habilitations.demande.mode.${mode}`) },
        ...(source === null
          ? []
          : [
              {
                term: t('habilitations.demande.source'),
                description:
                  end === ''
                    ? source.numero
                    : t('habilitations.demande.source-fin', { numero: source.numero, date: end }),
              },
            ]),
      ]}
    />
  );
}

/** The choice of the niveau; a renewal or a further platform keeps that of its habilitation. */
export function NiveauTab({ open, niveau, niveaux, ...tab }: Props): ReactNode {
  const t = useText();
  const { demande } = open.state;
  const { saisie, set, isReadOnly } = tab;
  const isFree = demande.habilitationSourceMode === 'INI' && !isReadOnly;
  const field = {
    ...fieldProps(tab, 'dispositifNiveauId'),
    label: t('habilitations.demande.niveau'),
    ...(isFree ? { description: t('habilitations.demande.niveau-aide') } : {}),
    value: saisie.dispositifNiveauId === null ? null : String(saisie.dispositifNiveauId),
    onChange: (id: string) => set({ dispositifNiveauId: Number(id) }),
  };
  const choice = isFree ? (
    <ChoixNiveau {...field} niveaux={niveaux} />
  ) : (
    <Select
      {...field}
      options={niveaux.map(({ id, libelle }) => ({ id: String(id), label: libelle }))}
      placeholder={t('entites.choisir')}
      isReadOnly
    />
  );
  return (
    <Stack gap={28}>
      <Mode demande={demande} />
      {isFree && niveaux.length === 0 ? (
        <Callout tone="info" title={t('habilitations.demande.aucun-niveau')}>
          <Text>{t('habilitations.demande.aucun-niveau-aide')}</Text>
        </Callout>
      ) : (
        choice
      )}
      {niveau !== null && <DescriptionList items={niveauFacts(t, niveau)} />}
      {niveau !== null && !isReadOnly && <PiecesAReunir open={open} niveau={niveau} />}
    </Stack>
  );
}
