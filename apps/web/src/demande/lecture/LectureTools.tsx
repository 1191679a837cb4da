import { lecture } from '@habilis/api/lecture/endpoints';
import { useText } from '@habilis/i18n/TextProvider';
import { DescriptionList } from '@habilis/ui/DescriptionList';
import { DownloadButton } from '../../list/DownloadButton.tsx';
import { IconButton } from '@habilis/ui/IconButton';
import { Inline } from '@habilis/ui/Inline';
import { Popover } from '@habilis/ui/Popover';
import { Stack } from '@habilis/ui/Stack';
import { Switch } from '@habilis/ui/Switch';
import { Keyboard } from 'lucide-react';
import type { ReactNode } from 'react';
import { call } from '../../session/call.ts';
import type { Points } from './usePoints.ts';

type Props = {
  readonly demande: { readonly type: 'DA' | 'DH'; readonly id: number };
  readonly hasPieces: boolean;
  readonly isMarking: boolean;
  readonly keys: { readonly isOn: boolean; readonly set: (isOn: boolean) => void };
  readonly points: Points;
  /** Whether it was opened from a list. */
  readonly isListed: boolean;
  readonly isHelpOpen: boolean;
  readonly onHelp: (isOpen: boolean) => void;
};

const QUIET = { variant: 'quiet', size: 'small' } as const;

/** What is taken away of a demande, and the keys of its page. */
export function LectureTools({
  demande,
  hasPieces,
  isMarking,
  keys,
  points,
  isListed,
  isHelpOpen,
  onHelp,
}: Props): ReactNode {
  const t = useText();
  const params = { params: demande };
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
    <Inline gap={8}>
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
      <Popover
        placement="bottom end"
        title={t('workflow.lecture.touches')}
        trigger={<IconButton icon={Keyboard} label={t('workflow.lecture.touches')} />}
        isOpen={isHelpOpen}
        onOpenChange={onHelp}
      >
        <Stack gap={16}>
          <Switch label={t('workflow.lecture.touches-actives')} isSelected={keys.isOn} onChange={keys.set} />
          <DescriptionList items={effects.map(([term = '', description = '']) => ({ term, description }))} />
        </Stack>
      </Popover>
    </Inline>
  );
}
