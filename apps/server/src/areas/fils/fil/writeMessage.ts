import type { Fil } from '@habilis/api/fil/Fil';
import type { fil } from '@habilis/api/fil/endpoints';
import type { BodyOf, TitlesOf } from '@habilis/api/endpoint';
import { coteDe } from '@habilis/domain/fil/coteDe';
import { messageFilFaults } from '@habilis/domain/fil/messageFilFaults';
import type { RoleContext } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { refusePartiePrenante } from '../../personnes/partie-prenante/partiesPrenantes.ts';
import type { Dossier, Nomme } from './Dossier.ts';
import { ensureFil } from './filOf.ts';
import { openDossier } from './openDossier.ts';
import { readFil } from './readFil.ts';
import { tellOtherSide } from './tellOtherSide.ts';

type Context = RoleContext<TitlesOf<(typeof fil)['ecrire']>>;

/** 409 once nothing may be written: the file is over, an expertise is no longer the caller's, or the thread is full (DH950, DH952, DH958). */
async function refuseUntimely(context: Context, dossier: Dossier): Promise<void> {
  const current = await readFil(context, dossier);
  if (current.fermeture !== null) throw context.refuse.conflict('fil.ferme', current);
  if (current.empechement === 'PLEIN') throw context.refuse.conflict('fil.plein', current);
  if (current.empechement !== null) throw context.refuse.conflict('fil.plus-titulaire', current);
}

/** Writes a message to the other side of a file and tells it; one that arrived already is answered again (DH950, DH954). */
export async function writeMessage(
  context: Context,
  nomme: Nomme,
  { cleEnvoi: cle, texte }: BodyOf<(typeof fil)['ecrire']>,
): Promise<Fil> {
  const { db, caller, now } = context;
  const dossier = await openDossier(context, nomme, { isHeld: true });
  const sent = await db.selectFrom('fil_message').select('id').where('cle', '=', cle).executeTakeFirst();
  if (sent !== undefined) return readFil(context, dossier);
  await refusePartiePrenante(context, dossier.entiteId);
  const faults = messageFilFaults({ texte });
  if (faults.length > 0) throw refuse.badRequest('donnees-invalides', faults);
  await refuseUntimely(context, dossier);
  const filId = await ensureFil(db, nomme);
  const written = await db
    .insertInto('fil_message')
    .values({
      fil_id: filId,
      cle,
      cote: coteDe(caller.role.type),
      auteur_id: caller.personneId,
      auteur_role_type: caller.role.type,
      auteur_mrp_id: caller.role.mrpId,
      texte: texte.trim(),
      ecrit_le: now,
    })
    .onConflict((conflict) => conflict.column('cle').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (written === undefined) return readFil(context, dossier);
  await tellOtherSide(context, dossier, filId);
  await context.audit({
    action: 'fil-message',
    objetType: dossier.dossier,
    objetId: dossier.id,
    detail: { message: written.id, numero: dossier.numero },
  });
  return readFil(context, dossier);
}
