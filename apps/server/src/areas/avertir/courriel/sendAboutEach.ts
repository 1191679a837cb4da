import type { Evenement } from '@habilis/domain/notification/EVENEMENTS';
import type { Context } from '../../../platform/Handler.ts';
import { sendCourriels } from '../../../platform/mail/sendCourriel.ts';
import { courrielsToDeserted, type LetterToEntite } from './sendToDeserted.ts';
import { courrielsTo, type ToldRole } from './sendToRoles.ts';

/** Something to be told, to whom. */
export type LetterToRoles = LetterToEntite & { readonly roles: readonly ToldRole[] };

/** Mails about many things at once, each to its roles and to the own address of an entite that has nobody: the same few statements for thousands as for one (rules/alerts#mails). */
export async function sendAboutEach(
  tools: Pick<Context, 'db' | 'jobs' | 'now'>,
  evenement: Evenement,
  letters: readonly LetterToRoles[],
): Promise<void> {
  const toRoles = letters.flatMap(({ roles, letterOf }) => courrielsTo(evenement, roles, letterOf));
  await sendCourriels(tools, [...toRoles, ...(await courrielsToDeserted(tools, evenement, letters))]);
}
