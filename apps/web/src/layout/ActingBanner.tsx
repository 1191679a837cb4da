import { useText } from '@habilis/i18n/TextProvider';
import { Banner } from '@habilis/ui/Banner';
import { Button } from '@habilis/ui/Button';
import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { actingEnded, openActingAtom } from '../session/acting.ts';
import { stopActing } from '../session/stopActing.ts';
import { currentTexts } from '../messages/texts.ts';
import { addToast, FAILURE_LIFE_MS } from '../messages/toasts.ts';

/** Minutes before the end at which a warning shows, so that work can be finished. */
const WARNED_MINUTES = 5;
const LOOK_EVERY_MS = 5000;

const minutesUntil = (untilMs: number): number => Math.ceil((untilMs - Date.now()) / 60_000);

/** The minutes left, recomputed from the clock: a machine that slept is still right. */
function useMinutesLeft(untilMs: number): number {
  const [minutes, setMinutes] = useState(() => minutesUntil(untilMs));
  useEffect(() => {
    const look = () => setMinutes(minutesUntil(untilMs));
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [untilMs]);
  return minutes;
}

function warn(minutes: number): void {
  const t = currentTexts();
  addToast({
    severity: 'warn',
    summary: t('admin.en-tant-que.bientot', { minutes }),
    detail: t('admin.en-tant-que.bientot-aide'),
    life: FAILURE_LIFE_MS,
  });
}

/** Says whose name one acts in and for how long, with the button to stop (R38). */
export function ActingBanner(): ReactNode {
  const t = useText();
  const acting = useAtomValue(openActingAtom);
  const minutes = useMinutesLeft(acting?.untilMs ?? 0);
  const [isLeaving, setLeaving] = useState(false);
  const isLate = minutes <= WARNED_MINUTES;
  useEffect(() => {
    if (minutes <= 0) actingEnded();
  }, [minutes]);
  const warnOnce = useEffectEvent(() => warn(Math.max(1, minutes)));
  useEffect(() => {
    if (isLate) warnOnce();
  }, [isLate]);
  const impersonation = acting?.impersonation ?? null;
  if (impersonation === null) return null;
  const leave = async () => {
    setLeaving(true);
    await stopActing().catch(() => undefined);
    setLeaving(false);
  };
  return (
    <Banner
      tone="impersonation"
      action={
        <>
          <span>{t('admin.en-tant-que.encore', { minutes: Math.max(1, minutes) })}</span>
          <Button size="small" isBusy={isLeaving} onPress={() => void leave()}>
            {t('admin.en-tant-que.quitter')}
          </Button>
        </>
      }
    >
      {t('admin.en-tant-que.bandeau')}{' '}
      <strong>
        {impersonation.prenom} {impersonation.nom}
      </strong>
    </Banner>
  );
}
