import type { Calendrier } from '@habilis/api/echeance/Echeance';
import { echeance } from '@habilis/api/echeance/endpoints';
import { formatInstantDate, formatTime } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
import { Dialog } from '@habilis/ui/Dialog';
import { Heading } from '@habilis/ui/Heading';
import { Skeleton } from '@habilis/ui/Skeleton';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { TextField } from '@habilis/ui/TextField';
import { CalendarPlus, Copy } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { tellDone } from '../../messages/tellDone.ts';
import { call } from '../../session/call.ts';

const PROGRAMS = ['outlook', 'google', 'apple', 'thunderbird'] as const;

/** How each usual program takes the address. */
function HowTo(): ReactNode {
  const t = useText();
  return (
    <Stack gap={4}>
      <Heading level={3}>{t('echeances.calendrier.comment')}</Heading>
      <Stack gap={4} as="ul">
        {PROGRAMS.map((program) => (
          <li key={program}>
            <Text look="small">{t(`echeances.calendrier.comment-${program}`)}</Text>
          </li>
        ))}
      </Stack>
      <Text look="small" tone="subtle">
        {t('echeances.calendrier.rythme')}
      </Text>
    </Stack>
  );
}

/** A new address, shown this once, with how to give it to a program. */
function NewAddress({ adresse }: { adresse: string }): ReactNode {
  const t = useText();
  const [copied, setCopied] = useState<'copiee' | 'non-copiee'>();
  const copy = () =>
    navigator.clipboard.writeText(adresse).then(
      () => setCopied('copiee'),
      () => setCopied('non-copiee'),
    );
  return (
    <Stack gap={16}>
      <Callout tone="warning" told="announced" title={t('echeances.calendrier.une-fois')} />
      <TextField
        label={t('echeances.calendrier.adresse')}
        value={adresse}
        onChange={() => undefined}
        isReadOnly
        isMono
        autoFocus
        {...(copied === 'non-copiee' ? { description: t('echeances.calendrier.non-copiee') } : {})}
      />
      <Button icon={Copy} onPress={() => void copy()}>
        {t(copied === 'copiee' ? 'echeances.calendrier.copiee' : 'echeances.calendrier.copier')}
      </Button>
      <HowTo />
    </Stack>
  );
}

/** What stands: since when there is an address, and when a program read it. */
function Standing({ creeLe, luLe }: { creeLe: string; luLe: string | null }): ReactNode {
  const t = useText();
  return (
    <Stack gap={8}>
      <Text>
        {t('echeances.calendrier.creee-le', { date: formatInstantDate(creeLe) })}{' '}
        {luLe === null
          ? t('echeances.calendrier.jamais-lue')
          : t('echeances.calendrier.lue-le', { date: formatInstantDate(luLe), heure: formatTime(luLe) })}
      </Text>
      <Text tone="subtle">{t('echeances.calendrier.remplacer-texte')}</Text>
    </Stack>
  );
}

/** The calendar as it stands, and what makes or revokes its address. */
function useCalendrier(onClose: () => void) {
  const [state, setState] = useState<Calendrier>();
  const [adresse, setAdresse] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    // A failure is told by the error catalogue; there is nothing to show then.
    void call(echeance.calendrier, {}).then(setState, onClose);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- read once, when it opens
  }, []);
  const once = async (work: () => Promise<void>) => {
    setBusy(true);
    // What failed is told by the error catalogue, and can be tried again.
    await work().catch(() => undefined);
    setBusy(false);
  };
  const create = () => once(async () => setAdresse((await call(echeance.createCalendrier, {})).adresse));
  const revoke = () =>
    once(async () => {
      await call(echeance.revokeCalendrier, {});
      tellDone('echeances.calendrier.revoquee');
      onClose();
    });
  return { state, adresse, isBusy, create, revoke };
}

/** The personal calendar of the role: its address is made, copied, replaced or revoked here. */
export function CalendrierDialog({ onClose }: { onClose: () => void }): ReactNode {
  const t = useText();
  const { state, adresse, isBusy, create, revoke } = useCalendrier(onClose);
  const isNew = adresse !== undefined;
  const creeLe = state?.creeLe ?? null;
  return (
    <Dialog
      title={t('echeances.calendrier.titre')}
      isOpen
      // Closed before the answer, the address would be lost: it is shown once.
      onClose={() => !isBusy && onClose()}
      closeLabel={t('modals.fermer')}
      actions={
        isNew ? (
          <Button variant="primary" onPress={onClose}>
            {t('modals.fermer')}
          </Button>
        ) : (
          state !== undefined && (
            <>
              {creeLe !== null && (
                <Button variant="danger" isBusy={isBusy} onPress={() => void revoke()}>
                  {t('echeances.calendrier.revoquer')}
                </Button>
              )}
              <Button icon={CalendarPlus} variant="primary" isBusy={isBusy} onPress={() => void create()}>
                {t(creeLe === null ? 'echeances.calendrier.creer' : 'echeances.calendrier.remplacer')}
              </Button>
            </>
          )
        )
      }
    >
      {isNew ? (
        <NewAddress adresse={adresse} />
      ) : (
        <Stack gap={16}>
          <Text>{t('echeances.calendrier.texte')}</Text>
          {state === undefined ? (
            <Skeleton label={t('modals.progression.page')} count={2} />
          ) : (
            creeLe !== null && <Standing creeLe={creeLe} luLe={state.luLe} />
          )}
        </Stack>
      )}
    </Dialog>
  );
}
