import { certificat } from '@habilis/api/certificat/endpoints';
import type { RevocationLue } from '@habilis/api/certificat/Revocation';
import { MOTIF_REMPLACEMENT } from '@habilis/domain/certificat/MOTIFS_REVOCATION';
import { formatInstantDate, formatTime } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useNow } from '../../demande/commission/useNow.ts';
import { useSending } from '../../forms/useSending.ts';
import { tellDone } from '../../messages/tellDone.ts';
import { call } from '../../session/call.ts';

type Props = {
  readonly id: number;
  readonly revocation: RevocationLue;
  /** Reads the certificat again: after a cancellation, done or refused, and as the revocation takes effect. */
  /** Whether the reader has a part in it, and so cancels nothing. */
  readonly isBarred: boolean;
  readonly onChange: () => void;
};

/** Why, by whom and when a certificat is revoked; while it is held, until when it may be cancelled (C24). */
export function RevocationNotice({ id, revocation, isBarred, onChange }: Props): ReactNode {
  const t = useText();
  const sending = useSending();
  const now = useNow();
  const { motif, texte, decideeLe, appliqueLe, annulable, auteurNomPrenom, roleType } = revocation;
  const isDue = annulable && Date.parse(appliqueLe) <= now;
  const reread = useEffectEvent(onChange);
  useEffect(() => {
    if (isDue) reread();
  }, [isDue, now]);
  const cancel = async () => {
    const isDone = await sending.send(() => call(certificat.annulerRevocation, { params: { id } }));
    if (isDone) tellDone('certificats.revocation.annulee');
    onChange();
  };
  const when = (instant: string) => ({ date: formatInstantDate(instant), heure: formatTime(instant) });
  const author = auteurNomPrenom ?? (roleType === null ? null : t(`roles.${roleType}`));
  const fault = sending.messages[0];
  const isReplaced = motif === MOTIF_REMPLACEMENT;
  return (
    <Callout
      tone={isReplaced ? 'info' : annulable ? 'warning' : 'danger'}
      title={
        isReplaced
          ? t('certificats.revocation.remplace', { date: formatInstantDate(appliqueLe) })
          : annulable
            ? t('certificats.revocation.tenue', when(appliqueLe))
            : t('certificats.revocation.effective', { date: formatInstantDate(appliqueLe) })
      }
      actions={
        annulable &&
        !isBarred && (
          <Button isBusy={sending.isBusy} onPress={() => void cancel()}>
            {t('certificats.revocation.annuler')}
          </Button>
        )
      }
    >
      <Stack gap={8}>
        {fault !== undefined && <Text tone="danger">{fault.detail}</Text>}
        <Text>
          {motif === MOTIF_REMPLACEMENT
            ? t('certificats.revocation.nom-corrige')
            : t('certificats.revocation.motif-dit', { motif: t(`certificats.revocation.motifs.${motif}`) })}
        </Text>
        {texte !== '' && <Text>{texte}</Text>}
        {author !== null && (
          <Text look="small">{t('certificats.revocation.par', { auteur: author, ...when(decideeLe) })}</Text>
        )}
      </Stack>
    </Callout>
  );
}
