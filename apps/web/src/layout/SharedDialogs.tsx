import { useText } from '@habilis/i18n/TextProvider';
import { ConfirmationDialog } from '@habilis/ui/ConfirmationDialog';
import { ProgressDialog } from '@habilis/ui/ProgressDialog';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { ReloginDialog } from '../connexion/ReloginDialog.tsx';
import { callKey } from '../messages/callKey.ts';
import { confirmationAtom, reloginAtom } from '../messages/dialogAtoms.ts';
import { inFlightAtom, PROGRESS_AFTER_MS } from '../messages/inFlight.ts';
import { useIsLong } from './useIsLong.ts';

/** The dialogs that any page may open. */
export default function SharedDialogs(): ReactNode {
  const t = useText();
  const confirmation = useAtomValue(confirmationAtom);
  // The question stays visible while its dialog fades out.
  const [asked, setAsked] = useState(confirmation);
  if (confirmation !== null && confirmation !== asked) setAsked(confirmation);
  const isRelogin = useAtomValue(reloginAtom);
  const calls = useAtomValue(inFlightAtom);
  // Shown after this delay (K12).
  const isLong = useIsLong(calls.length > 0 && !isRelogin, PROGRESS_AFTER_MS);
  return (
    <>
      <ProgressDialog
        title={t('modals.progression.titre')}
        isOpen={isLong}
        items={calls.map(({ key, endpoint, ratio }) => ({
          key,
          label: t(callKey(endpoint)),
          value: ratio,
          valueLabel: ratio === undefined ? t('modals.progression.attente') : `${Math.round(ratio * 100)} %`,
        }))}
      />
      {asked !== null && (
        <ConfirmationDialog
          isOpen={confirmation !== null}
          title={asked.title ?? t('modals.confirmation.titre')}
          message={asked.message}
          confirmLabel={asked.confirmLabel ?? t('modals.ok')}
          {...(asked.cancelLabel === null ? {} : { cancelLabel: asked.cancelLabel ?? t('modals.annuler') })}
          {...(asked.hasCross === true ? { closeLabel: t('modals.fermer') } : {})}
          isDanger={asked.isDanger ?? false}
          onConfirm={() => asked.answer(true)}
          onCancel={() => asked.answer(false)}
        >
          {asked.detail}
        </ConfirmationDialog>
      )}
      {isRelogin && <ReloginDialog />}
    </>
  );
}
