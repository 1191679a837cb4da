import { can } from '@habilis/domain/role/can';
import type { RoleType } from '@habilis/domain/role/RoleType';
import { REFUS_ANIMATEUR } from '@habilis/domain/animateur/refusalOfAnimateur';
import { formatInstantDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Callout } from '@habilis/ui/Callout';
import { steady } from '@habilis/ui/steady';
import { Text } from '@habilis/ui/Text';
import type { FC, ReactNode } from 'react';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { PartPriseNotice } from '../../droit/PartPriseNotice.tsx';
import { ConflictNotice } from '../../document/ConflictNotice.tsx';
import { fieldId } from '../../forms/fieldId.ts';
import { problemText } from '../../messages/reportError.ts';
import { Homonymes } from './Homonymes.tsx';
import { SaisieNotices } from './SaisieNotices.tsx';
import type { OpenSession, SessionDocument } from './sessionKind.ts';
import { suppressionView } from '../../etat/suppressionView.ts';

/** By which what stands against the next step takes the focus. */
export const EMPECHEMENT = 'empechement';

/** What can still be done, as a text: a formateur is named by the entite alone. */
function suiteOf(etat: SessionDocument['etat'], empechement: string) {
  if (etat === 'SAISIE') return 'sessions-certification.empechement.saisie';
  return REFUS_ANIMATEUR.some((refus) => refus === empechement)
    ? 'sessions-certification.empechement.formateur'
    : 'sessions-certification.empechement.suite';
}

/** When a session was deleted, by whom, and what is left of it. */
function Supprimee({ session: { etapes, stagiaires } }: { readonly session: SessionDocument }): ReactNode {
  const t = useText();
  const step = etapes.findLast(({ action }) => action === 'Supprime');
  if (step === undefined) return null;
  const { faitLe, roleType, commentaire } = step;
  return (
    <Callout
      tone="info"
      // The service deletes in nobody's name.
      title={t('sessions-certification.supprimee.titre', {
        faute: roleType === null ? 'oui' : 'non',
        date: formatInstantDate(faitLe),
      })}
    >
      {commentaire !== null && <Text>{commentaire}</Text>}
      <Text>{t('sessions-certification.supprimee.texte', { nombre: stagiaires.length })}</Text>
    </Callout>
  );
}

/** Whom a sentence about who sent a session back speaks to. */
function readerOf(role: RoleType) {
  if (role === 'F') return 'formateur';
  return can(role, 'manage-sessions') ? 'entite' : 'lecteur';
}

/** That a draft was taken back, with the reason that was given. */
function Reprise({
  session: { etat, etapes },
  role,
}: {
  readonly session: SessionDocument;
  readonly role: RoleType;
}): ReactNode {
  const t = useText();
  const last = etapes.findLast(({ de, vers }) => de !== vers);
  if (etat !== 'SAISIE' || last?.action !== 'Reprend') return null;
  return (
    <Callout tone="info" title={t(`sessions-certification.reprise.${readerOf(role)}`)}>
      {last.commentaire !== null && <Text>{last.commentaire}</Text>}
    </Callout>
  );
}

/** Who finishes a session that its formateur, or its entite, can finish no longer; said to each reader (SC37). */
function Finition({ session, role }: { readonly session: SessionDocument; readonly role: RoleType }): ReactNode {
  const t = useText();
  const { etat, sansFormateur, sansGestionnaire, animateurNomPrenom } = session;
  const isLeft = etat === 'RESULTATS' ? sansFormateur : sansGestionnaire;
  if (!isLeft || (etat !== 'RESULTATS' && etat !== 'VERIFICATION')) return null;
  const isCaisse = sansGestionnaire && can(role, 'finish-sessions');
  const reader = isCaisse ? 'caisse' : etat === 'RESULTATS' && can(role, 'manage-sessions') ? 'entite' : 'lecteur';
  const key = `sessions-certification.finir.${etat}-${reader}`;
  const mots = { nom: animateurNomPrenom ?? '', entite: sansGestionnaire ? 'non' : 'oui' };
  return (
    <Callout tone="warning" title={t.find(key, mots) ?? ''}>
      <Text>{t.find(`${key}-suite`, mots) ?? ''}</Text>
    </Callout>
  );
}

type Props = Pick<OpenSession, 'document'> & {
  readonly session: SessionDocument;
  readonly role: RoleType;
  readonly conflict: OpenSession['state']['conflict'];
  readonly isRestored: boolean;
  /** Whether the session waits for the reader. */
  readonly isActing: boolean;
  readonly onReload: () => void;
};

/** What to know before the tabs: a conflict, what sends back, what stands against the next step, what is about to be lost. */
export const SessionNotices: FC<Props> = steady(function SessionNotices({
  document,
  session,
  role,
  conflict,
  isRestored,
  isActing,
  onReload,
}: Props): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  const { commentaireRenvoi, empechement, etat } = session;
  const deadline = suppressionView(t, session, today, false);
  return (
    <>
      <ConflictNotice conflict={conflict} document={document} objet="session" onReload={onReload} />
      <PartPriseNotice part={session.partPrise} />
      {etat === 'SUPPRIMEE' && <Supprimee session={session} />}
      {commentaireRenvoi !== null && (
        <Callout
          tone="warning"
          title={t(`sessions-certification.renvoi.${etat === 'SAISIE' ? 'SAISIE' : 'RESULTATS'}-${readerOf(role)}`, {
            par: session.etapes.findLast(({ action }) => action === 'Renvoie')?.roleType ?? 'G',
          })}
        >
          <Text>{commentaireRenvoi}</Text>
        </Callout>
      )}
      <Reprise session={session} role={role} />
      <Finition session={session} role={role} />
      <SaisieNotices session={session} />
      <Homonymes document={document} session={session} />
      {empechement !== null && (
        <Callout id={fieldId(EMPECHEMENT)} tone={isActing ? 'danger' : 'warning'} title={problemText(empechement)}>
          <Text>{t(suiteOf(etat, empechement))}</Text>
        </Callout>
      )}
      {deadline?.state === 'late' && (
        <Callout
          tone="danger"
          title={t('sessions-certification.suppression.titre', { date: deadline.date, dans: deadline.words })}
        >
          <Text>{t('sessions-certification.suppression.texte')}</Text>
        </Callout>
      )}
      {isRestored && <Callout tone="info" title={t('workflow.brouillon.restaure')} />}
    </>
  );
});
