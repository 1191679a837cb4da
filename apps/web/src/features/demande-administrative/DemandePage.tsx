import { useText } from '@habilis/i18n/TextProvider';
import type { ComponentProps, ReactNode } from 'react';
import { fillBar } from '../../demande/page/fillBar.ts';
import { readBar } from '../../demande/page/readBar.ts';
import { DocumentActions } from '../../document/DocumentActions.tsx';
import { daForm } from './daForm.ts';
import { DemandeActionDialog } from './DemandeActionDialog.tsx';
import { DemandeFilling } from './DemandeFilling.tsx';
import { DemandeReading } from './DemandeReading.tsx';
import { lectureSections } from './lectureSections.tsx';
import { type DemandeInPage, type DemandePageProps, type DemandeVisit, useDemandePage } from './useDemandePage.ts';

/** The actions of the page. */
function useBar(page: DemandeInPage, visit: DemandeVisit): ComponentProps<typeof DocumentActions> {
  const t = useText();
  const { open, faults, reading, actions, asking, isTyped, isFilling, busyKey, labelOf, lossOf } = page;
  const { demande } = open.state;
  const words = { busyKey, labelOf, lossOf };
  const filled = fillBar(open, { ...words, kind: daForm, faults, visit, isTyped, isFilling, choose: actions.choose });
  const bar = { ...filled, onCorrect: page.correct };
  if (!page.isReading) return bar;
  return readBar(
    t,
    { reading, facts: lectureSections(t, demande), asking: asking?.key },
    {
      ...bar,
      onChoose: (action) => {
        if (action.key === asking?.key && reading.points.nombre > 0) reading.goToPoints();
        else void actions.choose(action);
      },
    },
  );
}

/** A demande administrative: its facts for who examines it, its form for who fills it in. */
export function DemandePage({ read, visit }: DemandePageProps): ReactNode {
  const page = useDemandePage(read, visit);
  const { actions, reading } = page;
  const bar = useBar(page, visit);
  const Shown = page.isReading ? DemandeReading : DemandeFilling;
  return (
    <>
      <Shown page={page} read={read} visit={visit} />
      <DocumentActions {...bar} />
      {actions.asked && (
        <DemandeActionDialog
          action={actions.asked}
          demande={actions.askedOf}
          commentKey={page.keyOfComment(actions.asked.key)}
          onward={page.isByInstructeur ? reading.parcours.onwardOf(actions.asked.key) : undefined}
          onConfirm={actions.confirm}
          onCancel={() => {
            actions.cancel();
            reading.points.refresh();
          }}
        />
      )}
    </>
  );
}
