import type { statistique } from '@habilis/api/statistique/endpoints';
import type { PageStatistique } from '@habilis/api/statistique/Statistique';
import type { QueryOf } from '@habilis/api/endpoint';
import { addDays } from '@habilis/domain/date/addDays';
import { isNetworkScope } from '@habilis/domain/role/isNetworkScope';
import { scopeOf } from '@habilis/domain/role/scopeOf';
import { moisEntiers } from '@habilis/domain/statistique/moisEntiers';
import { anneeAvant, type Periode, periodeStatistique } from '@habilis/domain/statistique/periodeStatistique';
import { SUJETS_DU_ROLE, type SujetStatistique } from '@habilis/domain/statistique/SUJETS_STATISTIQUE';
import { SUJETS_DE_PERSONNES } from '@habilis/domain/statistique/TRACES';
import type { RoleContext } from '../../../platform/Handler.ts';
import { dernierJourCompte } from '../fait/keepFaits.ts';
import { conditionDuRole, filtresDe, type LectureDuRole } from './Lecture.ts';
import { avis } from './sujets/avis.ts';
import { certificats } from './sujets/certificats.ts';
import { charge } from './sujets/charge.ts';
import { commission } from './sujets/commission.ts';
import type { Contenu } from './sujets/Contenu.ts';
import { demandes } from './sujets/demandes.ts';
import { formateurs } from './sujets/formateurs.ts';
import { habilitations } from './sujets/habilitations.ts';
import { plateforme } from './sujets/plateforme.ts';
import { sessions } from './sujets/sessions.ts';

const CONTENUS: Readonly<Record<SujetStatistique, (lecture: LectureDuRole) => Promise<Contenu>>> = {
  avis,
  certificats,
  charge,
  commission,
  demandes,
  formateurs,
  habilitations,
  plateforme,
  sessions,
};

/** The figures of a subject for the caller, in a span and beside the year before (ST1040). */
export async function readPage(
  context: RoleContext<'statistique.periode-invalide'>,
  asked: SujetStatistique,
  query: QueryOf<typeof statistique.page>,
): Promise<PageStatistique> {
  const { type } = context.caller.role;
  const sujets = SUJETS_DU_ROLE[type];
  // An address that another role gave leads to what this one reads first.
  const sujet = sujets.includes(asked) ? asked : (sujets[0] ?? asked);
  const periode = periodeStatistique(query, context.today);
  if (periode === null) throw context.refuse.badRequest('statistique.periode-invalide');
  const filtres = filtresDe(context, sujet);
  const arretee = await dernierJourCompte(context.db);
  const scope = scopeOf(type, 'read-statistiques');
  const avant = query.comparer === 'oui' ? anneeAvant(periode) : null;
  const isReseau = isNetworkScope(type, 'read-statistiques');
  const isMasquee = scope === 'all' || scope === 'dispositif';
  const entiers = (span: Periode) => (isMasquee ? moisEntiers(span, context.today) : span);
  const personnes = { periode: entiers(periode), avant: avant === null ? null : entiers(anneeAvant(entiers(periode))) };
  const lecture: LectureDuRole = {
    context,
    db: context.db,
    today: context.today,
    arretee,
    periode,
    avant,
    personnes,
    isReseau,
    seesCaisses: isReseau && scope !== 'caisse',
    isMasquee,
    // A filter that a role does not have narrows nothing of its own.
    filtres: Object.fromEntries(filtres.map((name) => [name, query[name]])),
    isParNiveau: scope === 'dispositif',
    condition: conditionDuRole(context),
    lus: new Map(),
  };
  return {
    sujet,
    sujets: [...sujets],
    filtres,
    compteLe: context.now.toISOString(),
    periode,
    periodePersonnes: isMasquee && SUJETS_DE_PERSONNES.includes(sujet) ? personnes.periode : null,
    periodeAvant: avant,
    dateArretee: arretee,
    enRetard: arretee !== null && arretee < addDays(context.today, -1),
    ...(await CONTENUS[sujet](lecture)),
  };
}
