import { utilisateur } from '@habilis/api/utilisateur/endpoints';
import type { Utilisateur } from '@habilis/api/utilisateur/Utilisateur';
import type { MessageKey } from '@habilis/i18n/MessageKey';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import type { ReactNode } from 'react';
import { OtherActions, PageBar } from '../../document/PageBar.tsx';
import { call } from '../../session/call.ts';
import { confirm } from '../../messages/dialogAtoms.ts';
import { useSending } from '../../forms/useSending.ts';
import { doneThenRead } from '../../forms/doneThenRead.ts';

type Props = {
  readonly person: Utilisateur;
  readonly fusionHref: string;
  /** The page to act in the person's name; undefined for those who may not. */
  readonly actingHref: string | undefined;
  readonly onGive: () => void;
  /** Opens the dialog of an action that needs a reason. */
  readonly onMotif: (what: 'blocage' | 'reinitialisation') => void;
  /** Reads the person again, whether the change succeeded or not. */
  readonly onSent: () => Promise<unknown>;
};

/** What is done at once, without a dialog of its own. */
function useActs({ person, onSent }: Pick<Props, 'person' | 'onSent'>) {
  const t = useText();
  const sending = useSending();
  const { habilisId, version } = person;
  const send = (work: () => Promise<unknown>, done: MessageKey) => sending.send(() => doneThenRead(work, done, onSent));
  const sendActivation = () =>
    send(() => call(utilisateur.sendActivation, { params: { habilisId } }), 'utilisateurs.activation-renvoyee');
  const unblock = async () => {
    const isSure = await confirm({
      title: t('utilisateurs.debloquer-question', { nom: `${person.prenom} ${person.nom}` }),
      message: t('utilisateurs.debloquer-texte'),
      confirmLabel: t('utilisateurs.debloquer'),
    });
    if (!isSure) return;
    await send(() => call(utilisateur.unblock, { params: { habilisId }, body: { version } }), 'utilisateurs.debloque');
  };
  return { sendActivation, unblock, isBusy: sending.isBusy, fault: sending.faults[0]?.label };
}

/** The actions possible on an account now: the most likely as a button, the others in a menu. */
export function UtilisateurActions({ person, fusionHref, actingHref, onGive, onMotif, onSent }: Props): ReactNode {
  const t = useText();
  const { actions } = person;
  const { sendActivation, unblock, isBusy, fault } = useActs({ person, onSent });
  const others = [
    ...(actions.renvoyerActivation ? [{ id: 'activation', label: t('utilisateurs.renvoyer-activation') }] : []),
    ...(actions.fusionner ? [{ id: 'fusion', label: t('utilisateurs.fusionner'), href: fusionHref }] : []),
    ...(actingHref === undefined ? [] : [{ id: 'en-tant-que', label: t('menu.en-tant-que'), href: actingHref }]),
    ...(actions.reinitialiserSecondFacteur ? [{ id: 'reinitialisation', label: t('utilisateurs.reinitialiser') }] : []),
    ...(actions.bloquer ? [{ id: 'blocage', label: t('utilisateurs.bloquer') }] : []),
  ];
  if (others.length === 0 && !actions.debloquer && actions.rolesADonner.length === 0) return null;
  return (
    <PageBar status={fault === undefined ? undefined : <span role="alert">{fault}</span>}>
      {others.length > 0 && (
        <OtherActions
          isBusy={isBusy}
          items={others}
          onAction={(id) => {
            if (id === 'activation') void sendActivation();
            if (id === 'blocage' || id === 'reinitialisation') onMotif(id);
          }}
        />
      )}
      {actions.debloquer && (
        <Button isBusy={isBusy} onPress={() => void unblock()}>
          {t('utilisateurs.debloquer')}
        </Button>
      )}
      {actions.rolesADonner.length > 0 && (
        <Button variant="primary" isDisabled={isBusy} onPress={onGive}>
          {t('utilisateurs.donner-role')}
        </Button>
      )}
    </PageBar>
  );
}
