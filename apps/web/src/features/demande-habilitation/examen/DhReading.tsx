import { rolePath } from '@habilis/api/page/rolePaths';
import { asksDecision, needsOfAction } from '@habilis/domain/demande-habilitation/actionFaults';
import { useText } from '@habilis/i18n/TextProvider';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { type HeldDecisions, useHeldDecisions } from '../../../demande/commission/useHeldDecisions.ts';
import { readBar } from '../../../demande/page/readBar.ts';
import { ReadPage } from '../../../demande/page/ReadPage.tsx';
import { DocumentActions } from '../../../document/DocumentActions.tsx';
import { HeaderLinks, HeaderState } from '../DhHeader.tsx';
import type { DhPageProps } from '../DhRead.ts';
import { ancreLabel } from './ancreLabel.ts';
import { DhSuivi } from './DhSuivi.tsx';
import { ExamenDialog } from './ExamenDialog.tsx';
import { ExamenLine } from './ExamenLine.tsx';
import { ExamenNotices } from './ExamenNotices.tsx';
import { furtherSections } from './furtherSections.tsx';
import { GotoTaskDialog } from './GotoTaskDialog.tsx';
import { HeldDecisionBar } from './HeldDecision.tsx';
import { lectureSections } from './lectureSections.tsx';
import { useDhAsking } from './useDhAsking.ts';
import { type DhInReading, useDhReading } from './useDhReading.ts';

type Props = DhPageProps & { readonly page: DhInReading };

/** Whether an action gives a letter: it is taken on the page of decisions, where the letter is read at its width. */
const isDecided = (task: string, key: string): boolean =>
  asksDecision(task, key) || needsOfAction(task, key).includes('motif');

/** Goes to the page of decisions. */
function useDecide({ open }: DhInReading, role: DhPageProps['visit']['role']) {
  const navigate = useNavigate();
  const { id, dateCnh } = open.state.demande;
  return async (key: string) => {
    if (dateCnh === null) return;
    const choix = key === 'Soumet' ? '' : '&choix=COMPLEMENT';
    await navigate(`${rolePath(role, 'commissionDecision', dateCnh)}?demandes=${id}${choix}`);
  };
}

/** The actions of the page. */
function Bar({ page, visit, decide }: Props & { readonly decide: (key: string) => Promise<unknown> }): ReactNode {
  const t = useText();
  const { open, niveau, task, isGiving, draft, asking, reading, actions, choose, busyKey } = page;
  const { demande, conflict } = open.state;
  const facts = lectureSections(t, { demande, niveau });
  const bar = readBar(
    t,
    { reading, facts, asking: asking?.key },
    {
      demande,
      conflict,
      status: draft.status,
      habilisId: visit.habilisId,
      labelOf: actions.labelOf,
      busyKey,
      isEndingAside: true,
      onChoose: (action) => {
        const possible = demande.actionsPossibles.find(({ key }) => key === action.key);
        if (isDecided(task, action.key)) void decide(action.key);
        else if (reading.points.nombre > 0 && action.key === asking?.key) reading.goToPoints();
        else if (possible !== undefined) void choose(possible);
      },
      onSave: isGiving ? () => void draft.flush().catch(() => undefined) : undefined,
    },
  );
  return <DocumentActions {...bar} />;
}

/** What to know first: who else is here, how long decisions take, what conflicts, what came back. */
function Notices({ page, read, visit, held }: Props & { readonly held: HeldDecisions }): ReactNode {
  const { open, draft, isGiving, reading } = page;
  return (
    <>
      <ExamenLine
        estimation={read.examen.estimation}
        demande={open.state.demande}
        isEditing={isGiving}
        onReload={() => void visit.reread()}
      />
      <ExamenNotices
        open={open}
        draft={draft}
        complements={read.examen.complements}
        role={visit.role.type}
        held={held}
        onReload={() => visit.reread()}
        onCompare={() => reading.goToSection('complements')}
      />
    </>
  );
}

/** What an action asks for, and the move to another task. */
function Dialogs({ page, read, forcing }: Props & { readonly forcing: { isOpen: boolean; close: () => void } }) {
  const { open, niveau, reading, actions, keyOfComment, moved } = page;
  const { demande } = open.state;
  return (
    <>
      {actions.asked && (
        <ExamenDialog
          action={actions.asked}
          demande={demande}
          niveau={niveau}
          commentKey={keyOfComment(actions.asked.key)}
          onward={reading.parcours.onwardOf(actions.asked.key)}
          onConfirm={actions.confirm}
          onCancel={() => {
            actions.cancel();
            reading.points.refresh();
          }}
        />
      )}
      {forcing.isOpen && demande.id !== null && (
        <GotoTaskDialog
          demandeId={demande.id}
          about={[demande.entiteDemandeuse?.raisonSociale, niveau?.libelle, demande.numero]}
          version={demande.version}
          taches={read.examen.taches}
          dateCnh={demande.dateCnh}
          onDone={() => moved('goto')}
          onCancel={forcing.close}
        />
      )}
    </>
  );
}

/** The demande for those who examine it: read it beside its documents, ask about its facts, give an avis, move it on. */
export function DhReading({ read, visit }: DhPageProps): ReactNode {
  const t = useText();
  const page = useDhReading(read, visit);
  const { open, niveau, reading, busyKey } = page;
  const { demande } = open.state;
  const decide = useDecide(page, visit.role);
  const asking = useDhAsking(page, decide);
  const [isForcing, setForcing] = useState(false);
  const { decisionEnAttente: waiting } = demande;
  const held = useHeldDecisions(
    waiting === null ? [] : [waiting],
    () => visit.reread(),
    () => demande.numero ?? '',
  );
  if (demande.id === null) return null;
  const props = { page, read, visit };
  const title = demande.entiteDemandeuse?.raisonSociale ?? t('habilitations.demande.titre');
  const choice = niveau === null ? t('listes.niveau-a-choisir') : niveau.libelle;
  return (
    <>
      <ReadPage
        type="DH"
        demande={demande}
        visit={visit}
        reading={reading}
        head={{
          title,
          kind: t('habilitations.demande.titre'),
          words: [choice, t(`habilitations.demande.mode.${demande.habilitationSourceMode}`)],
          links: <HeaderLinks demande={demande} role={visit.role} />,
          children: <HeaderState demande={demande} hasAvis={false} />,
        }}
        sections={{
          notices: <Notices {...props} held={held} />,
          facts: lectureSections(t, { demande, niveau }),
          further: furtherSections(t, page, { read, visit }),
          suivi: <DhSuivi {...props} onForce={() => setForcing(true)} />,
        }}
        points={{ nameOf: (ancre) => ancreLabel(t, ancre, niveau), asking }}
        busyKey={busyKey}
      />
      {waiting !== null && <HeldDecisionBar decision={waiting} held={held} />}
      <Bar {...props} decide={decide} />
      <Dialogs {...props} forcing={{ isOpen: isForcing, close: () => setForcing(false) }} />
    </>
  );
}
