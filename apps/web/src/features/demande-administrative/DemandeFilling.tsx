import { demandeAdministrative } from '@habilis/api/demande-administrative/endpoints';
import type { Complement } from '@habilis/api/examen/Complement';
import { Stack } from '@habilis/ui/Stack';
import type { ReactNode } from 'react';
import { FillPage } from '../../demande/page/FillPage.tsx';
import { History } from '../../document/History.tsx';
import { PresenceLine } from '../../document/PresenceLine.tsx';
import { call } from '../../session/call.ts';
import { daForm } from './daForm.ts';
import { DemandeHeader } from './DemandeHeader.tsx';
import { DemandeNotices } from './DemandeNotices.tsx';
import { DemandeTabs } from './DemandeTabs.tsx';
import { DemandeTrack } from './DemandeTrack.tsx';
import type { DemandeInPage, DemandePageProps } from './useDemandePage.ts';

const NO_COMPLEMENTS: readonly Complement[] = [];

type Props = DemandePageProps & { readonly page: DemandeInPage };

/** What stands above the form: who asks, how far it is, what to read first. */
function Above({ page, read, visit }: Props): ReactNode {
  const { document, state } = page.open;
  const { demande } = state;
  const reload = () => void visit.reread();
  return (
    <>
      <DemandeHeader
        demande={demande}
        title={state.saisie.raisonSociale}
        role={visit.role}
        brouillon={read.brouillon}
      />
      <Stack gap={12}>
        <DemandeTrack demande={demande} role={visit.role.type} />
        {demande.id !== null && <PresenceLine demande={demande} isEditing={page.isTyped} onReload={reload} />}
      </Stack>
      <DemandeNotices
        document={document}
        demande={demande}
        conflict={state.conflict}
        isRestored={state.isRestored}
        steps={read.steps}
        complements={page.isByInstructeur ? read.complements : NO_COMPLEMENTS}
        onReload={reload}
        onCompare={() => visit.onTab('complements')}
      />
    </>
  );
}

/** A demande administrative as its form: for its demandeur, or for the caisse that corrects it. */
export function DemandeFilling({ page, read, visit }: Props): ReactNode {
  const { open, faults, waited, isTyped, isFilling, isByInstructeur, busyKey } = page;
  const id = read.demande.id ?? 0;
  const awaited = isByInstructeur ? null : waited.complement;
  return (
    <FillPage
      kind={daForm}
      open={open}
      faults={faults}
      visit={visit}
      isFilling={isFilling}
      awaited={{
        complement: awaited,
        onAnswer: waited.onAnswer,
        onSave: (body) => call(demandeAdministrative.repondre, { params: { id }, body }, { background: true }),
      }}
      parts={{
        above: <Above page={page} read={read} visit={visit} />,
        tabs: (
          <DemandeTabs
            open={open}
            faults={faults}
            isReadOnly={!isTyped || busyKey !== null}
            isFilling={isFilling}
            awaited={awaited}
            complements={awaited === null ? read.complements : waited.past}
            tab={visit.tab}
            onTab={visit.onTab}
          />
        ),
        history: read.steps.length > 0 && <History steps={read.steps} />,
      }}
    />
  );
}
