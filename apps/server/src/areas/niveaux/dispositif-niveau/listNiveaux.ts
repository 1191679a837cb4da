import type { dispositifNiveau } from '@habilis/api/dispositif-niveau/endpoints';
import type { DispositifNiveau } from '@habilis/api/dispositif-niveau/DispositifNiveau';
import type { BodyOf } from '@habilis/api/endpoint';
import { scopeOf } from '@habilis/domain/role/scopeOf';
import type { AccountContext, RoleContext } from '../../../platform/Handler.ts';
import { foldText } from '../../../platform/lists/foldText.ts';
import { ownedBy } from './ownedBy.ts';
import { niveauRows, presentNiveaux } from './niveaux.ts';
import { niveauxOfRole } from './niveauxOfRole.ts';

/** Every niveau of every dispositif. */
export const listNiveaux = async (context: AccountContext): Promise<DispositifNiveau[]> =>
  presentNiveaux(context, await niveauRows(context.db).execute());

/** The niveaux that the caller's entite may still ask for: open, without a habilitation that lasts, and without a live demande, draft or not (DN8). */
export async function niveauxForEtablissement(context: RoleContext): Promise<DispositifNiveau[]> {
  const { entiteId, id: roleId } = context.caller.role;
  let rows = niveauRows(context.db).where('dispositif_niveau.ouvert', '=', true);
  if (entiteId !== null) {
    rows = rows.where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('habilitation')
            .select('habilitation.id')
            .whereRef('habilitation.dispositif_niveau_id', '=', 'dispositif_niveau.id')
            .where('habilitation.entite_id', '=', entiteId)
            .where('habilitation.rupture', '=', false)
            .where(({ or, eb }) =>
              or([
                eb('habilitation.date_fin', 'is', null),
                eb('habilitation.date_fin', '>=', context.today),
                eb('habilitation.prorogee', '=', true),
              ]),
            ),
        ),
      ),
    );
  }
  rows = rows.where(({ not, exists, selectFrom }) =>
    not(
      exists(
        selectFrom('demande_habilitation')
          .select('demande_habilitation.id')
          .whereRef('demande_habilitation.dispositif_niveau_id', '=', 'dispositif_niveau.id')
          .where(ownedBy({ entiteId, roleId }))
          .where('demande_habilitation.en_cours', '=', true),
      ),
    ),
  );
  return presentNiveaux(context, await rows.execute());
}

/** The niveaux in which the caller may read habilitations; for a formateur, those of the sessions that they lead. */
export async function niveauxWithHabilitations(context: RoleContext): Promise<DispositifNiveau[]> {
  const { role, personneId } = context.caller;
  const scope = scopeOf(role.type, 'read-habilitations');
  const rows = niveauRows(context.db).where(({ exists, selectFrom, eb, lit }) => {
    const held = selectFrom('habilitation')
      .select('habilitation.id')
      .whereRef('habilitation.dispositif_niveau_id', '=', 'dispositif_niveau.id');
    switch (scope) {
      case 'all':
        return exists(held);
      case 'dispositif':
        return exists(held.where('habilitation.dispositif_niveau_id', 'in', niveauxOfRole(context.db, role.id)));
      case 'entite':
        return exists(held.where('habilitation.entite_id', '=', role.entiteId));
      case 'caisse':
        return exists(
          held.where('habilitation.entite_id', 'in', (from) =>
            from.selectFrom('entite').select('entite.id').where('entite.caisse_id', '=', role.mrpId),
          ),
        );
      case 'delegation':
        return exists(
          held.where('habilitation.id', 'in', (from) =>
            from
              .selectFrom('delegation')
              .select('delegation.habilitation_id')
              .where('delegation.role_id', '=', role.id)
              .where(({ or, eb: of }) =>
                or([of('delegation.fin_le', 'is', null), of('delegation.fin_le', '>', context.now)]),
              ),
          ),
        );
      case 'assigned':
      case 'none':
        if (scopeOf(role.type, 'read-sessions') !== 'assigned') return eb.and([lit(false)]);
        return exists(
          selectFrom('session_certification')
            .select('session_certification.id')
            .whereRef('session_certification.dispositif_niveau_id', '=', 'dispositif_niveau.id')
            .where('session_certification.animateur_id', '=', personneId)
            .where('session_certification.etat', '<>', 'SUPPRIMEE'),
        );
    }
  });
  return presentNiveaux(context, await rows.execute());
}

const SORTED = {
  code: ({ code }: DispositifNiveau) => code,
  niveau: ({ niveau }: DispositifNiveau) => foldText(niveau),
  dispositif: ({ dispositif, code }: DispositifNiveau) => `${foldText(dispositif.libelleCourt)} ${code}`,
} as const;

/** One page of the niveaux that the caller may change; filtered in memory, since there are only a few dozen. */
export async function searchNiveaux(
  context: AccountContext,
  { page, taille, tri, ordre, recherche = '', dispositifId }: BodyOf<typeof dispositifNiveau.search>,
) {
  const words = foldText(recherche)
    .split(' ')
    .filter((word) => word !== '');
  const isSought = words.length > 0 || recherche.trim() === '';
  const all = isSought ? await listNiveaux(context) : [];
  const found = all
    .filter(({ modifiable }) => modifiable)
    .filter(({ dispositif }) => dispositifId === undefined || dispositif.id === dispositifId)
    .filter(({ code, libelle }) => words.every((word) => foldText(`${code} ${libelle}`).includes(word)))
    .toSorted((a, b) => (SORTED[tri](a) < SORTED[tri](b) ? -1 : 1));
  if (ordre === 'desc') found.reverse();
  return { elements: found.slice((page - 1) * taille, page * taille), total: found.length, page, taille };
}
