import type { Role } from '@habilis/api/role/Role';
import type { RoleType } from '@habilis/domain/role/RoleType';
import { useText } from '@habilis/i18n/TextProvider';
import { MilestoneTrack } from '@habilis/ui/MilestoneTrack';
import { Stack } from '@habilis/ui/Stack';
import { Tabs } from '@habilis/ui/Tabs';
import { memo, type ReactNode, useCallback } from 'react';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { busyKeyOf } from '../../document/busyKeyOf.ts';
import { DocumentActions } from '../../document/DocumentActions.tsx';
import { FaultSummary } from '../../document/FaultSummary.tsx';
import { errorMark } from '../../document/leftToFill.ts';
import { commentKeyOf } from '../../document/localDraft.ts';
import { tabPropsOf } from '../../document/TabProps.ts';
import { focusField, goToField } from '../../forms/fieldId.ts';
import { useLeaveGuard } from '../../forms/useLeaveGuard.ts';
import { ChezFormateur, withoutCardActions } from './ChezFormateur.tsx';
import { InformationsTab } from './InformationsTab.tsx';
import { ResultatsEchoues } from './resultats/ResultatsEchoues.tsx';
import { ResultatsProgress } from './resultats/ResultatsProgress.tsx';
import { useResultats } from './resultats/useResultats.ts';
import { SESSION_TAB_ROWS } from './SESSION_TAB_ROWS.tsx';
import { SessionActionDialog } from './SessionActionDialog.tsx';
import { SessionHeader } from './SessionHeader.tsx';
import type { SessionDocument } from './sessionKind.ts';
import { EMPECHEMENT, SessionNotices } from './SessionNotices.tsx';
import { mayTakeCertificats, openingOf, SESSION_TABS, type SessionTab, tabOfPath } from './sessionTabs.ts';
import { sessionTrack } from './sessionTrack.tsx';
import { useAnimateur } from './useAnimateur.ts';
import { isWithheld } from './isWithheld.ts';
import { placesOf } from './import/placesOf.ts';
import { useWaitingImport } from './import/useWaitingImport.ts';
import { confirm } from '../../messages/dialogAtoms.ts';
import { useFormateurs } from './useFormateurs.ts';
import { useRefusedFormateur } from './useRefusedFormateur.ts';
import { useSession } from './useSession.ts';
import { useSessionActions } from './useSessionActions.ts';
import { useSessionBar } from './useSessionBar.ts';
import { useSessionFaults } from './useSessionFaults.ts';

/** What the page of a session is read with. */
export type ReadSession = {
  readonly session: SessionDocument;
  /** The session that this one copies, if any. */
  readonly copieDe: string | null;
  readonly readAt: number;
};

type Props = {
  readonly read: ReadSession;
  readonly reader: { readonly role: Role; readonly habilisId: string };
  readonly tab: SessionTab;
  readonly onTab: (tab: string) => void;
  readonly onCreated: (session: SessionDocument) => void;
  /** Whether all of it is being read again, to begin anew. */
  readonly isReread: boolean;
  readonly onDone: () => Promise<unknown>;
  readonly onDeleted: () => unknown;
};

/** Where the session stands; a key typed in the form does not draw it again. */
const Track = memo(function Track({ session, role }: { session: SessionDocument; role: RoleType }): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  return (
    <MilestoneTrack
      label={t('sessions-certification.suivi.titre')}
      {...sessionTrack(t, session, { today, role })}
      // Who enters results on a phone sees them at once.
      isCompact={session.etat === 'RESULTATS' && role === 'F'}
    />
  );
});

/** The session as it is worked on, with what its tabs, notices and actions share. */
function useWork({ read, reader: { role, habilisId }, onTab, onCreated, isReread, onDone, onDeleted }: Props) {
  const open = useSession(read.session, { habilisId, roleId: role.id, copieDe: read.copieDe, onCreated });
  const { demande: session } = open.state;
  const { animateur, again } = useAnimateur(open);
  const proposes = useFormateurs(open);
  const faults = useSessionFaults(open, animateur.kind === 'answered' ? animateur.answer : null);
  const keyOfComment = (action: string) => commentKeyOf(habilisId, 'SC', session.id, action);
  const refused = useRefusedFormateur(faults, { animateur, again, onTab: () => onTab('informations') });
  const actions = useSessionActions({ open, faults: refused, commentKeyOf: keyOfComment, onDone, onDeleted });
  const resultats = useResultats(open, habilisId);
  const importing = useWaitingImport(habilisId, { id: session.id, places: placesOf(session) }, () =>
    onTab('stagiaires'),
  );
  useLeaveGuard(open.document);
  const busyKey = busyKeyOf(actions.busyKey, isReread);
  const isReadOnly = !session.modifiable || busyKey !== null;
  return {
    open,
    session,
    animateur,
    proposes,
    faults,
    keyOfComment,
    actions,
    resultats,
    importing,
    busyKey,
    isReadOnly,
  };
}
type Work = ReturnType<typeof useWork>;

/** What waits on this device is sent before a step; what is missing, or could not be sent, is told instead. */
function useChoose({ open, session, actions, resultats, importing }: Work, onTab: (tab: SessionTab) => void) {
  const t = useText();
  const isClassWaiting = importing.nombre !== null && session.modifiable && session.etat === 'SAISIE';
  const leavesClassOut = () =>
    confirm({
      title: t('sessions-certification.import.attend-question'),
      message: t('sessions-certification.import.attend-suite'),
      confirmLabel: t('sessions-certification.import.attend-sans'),
      cancelLabel: t('sessions-certification.import.attend-revenir'),
    });
  return async (action: Parameters<typeof actions.choose>[0]) => {
    const isResultats = session.etat === 'RESULTATS' && (action.key === 'Soumet' || action.key === 'Renvoie');
    // Names are corrected one by one, beside what was found of each.
    if (action.key === 'Corrige') goToField('corrections', () => onTab('verification'));
    else if (action.key === 'Soumet' && isClassWaiting && !(await leavesClassOut())) importing.goOn();
    else if (isResultats && !(await resultats.ready(action.key === 'Soumet'))) onTab('resultats');
    // Nothing is asked that would be refused: the notice says why.
    else if (action.key === 'Soumet' && (await isWithheld(open))) focusField(EMPECHEMENT);
    else await actions.choose(action);
  };
}

/** What an action is called; lasting, so that a key does not draw the actions again. */
function useLabelOf(etat: SessionDocument['etat']) {
  const t = useText();
  return useCallback(
    (key: string) =>
      // Read over first, in the sheet that submits.
      key === 'Soumet' && etat === 'RESULTATS'
        ? t('sessions-certification.relecture.bouton')
        : (t.find(`sessions-certification.action.${key}-${etat}`) ?? key),
    [etat, t],
  );
}

/** The tabs of the session: what is typed of it, and what the others show. */
function useTabs(work: Work, role: RoleType, onTab: (tab: SessionTab) => void) {
  const t = useText();
  const { open, session, animateur, proposes, faults, resultats, importing, isReadOnly } = work;
  const mayTake = mayTakeCertificats(session, role);
  const errorsOf = (id: SessionTab) => errorMark(t, faults.countOf(id));
  const informations = {
    id: 'informations' as const,
    label: t('sessions-certification.onglet.informations'),
    errors: errorsOf('informations'),
    content: (
      <InformationsTab
        {...tabPropsOf(open, faults, { isReadOnly })}
        session={session}
        animateur={animateur}
        proposes={proposes}
        onList={() => onTab('stagiaires')}
      />
    ),
  };
  const rows = SESSION_TAB_ROWS.filter(({ isFor }) => isFor(session, { mayTakeCertificats: mayTake })).map(
    ({ id, countOf, content: Content }) => ({
      id,
      label: t(`sessions-certification.onglet.${id}`),
      ...(countOf === undefined ? {} : { count: countOf(session) }),
      errors: errorsOf(id),
      content: (
        <Content
          {...{ open, faults, isReadOnly, resultats, mayTakeCertificats: mayTake, onwardRef: importing.onwardRef }}
        />
      ),
    }),
  );
  return SESSION_TABS.flatMap((tabId) => [informations, ...rows].filter(({ id }) => id === tabId));
}

/** What may be done with the session, in the bar and in the dialog that asks. */
function Actions({
  work,
  habilisId,
  onChoose,
  bar,
}: {
  readonly work: Work;
  readonly habilisId: string;
  readonly onChoose: (action: Parameters<Work['actions']['choose']>[0]) => void;
  readonly bar: ReturnType<typeof useSessionBar>;
}): ReactNode {
  const { open, session, actions, resultats, busyKey, keyOfComment } = work;
  const { status, conflict } = open.state;
  const labelOf = useLabelOf(session.etat);
  return (
    <>
      <DocumentActions
        demande={withoutCardActions(session)}
        isEndingAside={session.chezFormateur !== undefined}
        status={status}
        conflict={conflict}
        habilisId={habilisId}
        labelOf={labelOf}
        busyKey={busyKey}
        onChoose={onChoose}
        {...(resultats.isEditable ? { progress: <ResultatsProgress resultats={resultats} /> } : {})}
        {...bar}
        onSave={session.modifiable ? () => void open.document.store().catch(() => undefined) : undefined}
      />
      {actions.asked && (
        <SessionActionDialog
          action={actions.asked}
          session={actions.askedOf}
          resultats={resultats}
          commentKey={keyOfComment(actions.asked.key)}
          onConfirm={actions.confirm}
          onCancel={actions.cancel}
        />
      )}
    </>
  );
}

/** The page of one session, for anyone who may read it: where it stands, its tabs, and what the reader may do. */
export function SessionPage(props: Props): ReactNode {
  const t = useText();
  const { reader, tab, onTab, onDone } = props;
  const { type: role } = reader.role;
  const work = useWork(props);
  const { open, session, faults, resultats, importing, busyKey } = work;
  const { saisie, conflict, isRestored } = open.state;
  const choose = useChoose(work, onTab);
  const items = useTabs(work, role, onTab);
  const shown = items.some(({ id }) => id === tab) ? tab : openingOf(session, role);
  const bar = useSessionBar({ session, faults, importing, resultats, shown, onTab });
  return (
    <>
      <Stack gap={28}>
        <SessionHeader session={session} saisie={saisie} role={reader.role} />
        <Track session={session} role={role} />
        <ChezFormateur
          session={session}
          busyKey={busyKey}
          onChoose={(action) => void choose(action)}
          onFollow={() => void onDone().then(() => onTab('verification'))}
        />
        <SessionNotices
          document={open.document}
          session={session}
          role={role}
          conflict={conflict}
          isRestored={isRestored}
          isActing={session.actionsPossibles.some(({ key }) => key === 'Soumet')}
          onReload={() => void onDone()}
        />
        <ResultatsEchoues session={session} resultats={resultats} />
        <FaultSummary faults={faults} onOpen={(path) => onTab(tabOfPath(path))} />
        <Tabs label={t('sessions-certification.onglets')} items={items} selected={shown} onSelect={onTab} />
      </Stack>
      <Actions work={work} habilisId={reader.habilisId} onChoose={(action) => void choose(action)} bar={bar} />
    </>
  );
}
