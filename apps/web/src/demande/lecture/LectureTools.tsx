import type { DemandeAdministrative } from '@habilis/api/demande-administrative/DemandeAdministrative';
import type { DemandeHabilitation } from '@habilis/api/demande-habilitation/DemandeHabilitation';
import { lecture } from '@habilis/api/lecture/endpoints';
import { hasHolder } from '@habilis/domain/utilisateur/hasHolder';
import { useText } from '@habilis/i18n/TextProvider';
import { DueDay } from '../../alerte/DueDay.tsx';
import { useMedia } from '../../boot/useMedia.ts';
import { DownloadButton } from '../../list/DownloadButton.tsx';
import { IconButton } from '@habilis/ui/IconButton';
import { Inline } from '@habilis/ui/Inline';
import { Popover } from '@habilis/ui/Popover';
import { ShortcutList } from '@habilis/ui/ShortcutList';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { Switch } from '@habilis/ui/Switch';
import { media } from '@habilis/ui/theme/media';
import { Keyboard } from 'lucide-react';
import type { ReactNode } from 'react';
import { call } from '../../session/call.ts';
import type { Points } from './usePoints.ts';

/** What the page needs to know of a demande that is read. */
export type DemandeLue = Pick<
  DemandeAdministrative | DemandeHabilitation,
  'id' | 'numero' | 'dateDebutTache' | 'dateEcheance' | 'currentWorkflowTask'
>;

type Props = {
  readonly type: 'DA' | 'DH';
  readonly demande: DemandeLue;
  readonly hasPieces: boolean;
  readonly isMarking: boolean;
  readonly keys: { readonly isOn: boolean; readonly set: (isOn: boolean) => void };
  readonly points: Points;
  /** Whether it was opened from a list. */
  readonly isListed: boolean;
  readonly help: { readonly isOpen: boolean; readonly set: (isOpen: boolean) => void };
};

const QUIET = { variant: 'quiet', size: 'small' } as const;

/** The keys of the page, and whether they are heard. */
function KeysHelp({
  isMarking,
  keys,
  points,
  isListed,
  help,
}: Omit<Props, 'type' | 'demande' | 'hasPieces'>): ReactNode {
  const t = useText();
  const effects = [
    ['J', t('workflow.lecture.suivante')],
    ['K', t('workflow.lecture.precedente')],
    ...(isMarking ? [['V', t('workflow.lecture.touche-vue')]] : []),
    ...(points.isAsking ? [['C', t('workflow.lecture.touche-demander')]] : []),
    ...(isListed
      ? [
          ['N', t('workflow.lecture.dossier-suivant')],
          ['P', t('workflow.lecture.dossier-precedent')],
        ]
      : []),
    ['+', t('workflow.lecture.agrandir')],
    ['−', t('workflow.lecture.reduire')],
    ...(points.isAsking ? [[t('workflow.lecture.echap'), t('workflow.lecture.touche-fermer')]] : []),
    ['?', t('listes.touche-fait.aide')],
  ];
  return (
    <Popover
      placement="bottom end"
      title={t('workflow.lecture.touches')}
      trigger={<IconButton icon={Keyboard} label={t('workflow.lecture.touches')} />}
      isOpen={help.isOpen}
      onOpenChange={help.set}
    >
      <Stack gap={16}>
        <Switch label={t('workflow.lecture.touches-actives')} isSelected={keys.isOn} onChange={keys.set} />
        <ShortcutList
          or={t('listes.touche.ou')}
          items={effects.map(([key = '', effect = '']) => ({ effect, keys: [[key]] }))}
        />
      </Stack>
    </Popover>
  );
}

/** By when a demande is due from those who examine, what is taken away of it, and the keys of its page. */
export function LectureTools({ type, demande, hasPieces, ...known }: Props): ReactNode {
  const t = useText();
  const isPhone = useMedia(media.phone);
  const { id, dateDebutTache: start, dateEcheance: due, currentWorkflowTask: task } = demande;
  const params = { params: { type, id: id ?? 0 } };
  const tools = (
    <Inline gap={8} justify={isPhone ? 'start' : 'end'}>
      <DownloadButton
        label={t('workflow.lecture.resume')}
        name="resume.pdf"
        look={QUIET}
        read={() => call(lecture.resume, params)}
      />
      {hasPieces && (
        <DownloadButton
          label={t('workflow.lecture.archive')}
          name="pieces.zip"
          look={QUIET}
          read={() => call(lecture.pieces, params)}
        />
      )}
      <KeysHelp {...known} />
    </Inline>
  );
  if (start === null || due === null || !hasHolder(task.currentTaskDefinitionKey)) return tools;
  // Over the tools: a long name keeps its line.
  return (
    <Stack gap={0}>
      <Inline gap={8} justify={isPhone ? 'start' : 'end'}>
        <Text as="span" look="small" tone="subtle">
          {t('workflow.a-rendre')}
        </Text>
        <DueDay start={start} due={due} isInformation={false} isShort />
      </Inline>
      {tools}
    </Stack>
  );
}
