import { pathTo } from '@habilis/api/page/paths';
import { rolePath } from '@habilis/api/page/rolePaths';
import { libelleNiveau } from '@habilis/domain/dispositif-niveau/libelleNiveau';
import type { Context } from '../../../platform/Handler.ts';
import { sendAccountMail } from '../../personnes/personne/sendAccountMail.ts';
import type { NamedHabilitation } from './habilitationRows.ts';

type Tools = Pick<Context, 'db' | 'jobs' | 'now' | 'settings'>;

/** Tells a delegataire which habilitation's sessions they now keep, or no longer keep; returns their name (rules/rights#matrix). */
export async function tellDelegataire(
  tools: Tools,
  row: NamedHabilitation,
  { roleId, modele }: { readonly roleId: number; readonly modele: 'delegation-donnee' | 'delegation-terminee' },
): Promise<string> {
  const {
    personne_id: personneId,
    nom,
    prenom,
  } = await tools.db
    .selectFrom('role')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .select(['role.personne_id', 'personne.nom', 'personne.prenom'])
    .where('role.id', '=', roleId)
    .executeTakeFirstOrThrow();
  const delegue = { type: 'DL', id: roleId } as const;
  const chemin = modele === 'delegation-donnee' ? rolePath(delegue, 'habilitation', row.id) : pathTo('bienvenue');
  const niveau = libelleNiveau({ libelleCourt: row.libelle_court, niveau: row.niveau });
  const mots = { numero: row.numero, niveau, raisonSociale: row.raison_sociale };
  await sendAccountMail(tools, { modele, personneId, chemin, mots });
  return `${prenom} ${nom}`;
}
