import { MOTIFS_COMPLEMENT, SANS_MOTIF } from '@habilis/domain/complement/MOTIFS_COMPLEMENT';
import { isEmpty } from '@habilis/domain/null-when-empty/isEmpty';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Inline } from '@habilis/ui/Inline';
import { Select } from '@habilis/ui/Select';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { TextArea } from '@habilis/ui/TextArea';
import { media } from '@habilis/ui/theme/media';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useMedia } from '../../boot/useMedia.ts';
import { fieldId } from '../../forms/fieldId.ts';
import { commentaireOf, motifOf } from './motifs.ts';
import type { Points } from './usePoints.ts';

type Props = {
  readonly ancre: string;
  readonly label: string;
  readonly points: Points;
};

const COMMENT_MAX = 1900;

/** Gives the focus back to where a point was opened from, once that shows again. */
const giveBackFocus = (ancre: string) =>
  requestAnimationFrame(() =>
    document
      .getElementById(fieldId(`demander.${ancre}`))
      ?.querySelector<HTMLElement>('button, [role=link]')
      ?.focus(),
  );

function MotifField({ ancre, points }: Pick<Props, 'ancre' | 'points'>): ReactNode {
  const t = useText();
  const commentaire = points.pointOf(ancre)?.commentaire ?? '';
  const { motif, texte } = motifOf(t, commentaire);
  // A motif that says nothing by itself leaves no trace in a point without words.
  const [isOther, setOther] = useState(false);
  return (
    <Select
      size="small"
      label={t('workflow.lecture.motif')}
      optionalLabel={t('entites.facultatif')}
      placeholder={t('entites.choisir')}
      options={MOTIFS_COMPLEMENT.map((id) => ({ id, label: t(`workflow.lecture.motif.${id}`) }))}
      value={commentaire === '' && !isOther ? null : motif}
      onChange={(id) => {
        const chosen = MOTIFS_COMPLEMENT.find((one) => one === id) ?? SANS_MOTIF;
        setOther(chosen === SANS_MOTIF);
        points.write(ancre, { commentaire: commentaireOf(t, chosen, texte), motif: chosen });
      }}
    />
  );
}

/** Closes a point and keeps what was typed, by its button or by Escape and Ctrl+Enter; one that says nothing is not closed as if it did. */
function useKeeping(ancre: string, points: Points) {
  const [isChecked, setChecked] = useState(false);
  const leave = () => {
    points.close();
    giveBackFocus(ancre);
  };
  const keep = () => {
    setChecked(true);
    if (!isEmpty(points.pointOf(ancre)?.commentaire ?? '')) leave();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isKept = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (event.key !== 'Escape' && !isKept) return;
    event.stopPropagation();
    if (isKept) keep();
    else leave();
  };
  return { isChecked, keep, onKeyDown };
}

/** A point being written in its place: its motif, and what the entite will read. */
export function PointBox({ ancre, label, points }: Props): ReactNode {
  const t = useText();
  const isTouched = useMedia(media.coarse);
  const commentaire = points.pointOf(ancre)?.commentaire ?? '';
  const { motif, texte } = motifOf(t, commentaire);
  const { isChecked, keep, onKeyDown } = useKeeping(ancre, points);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('textarea')?.focus(), []);
  const rang = Math.max(1, points.rankOf(ancre));
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it hears the key on its way from its fields
    <div ref={box} onKeyDown={onKeyDown}>
      <Stack gap={8}>
        <Text look="label">{t('workflow.lecture.complement-sur', { rang, champ: label })}</Text>
        <MotifField ancre={ancre} points={points} />
        <TextArea
          id={fieldId(`point.${ancre}`)}
          label={t('workflow.lecture.texte')}
          // Only who has its keys is told of a shortcut.
          {...(isTouched ? {} : { description: t('workflow.lecture.texte-aide') })}
          value={texte}
          onChange={(typed) => points.write(ancre, { commentaire: commentaireOf(t, motif, typed), motif })}
          rows={2}
          maxLength={COMMENT_MAX}
          errorMessage={isChecked && isEmpty(commentaire) ? t('erreurs.champ.attendu-requis') : undefined}
        />
        <Inline justify="between">
          <Text look="small" tone="subtle">
            {t('workflow.lecture.visible')}
          </Text>
          <Inline gap={8}>
            <Button
              size="small"
              variant="quiet"
              onPress={() => {
                points.remove(ancre);
                giveBackFocus(ancre);
              }}
            >
              {t('workflow.lecture.retirer')}
            </Button>
            <Button size="small" onPress={keep}>
              {t('workflow.lecture.garder')}
            </Button>
          </Inline>
        </Inline>
      </Stack>
    </div>
  );
}
