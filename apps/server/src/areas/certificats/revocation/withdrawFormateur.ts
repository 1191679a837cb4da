import { pathTo } from '@habilis/api/page/paths';
import { addDays } from '@habilis/domain/date/addDays';
import { lockPersonne } from '../../../platform/auth/lockPersonne.ts';
import { actingInJob } from '../../../platform/Acting.ts';
import { revokeDroitFormateur } from '../../personnes/droit-formateur/droitsFormateur.ts';
import { endVoidImpersonations } from '../../personnes/impersonation/endVoidImpersonations.ts';
import { endRolesFormateur } from '../../personnes/personne/endRolesFormateur.ts';
import { sendAccountMail } from '../../personnes/personne/sendAccountMail.ts';
import type { Telling } from '../../../platform/evenement/Evenement.ts';

/** Ends the role of formateur of a person whom no certificat in force lets lead sessions any more. */
async function endRoleFormateur(telling: Telling, personneId: number): Promise<void> {
  const { db, now, today } = telling;
  const other = await db
    .selectFrom('certificat_formateur')
    .select('id')
    .where('personne_id', '=', personneId)
    .where('revoque_le', 'is', null)
    .where((eb) => eb.or([eb('date_fin', 'is', null), eb('date_fin', '>=', today)]))
    .limit(1)
    .executeTakeFirst();
  if (other !== undefined) return;
  const ended = await endRolesFormateur(db, personneId, now);
  if (ended.length === 0) return;
  await endVoidImpersonations(db, now, personneId);
  const { audit } = actingInJob(telling, db);
  for (const roleId of ended) {
    await audit({
      action: 'role-termine',
      objetType: 'personne',
      objetId: personneId,
      detail: { roleId, roleType: 'F', mrpId: null, entiteId: null, objet: '', dernierJour: null },
    });
  }
  await sendAccountMail(telling, {
    modele: 'role-termine',
    personneId,
    chemin: pathTo('bienvenue'),
    mots: { role: 'F', objet: 'aucun', fin: 'aucune' },
  });
}

/** Takes back what a revoked certificat of a niveau of formateurs gave: the right to lead sessions, and the role when nothing else gives it (C27). */
export async function withdrawFormateur(telling: Telling, certificatId: number): Promise<void> {
  const { db, today } = telling;
  const given = await db
    .selectFrom('certificat')
    .innerJoin('stagiaire', 'stagiaire.id', 'certificat.stagiaire_id')
    .innerJoin('certificat_formateur as droit', (join) =>
      join
        .on((eb) =>
          eb.or([
            eb('droit.personne_id', '=', eb.ref('stagiaire.personne_id')),
            eb('droit.stagiaire_id', '=', eb.ref('stagiaire.id')),
          ]),
        )
        .onRef('droit.dispositif_niveau_id', '=', 'certificat.dispositif_niveau_id')
        .onRef('droit.date_obtention', '=', 'certificat.date_obtention'),
    )
    .select(['droit.id', 'droit.personne_id', 'droit.date_obtention', 'droit.date_fin', 'droit.version'])
    .where('certificat.id', '=', certificatId)
    .where('droit.revoque_le', 'is', null)
    .executeTakeFirst();
  if (given === undefined) return;
  if (given.personne_id !== null) await lockPersonne(db, given.personne_id);
  const eve = addDays(today, -1);
  // It never ended before it began.
  const fin = [eve, given.date_fin ?? eve].toSorted()[0] ?? eve;
  const dateFin = fin < given.date_obtention ? given.date_obtention : fin;
  await revokeDroitFormateur(db, given, { today, dateFin });
  if (given.personne_id !== null) await endRoleFormateur(telling, given.personne_id);
}
