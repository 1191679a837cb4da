import type { CleCertificat } from '@habilis/api/cle-certificat/CleCertificat';
import { cleCertificat } from '@habilis/api/cle-certificat/endpoints';
import { formatInstantDate, formatTime } from '@habilis/i18n/format';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { Badge } from '@habilis/ui/Badge';
import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
import { type Column, DataTable, figures } from '@habilis/ui/DataTable';
import { Identifier } from '@habilis/ui/Identifier';
import { Page } from '@habilis/ui/Page';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { Archive, CircleCheck, KeyRound, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { useSending } from '../../forms/useSending.ts';
import { AreaHeader } from '../../layout/AreaHeader.tsx';
import { confirm } from '../../messages/dialogAtoms.ts';
import { tellDone } from '../../messages/tellDone.ts';
import { call } from '../../session/call.ts';

export const loader = (): Promise<CleCertificat[]> => call(cleCertificat.list, {});

/** How a key stands, as shown. */
const LOOKS = {
  courante: { tone: 'success', icon: CircleCheck },
  retiree: { tone: 'neutral', icon: Archive },
  compromise: { tone: 'danger', icon: TriangleAlert },
} as const;

const etatOf = ({ retireeLe, compromiseLe }: CleCertificat): keyof typeof LOOKS => {
  if (compromiseLe !== null) return 'compromise';
  return retireeLe === null ? 'courante' : 'retiree';
};

const instantText = (instant: string | null): string =>
  instant === null ? '' : `${formatInstantDate(instant)} ${formatTime(instant)}`;

// An empty cell has no line on a card.
const when = (instant: string | null): ReactNode =>
  instant === null ? '' : <Identifier>{instantText(instant)}</Identifier>;

/** Since when a key signs no more; one that leaked was retired at the latest then. */
function retiree(t: Texts, { retireeLe, compromiseLe }: CleCertificat): ReactNode {
  if (compromiseLe === null) return when(retireeLe);
  return (
    <Stack gap={0}>
      {when(retireeLe)}
      <Text as="span" look="small">
        {t('cles-certificat.fuite-dite', { date: formatInstantDate(compromiseLe) })}
      </Text>
    </Stack>
  );
}

/** Replaces the key in force, or marks one that leaked; asks first. */
function useActs() {
  const t = useText();
  const { revalidate } = useRevalidator();
  const sending = useSending();
  const treat = async (verb: 'renouveler' | 'compromettre', { id }: CleCertificat) => {
    const isSure = await confirm({
      title: t(`cles-certificat.${verb}-question`, { numero: id }),
      message: t(`cles-certificat.${verb}-texte`),
      confirmLabel: t(`cles-certificat.${verb}-oui`),
      isDanger: verb === 'compromettre',
    });
    if (!isSure) return;
    const isDone = await sending.send(() => call(cleCertificat[verb], { body: { id } }));
    if (isDone) tellDone(`cles-certificat.${verb}-fait`, { numero: id });
    await revalidate();
  };
  return { sending, treat };
}

function useColumns(isBusy: boolean, onFuite: (cle: CleCertificat) => void): Column<CleCertificat>[] {
  const t = useText();
  return [
    {
      key: 'numero',
      header: t('cles-certificat.numero'),
      ...figures<CleCertificat>(({ id }) => String(id)),
    },
    {
      key: 'etat',
      header: t('cles-certificat.etat'),
      width: 160,
      render: (cle) => <Badge {...LOOKS[etatOf(cle)]}>{t(`cles-certificat.etat.${etatOf(cle)}`)}</Badge>,
    },
    {
      key: 'origine',
      header: t('cles-certificat.origine'),
      width: 160,
      isSecondary: true,
      render: ({ isEnvironnement, auteurNomPrenom }) =>
        isEnvironnement ? t('cles-certificat.environnement') : (auteurNomPrenom ?? t('cles-certificat.serveur')),
    },
    {
      key: 'cree',
      header: t('cles-certificat.creee'),
      isSecondary: true,
      ...figures<CleCertificat>(({ creeLe }) => instantText(creeLe)),
    },
    {
      key: 'retiree',
      header: t('cles-certificat.retiree'),
      width: 150,
      isSecondary: true,
      render: (cle) => retiree(t, cle),
    },
    {
      key: 'certificats',
      header: t('cles-certificat.certificats'),
      width: 80,
      render: ({ nbCertificats }) => t('cles-certificat.nombre', { nombre: nbCertificats }),
    },
    {
      key: 'fuite',
      header: t('cles-certificat.fuite'),
      width: 160,
      render: (cle) =>
        cle.compromiseLe === null ? (
          <Button size="small" variant="quiet" isBusy={isBusy} onPress={() => onFuite(cle)}>
            {t('cles-certificat.signaler')}
          </Button>
        ) : (
          ''
        ),
    },
  ];
}

/** The keys that sign certificats: the one in force is replaced, one that leaked is marked. */
export function Component(): ReactNode {
  const t = useText();
  const cles = useLoaderData<typeof loader>();
  const { sending, treat } = useActs();
  const columns = useColumns(sending.isBusy, (cle) => void treat('compromettre', cle));
  const current = cles.find(({ retireeLe }) => retireeLe === null);
  const fault = sending.messages[0];
  return (
    <Page
      header={
        <AreaHeader
          title={t('cles-certificat.titre')}
          description={t('cles-certificat.aide')}
          action={
            current !== undefined && (
              <Button
                variant="primary"
                icon={KeyRound}
                isBusy={sending.isBusy}
                onPress={() => void treat('renouveler', current)}
              >
                {t('cles-certificat.renouveler-oui')}
              </Button>
            )
          }
        />
      }
    >
      {fault !== undefined && <Callout tone="danger" told="announced" title={fault.detail} />}
      <DataTable caption={t('cles-certificat.titre')} columns={columns} rows={cles} rowKey={({ id }) => String(id)} />
      <Text tone="subtle">{t('cles-certificat.fuite-sens')}</Text>
    </Page>
  );
}
