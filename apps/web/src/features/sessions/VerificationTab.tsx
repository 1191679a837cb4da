import type { Stagiaire } from '@habilis/api/session-certification/Stagiaire';
import { formatDate, formatInstantDate, formatTime } from '@habilis/i18n/format';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { Badge } from '@habilis/ui/Badge';
import { Button } from '@habilis/ui/Button';
import { type Column, DataTable } from '@habilis/ui/DataTable';
import { Identifier } from '@habilis/ui/Identifier';
import { IconButton } from '@habilis/ui/IconButton';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { media } from '@habilis/ui/theme/media';
import { CircleCheck, CircleMinus, CircleX, IdCard, Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useMedia } from '../../boot/useMedia.ts';
import { fieldId } from '../../forms/fieldId.ts';
import { bilanOf } from './bilanOf.ts';
import { ClotureWords } from './ClotureWords.tsx';
import { CorrigerNomDialog } from './CorrigerNomDialog.tsx';
import { asDocument } from './sessionKind.ts';
import { nomDe } from './nomDe.ts';
import { StagiaireFacts } from './StagiairesTab.tsx';
import type { SessionTabContent } from './sessionTabs.ts';

const LOOKS = {
  ADMIS: { tone: 'success', icon: CircleCheck },
  NON_ADMIS: { tone: 'neutral', icon: CircleX },
  ABSENT: { tone: 'neutral', icon: CircleMinus },
} as const;

/** What the formateur found, with its motive and whether the identity was seen. */
function Resultat({ one }: { one: Stagiaire }): ReactNode {
  const t = useText();
  const { resultat, motif, identiteVerifiee } = one;
  if (resultat === null) return <Text tone="subtle">{t('sessions-certification.verification.sans-resultat')}</Text>;
  return (
    <Stack gap={4} align="start">
      <Badge {...LOOKS[resultat]}>{t(`sessions-certification.resultat.${resultat}`)}</Badge>
      {motif !== null && <Text look="small">{motif}</Text>}
      {resultat !== 'ABSENT' && !identiteVerifiee && (
        <Text look="small" tone="warning">
          {t('sessions-certification.verification.identite-non-vue')}
        </Text>
      )}
    </Stack>
  );
}

/** A name, and the one of the inscription when it was corrected. */
function Nom({ one }: { one: Stagiaire }): ReactNode {
  const t = useText();
  const { nomInscrit, prenomInscrit } = one;
  return (
    <Stack gap={0}>
      <Text as="span" isStrong>
        {nomDe(one)}
      </Text>
      {nomInscrit !== null && prenomInscrit !== null && (
        <Text as="span" look="small" tone="subtle">
          {t('sessions-certification.verification.inscrit-comme', {
            nom: nomDe({ nom: nomInscrit, prenom: prenomInscrit }),
          })}
        </Text>
      )}
    </Stack>
  );
}

/** Opens the correction of a name; under a card a pencil alone does not say what it corrects. */
function CorrectButton({ one, onPress }: { one: Stagiaire; onPress: () => void }): ReactNode {
  const t = useText();
  const isPhone = useMedia(media.phone);
  const label = t('sessions-certification.verification.corriger-nom', { nom: nomDe(one) });
  return isPhone ? (
    <Button icon={Pencil} size="small" onPress={onPress}>
      {label}
    </Button>
  ) : (
    <IconButton icon={Pencil} size="small" label={label} onPress={onPress} />
  );
}

const columnsOf = (t: Texts): Column<Stagiaire>[] => [
  {
    key: 'nom',
    header: t('sessions-certification.verification.stagiaire'),
    width: 210,
    render: (one) => <Nom one={one} />,
  },
  {
    key: 'inscription',
    header: t('sessions-certification.verification.inscription'),
    render: (one) => <StagiaireFacts one={one} />,
  },
  {
    key: 'resultat',
    header: t('sessions-certification.verification.resultat'),
    width: 220,
    render: (one) => <Resultat one={one} />,
  },
  {
    key: 'identite',
    header: t('sessions-certification.verification.identite'),
    width: 96,
    isSecondary: true,
    render: ({ identiteVerifiee }) =>
      identiteVerifiee ? (
        <Badge tone="neutral" icon={IdCard}>
          {t('sessions-certification.verification.vue')}
        </Badge>
      ) : (
        ''
      ),
  },
  {
    key: 'saisi',
    header: t('sessions-certification.verification.saisi'),
    width: 180,
    isSecondary: true,
    render: ({ saisiLe, saisiParNomPrenom }) =>
      saisiLe === null ? (
        ''
      ) : (
        <Stack gap={0}>
          <span>{saisiParNomPrenom ?? ''}</span>
          <Identifier>{`${formatInstantDate(saisiLe)} ${formatTime(saisiLe)}`}</Identifier>
        </Stack>
      ),
  },
];

/** The results beside the inscription, for the entite to check before it closes; names may be corrected. */
export function VerificationTab({ open }: SessionTabContent): ReactNode {
  const t = useText();
  const { demande: session } = open.state;
  const [correcting, setCorrecting] = useState<Stagiaire | null>(null);
  const may = session.actionsPossibles.some(({ key }) => key === 'Soumet' || key === 'Corrige');
  const correction: Column<Stagiaire> = {
    key: 'corriger',
    header: t('sessions-certification.verification.nom-colonne'),
    width: 90,
    isAction: true,
    render: (one) => <CorrectButton one={one} onPress={() => setCorrecting(one)} />,
  };
  const columns = [...columnsOf(t), ...(may ? [correction] : [])];
  return (
    <Stack gap={28}>
      <Text>{bilanOf(t, session.stagiaires)}</Text>
      <div id={fieldId('corrections')}>
        <DataTable
          caption={t('sessions-certification.verification.table')}
          columns={columns}
          rows={session.stagiaires}
          rowKey={({ id }) => String(id)}
        />
      </div>
      {session.apercuCloture !== null && (
        <Section title={t('sessions-certification.cloture.titre')}>
          <ClotureWords apercu={session.apercuCloture} stagiaires={session.stagiaires} />
        </Section>
      )}
      {session.etat === 'CLOTUREE' && session.dateFinSession !== null && (
        <Text tone="subtle">
          {t('sessions-certification.cloture.obtenus', { date: formatDate(session.dateFinSession) })}
        </Text>
      )}
      {correcting !== null && (
        <CorrigerNomDialog
          session={session}
          one={correcting}
          onDone={(corrected) => open.document.learn(asDocument(corrected))}
          onClose={() => setCorrecting(null)}
        />
      )}
    </Stack>
  );
}
