import { sql } from 'kysely';
import type { RoleContext } from '../../../platform/Handler.ts';
import { type EcheanceSource, withinLimits } from '../../echeances/echeance/echeanceSources.ts';
import { scopeOf } from '@habilis/domain/role/scopeOf';
import { formateurInScope } from './formateurScope.ts';
import { formateurRows, intituleDe, nomPrenomDe } from './readFormateur.ts';

const FIN = sql<string>`certificat_formateur.date_fin`;

/** Whose own certificats they are, or those of who leads their sessions; a network has the lists. */
const OWN: readonly string[] = ['assigned', 'entite', 'delegation'];
const scopeFor = ({ caller }: RoleContext) => scopeOf(caller.role.type, 'read-certificats');

/** The certificats in scope that no later one of the same formateur and niveau follows. */
const held = (context: RoleContext) =>
  formateurRows(context.db)
    .where(formateurInScope(context, 'read-certificats'))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('certificat_formateur as suivant')
            .select('suivant.id')
            .whereRef('suivant.personne_id', '=', 'certificat_formateur.personne_id')
            .whereRef('suivant.dispositif_niveau_id', '=', 'certificat_formateur.dispositif_niveau_id')
            .where((eb) =>
              eb.or([
                eb('suivant.date_fin', 'is', null),
                eb('suivant.date_fin', '>', eb.ref('certificat_formateur.date_fin')),
              ]),
            ),
        ),
      ),
    );

/** The end of a formateur's certificat, for its holder and for the entites and delegates whose sessions they lead (EC16). */
const fin: EcheanceSource = {
  type: 'certificat-formateur-fin',
  keys: (context, { aVous = false, ...limits }) =>
    OWN.includes(scopeFor(context)) && !aVous
      ? held(context)
          .where(withinLimits(FIN, limits))
          .clearSelect()
          .select([sql<string>`'certificat-formateur-fin'::text`.as('genre'), 'certificat_formateur.id', FIN.as('cle')])
      : null,
  read: async (context, ids) => {
    const rows = await held(context).where('certificat_formateur.id', 'in', ids).execute();
    const isOwn = scopeFor(context) === 'assigned';
    return rows.map((row) => ({
      objetId: row.id,
      date: row.date_fin ?? '',
      tache: null,
      numero: null,
      libelleDispositifNiveau: intituleDe(row),
      raisonSociale: null,
      ...(isOwn ? {} : { nomPrenom: nomPrenomDe(row) }),
      nombre: null,
      version: row.version,
      isAttendue: false,
    }));
  },
};

/** What ends of the formateurs' certificats. */
export const ECHEANCES_FORMATEUR: readonly EcheanceSource[] = [fin];
