import { ProblemError } from '@habilis/api/client/errors';
import type { PreuveDemandee, PreuveFraiche } from '@habilis/api/reglage/Reglage';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { PasswordField } from '@habilis/ui/PasswordField';
import { TextField } from '@habilis/ui/TextField';
import { startAuthentication } from '@simplewebauthn/browser';
import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldRefusal } from '../forms/FieldRefusal.ts';
import { FormDialog } from '../forms/FormDialog.tsx';
import { useForm } from '../forms/useForm.ts';
import { AtProvider } from './AtProvider.tsx';

const CODE_LENGTH = 40;

/** A change that waits for its proof. */
export type Asked = {
  readonly demande: PreuveDemandee;
  /** Sends it with the proof; a refusal of the proof shows in the dialog, any other ends it. */
  readonly send: (preuve: PreuveFraiche) => Promise<void>;
};

/** Whether a refusal is of the proof, and not of what it is for. */
export const isOfPreuve = (error: unknown): boolean =>
  error instanceof ProblemError &&
  (error.status === 429 || error.problem.errors?.some(({ path }) => path === 'preuve') === true);

/** Asks afresh who it is: by a code, a passkey, or the password of who has no second factor. */
export function PreuveDialog({ asked, onClose }: { asked: Asked; onClose: () => void }): ReactNode {
  const t = useText();
  const { defi, facteurs } = asked.demande;
  const isPassword = facteurs === null;
  const form = useForm({
    initial: { preuve: '' },
    judge: ({ preuve }) => (preuve.trim() === '' ? [{ path: 'preuve', title: 'champ.requis' }] : []),
    send: ({ preuve }) =>
      asked.send(isPassword ? { motDePasse: preuve } : { ...(defi === null ? {} : { defi }), code: preuve }),
  });
  const cle = facteurs?.cle ?? null;
  const giveKey = async () => {
    if (cle === null || defi === null) return;
    const { challenge, rpId, cles } = cle;
    const allowCredentials = cles.map((id) => ({ id, type: 'public-key' as const }));
    await form.send(async () => {
      const assertion = await startAuthentication({ optionsJSON: { challenge, rpId, allowCredentials } }).catch(() => {
        throw new FieldRefusal([{ path: '', title: 'invite.etape.cle-echouee' }]);
      });
      await asked.send({ defi, assertion });
    });
  };
  return (
    <FormDialog
      title={t('reglages.preuve.titre')}
      message={t('reglages.preuve.texte')}
      submitLabel={t('invite.etape.verifier')}
      form={form}
      onClose={onClose}
    >
      {cle !== null && (
        <Button icon={KeyRound} isFullWidth isBusy={form.isBusy} onPress={() => void giveKey()}>
          {t('invite.etape.utiliser-cle')}
        </Button>
      )}
      {asked.demande.fournisseur && <AtProvider form={form} send={asked.send} />}
      {isPassword ? (
        <PasswordField
          {...form.field('preuve')}
          name="password"
          label={t('compte.mot-de-passe-actuel')}
          revealLabel={t('invite.connexion.reveler')}
          autoFocus
        />
      ) : (
        <TextField
          {...form.field('preuve')}
          name="code"
          label={t(facteurs.application ? 'invite.etape.code' : 'invite.etape.code-secours')}
          description={t(facteurs.application ? 'invite.etape.code-aide' : 'invite.etape.code-secours-aide')}
          autoComplete="one-time-code"
          maxLength={CODE_LENGTH}
          isMono
          autoFocus
        />
      )}
    </FormDialog>
  );
}
