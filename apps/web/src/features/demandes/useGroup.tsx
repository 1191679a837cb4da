import { type ActionsGroupees, type IssueGroupee, LARGEST_GROUP } from '@habilis/api/demande/ActionsGroupees';
import type { DemandeSummary } from '@habilis/api/demande/DemandeSummary';
import { demande } from '@habilis/api/demande/endpoints';
import { DA_WORKFLOW } from '@habilis/domain/demande-administrative/workflow';
import { DH_WORKFLOW } from '@habilis/domain/demande-habilitation/workflow';
import { GROUPED_ACTIONS, type GroupedAction, groupedActions } from '@habilis/domain/demande/groupedActions';
import { isDemandeur } from '@habilis/domain/role/roleGroup';
import type { RoleType } from '@habilis/domain/role/RoleType';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import type { Selection } from '@habilis/ui/DataTable';
import { useAtomValue } from 'jotai';
import { CircleCheck, CircleStop, UserCheck, UserPlus } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { v4 as uuid } from 'uuid';
import { tellAct } from '../../messages/tellDone.ts';
import { accountAtom, currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import type { ListPage } from '../../list/ListPages.tsx';
import { useChosenRows } from '../../list/useChosenRows.ts';
import type { AskedList } from '../../list/useList.ts';
import { AssignDialog } from './AssignDialog.tsx';
import { faitDe } from './faitDe.ts';
import { GroupOutcome, type Outcome } from './GroupOutcome.tsx';
import { keyOf } from './keyOf.ts';
import type { DemandeListQuery } from '../../demande/listQuery.ts';

/** How many demandes one call takes on: few enough that stopping is felt, and that a lost answer leaves little in doubt. */
const CHUNK = 20;

/** One mail tells of what one call assigns: as many as it takes on. */
const chunkOf = (action: GroupedAction): number => (action === 'Affecte' ? LARGEST_GROUP : CHUNK);

/** Refusals of a demande that is no longer where the list showed it. */
const LEFT: ReadonlySet<string> = new Set(['demande.etape-modifiee', 'introuvable']);

const ICONS = { PrendEnCharge: UserCheck, Affecte: UserPlus, Soumet: CircleCheck } as const;

const groupedOn = (role: RoleType, { type, currentTaskDefinitionKey: taskKey }: DemandeSummary): GroupedAction[] =>
  type === 'DA' ? groupedActions(DA_WORKFLOW, { taskKey, role }) : groupedActions(DH_WORKFLOW, { taskKey, role });

type Group = {
  /** Absent for roles that do nothing in groups. */
  readonly selection: Selection<DemandeSummary> | undefined;
  /** Claims one demande; absent where the role claims none. */
  readonly claim: ((row: DemandeSummary) => void) | undefined;
  /** Whether nobody has the demande yet and the role may claim it. */
  readonly isClaimable: (row: DemandeSummary) => boolean;
  readonly dialogs: ReactNode;
};

/** Sends one action on some demandes in small calls, each line judged alone; stops before the next call when asked (EC61). */
async function sendGrouped(
  asked: Omit<ActionsGroupees, 'demandes'>,
  rows: readonly DemandeSummary[],
  { onProgress, isStopped }: { readonly onProgress: (sent: number) => void; readonly isStopped: () => boolean },
): Promise<IssueGroupee[]> {
  const issues: IssueGroupee[] = [];
  const chunk = chunkOf(asked.action);
  for (let sent = 0; sent < rows.length && !isStopped(); sent += chunk) {
    const demandes = rows.slice(sent, sent + chunk).map(({ type, id, version }) => ({ type, id, version }));
    try {
      issues.push(...(await call(demande.grouper, { body: { ...asked, demandes } }, { idempotencyKey: uuid() })));
    } catch (error) {
      // What went before is done, and is told; the failure itself was told by the catalogue.
      if (issues.length === 0) throw error;
      break;
    }
    onProgress(Math.min(sent + chunk, rows.length));
  }
  return issues;
}

type Progress = { readonly sent: number; readonly total: number };

/** Sends actions, one after the other: how far the one under way is, what stops it, and what came of it unless all went well. */
function useSends(drop: ReturnType<typeof useChosenRows<DemandeSummary, DemandeListQuery>>['drop']) {
  const t = useText();
  const { revalidate } = useRevalidator();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isStopped = useRef(false);
  /** What runs: a task claimed meanwhile from its row waits for it. */
  const running = useRef<Promise<void>>(Promise.resolve());
  const run = async (action: GroupedAction, rows: readonly DemandeSummary[], assignedUserHabilisId?: string) => {
    isStopped.current = false;
    setProgress({ sent: 0, total: rows.length });
    try {
      const issues = await sendGrouped(
        { action, ...(assignedUserHabilisId === undefined ? {} : { assignedUserHabilisId }) },
        rows,
        {
          onProgress: (sent) => setProgress({ sent, total: rows.length }),
          isStopped: () => isStopped.current,
        },
      );
      const done = new Set(issues.filter(({ title }) => title === null).map(keyOf));
      // What left the step, for whoever did it, is not asked again.
      drop(new Set(issues.filter(({ title }) => title === null || LEFT.has(title)).map(keyOf)));
      if (done.size === rows.length) tellAct(faitDe(t, action, rows, assignedUserHabilisId));
      else setOutcome({ action, rows, issues, person: assignedUserHabilisId });
      await revalidate();
    } catch {
      // The catalogue told what failed; the choice stays, so that it can be sent again.
    } finally {
      setProgress(null);
    }
  };

  /** One after the other: each is read again before the next is sent. */
  const queue = (...asked: Parameters<typeof run>): Promise<void> => {
    running.current = running.current.then(() => run(...asked));
    return running.current;
  };
  const stop = () => {
    isStopped.current = true;
  };
  return { progress, outcome, forget: () => setOutcome(null), queue, stop };
}

/** What the role may do with a demande in a group, and whether an action changes anything there. */
function useUseful() {
  const role = useAtomValue(currentRoleAtom);
  const habilisId = useAtomValue(accountAtom)?.habilisId;
  const doesNothing = role === null || isDemandeur(role.type);
  const actionsOn = (row: DemandeSummary) => (doesNothing ? [] : groupedOn(role.type, row));
  const isUseful = (action: GroupedAction, row: DemandeSummary) =>
    actionsOn(row).includes(action) && !(action === 'PrendEnCharge' && row.assignedUserHabilisId === habilisId);
  return { actionsOn, isUseful };
}

/** Claims a demande from its row, once however often it is pressed. */
function useClaim(isClaimed: (row: DemandeSummary) => boolean, queue: ReturnType<typeof useSends>['queue']) {
  const waiting = useRef(new Set<string>());
  return async (row: DemandeSummary) => {
    const key = keyOf(row);
    // Pressed twice.
    if (!isClaimed(row) || waiting.current.has(key)) return;
    waiting.current.add(key);
    await queue('PrendEnCharge', [row]);
    waiting.current.delete(key);
  };
}

/** What is said of the chosen demandes. */
const selectionWords = (t: Texts, progress: Progress | null, elsewhere: number) =>
  ({
    allLabel: t('listes.groupe.tout-choisir'),
    rowLabel: (row) => t('listes.groupe.choisir', { numero: row.numero ?? t('listes.sans-numero') }),
    countLabel: (nombre) =>
      progress === null
        ? t('listes.groupe.choisies', { nombre, ailleurs: elsewhere })
        : t('listes.groupe.en-cours', { faites: progress.sent, total: progress.total }),
    clearLabel: t('listes.groupe.tout-deselectionner'),
    modeLabel: t('listes.groupe.choisir-plusieurs'),
  }) satisfies Partial<Selection<DemandeSummary>>;

/** The demandes chosen in a list, on this page and on others, and what the role may do with several at once (EC60, EC63). */
export function useGroup(list: ListPage<DemandeSummary>, asked: AskedList<DemandeListQuery>): Group {
  const t = useText();
  const { actionsOn, isUseful } = useUseful();
  const { chosen, selected, elsewhere, choose, drop } = useChosenRows(list, asked, keyOf);
  const { progress, outcome, forget, queue, stop } = useSends(drop);
  const [assigning, setAssigning] = useState<readonly DemandeSummary[] | null>(null);

  const claimed = (row: DemandeSummary) => isUseful('PrendEnCharge', row);
  const claim = useClaim(claimed, queue);

  const actions = GROUPED_ACTIONS.flatMap((action) => {
    const rows = chosen.filter((row) => isUseful(action, row));
    return rows.length === 0
      ? []
      : [
          {
            id: action,
            label: t(`listes.groupe.action.${action}`, {
              nombre: rows.length,
              partie: rows.length < chosen.length ? 'true' : 'false',
            }),
            icon: ICONS[action],
            onPress: () => (action === 'Affecte' ? setAssigning(rows) : void queue(action, rows)),
          },
        ];
  });
  const isOffered = chosen.length > 0 || list.elements.some((row) => actionsOn(row).length > 0);
  return {
    selection: isOffered
      ? {
          selected,
          onChange: choose,
          actions:
            progress === null
              ? actions
              : [{ id: 'arreter', label: t('listes.groupe.arreter'), icon: CircleStop, onPress: stop }],
          ...selectionWords(t, progress, elsewhere),
          refusalOf: (row) => (actionsOn(row).length === 0 ? t('listes.groupe.rien-a-faire') : undefined),
        }
      : undefined,
    claim: list.elements.some(claimed) ? (row) => void claim(row) : undefined,
    isClaimable: (row) => row.assignedUserHabilisId === null && claimed(row),
    dialogs: (
      <>
        {assigning !== null && (
          <AssignDialog
            rows={assigning}
            onAssign={async (person) => {
              setAssigning(null);
              await queue('Affecte', assigning, person);
            }}
            onClose={() => setAssigning(null)}
          />
        )}
        {outcome !== null && <GroupOutcome outcome={outcome} onClose={forget} />}
      </>
    ),
  };
}
