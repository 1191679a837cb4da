import { refusalOfAction } from '@habilis/domain/demande/refusalOfAction';
import type { ProblemTitle } from '@habilis/api/openapi/problemTitles';
import type { RoleContext } from '../../../platform/Handler.ts';
import type { DemandeKind, DemandeRow } from './DemandeKind.ts';

/** How a kind of demande is shown to the person who writes it. */
type Shown<Row extends DemandeRow> = Pick<DemandeKind<Row, object>, 'workflow'> & {
  readonly present: (context: RoleContext, row: Row) => Promise<unknown>;
  /** The version that the caller knows, and sends when they write. */
  readonly versionFor: (context: RoleContext, row: Row) => number;
};

/** How a kind of demande is written by a call; `Title` is what its first save may be refused with. */
export type Writing<Row extends DemandeRow, Body, Title extends ProblemTitle> = Shown<Row> & {
  /** The row of a first save. */
  readonly create: (context: RoleContext<Title>, body: Body) => Promise<Row>;
  /** The row of an id, locked; 404 when it is not in the caller's scope. */
  readonly lock: (context: RoleContext<Title>, id: number) => Promise<Row>;
};

/** The titles with which a step is refused before it is judged. */
export type UntimelyTitle = 'demande.action-interdite' | 'demande.etape-modifiee' | 'demande.version-perimee';

/** The row to write, locked: the one of the id, or the draft that it creates. */
export const openForWrite = <
  Row extends DemandeRow,
  Body extends { readonly id: number | null },
  Title extends ProblemTitle,
>(
  context: RoleContext<Title>,
  { create, lock }: Pick<Writing<Row, Body, Title>, 'create' | 'lock'>,
  body: Body,
): Promise<Row> => (body.id === null ? create(context, body) : lock(context, body.id));

/** 409 with the stored demande when the version read is no longer the stored one; a repeated first save counts as first while nobody saved after it (rules/wire#versions). */
export async function refuseStale<Row extends DemandeRow>(
  context: RoleContext<'demande.version-perimee'>,
  { versionFor, present }: Shown<Row>,
  row: Row,
  read: { readonly id?: number | null; readonly version: number },
): Promise<void> {
  const isFresh = read.version === versionFor(context, row) || (read.id === null && row.version <= 1);
  if (!isFresh) throw context.refuse.conflict('demande.version-perimee', await present(context, row));
}

/** 409 with the stored demande, whose task has moved on. */
export async function refuseMoved<Row extends DemandeRow>(
  context: RoleContext<'demande.etape-modifiee'>,
  { present }: Shown<Row>,
  row: Row,
): Promise<never> {
  throw context.refuse.conflict('demande.etape-modifiee', await present(context, row));
}

/** 400 for an action that is not the caller's, 409 with the stored demande when its task has moved on (rules/demandes#steps). */
export async function refuseMisplaced<Row extends DemandeRow>(
  context: RoleContext<'demande.action-interdite' | 'demande.etape-modifiee'>,
  kind: Shown<Row>,
  row: Row,
  actionKey: string | null,
): Promise<void> {
  const refusal = refusalOfAction(kind.workflow, { taskKey: row.tache, actionKey, role: context.caller.role.type });
  if (refusal === 'demande.etape-modifiee') return refuseMoved(context, kind, row);
  if (refusal !== null) throw context.refuse.badRequest(refusal);
}
