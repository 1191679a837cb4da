import type { Passation } from '@habilis/api/utilisateur/Passation';
import { rolePath } from '@habilis/api/page/rolePaths';
import type { Acting } from '../../../platform/Acting.ts';
import { sendToPersons } from '../../avertir/courriel/sendToRoles.ts';
import { notifiedRoles } from '../../avertir/role/notifiedRoles.ts';
import { nameOf } from '../../personnes/personne/nameOf.ts';
import { DA_KIND } from '../demande-administrative/DA_KIND.ts';
import { DH_KIND } from '../demande-habilitation/DH_KIND.ts';
import { workloadsOf } from '../examen/workloadsOf.ts';
import type { Candidate } from '../tache/Candidate.ts';
import type { DemandeKind, DemandeRow } from '../tache/DemandeKind.ts';
import { moveOn } from '../tache/moveOn.ts';
import { cited, type DossierCite, ligneOf } from '../tache/sansTitulaire.ts';

type Tools = Pick<Acting, 'db' | 'now'>;

/** A task that somebody is about to lose: who may have it instead, and how it is given to them. */
type Perdue = {
  readonly dossier: DossierCite;
  readonly tache: string;
  readonly successeurs: readonly Candidate[];
  readonly give: (acting: Acting, personneId: number) => Promise<unknown>;
};

/** The locked tasks of a kind that a person loses with a role, or with all of them. */
async function perduesOf<Row extends DemandeRow, Columns extends object>(
  tools: Tools,
  kind: DemandeKind<Row, Columns>,
  { personneId, roleId }: { readonly personneId: number; readonly roleId: number | null },
): Promise<Perdue[]> {
  const lost: Perdue[] = [];
  for (const row of await kind.lockHeld(tools.db, personneId)) {
    const titulaires = await kind.titulairesOf(tools, row.tache, row);
    const others = titulaires.filter((one) => one.personneId === personneId && one.roleId !== roleId);
    if (roleId !== null && others.length > 0) continue;
    lost.push({
      dossier: cited(kind, row),
      tache: row.tache,
      successeurs: (await kind.candidatesOf(tools, row.tache, row)).filter((one) => one.personneId !== personneId),
      give: (acting, designe) =>
        moveOn(acting, kind, row, {
          action: 'Affecte',
          next: row.tache,
          effects: ['assign'],
          commentaire: null,
          designe,
          isToldLater: true,
        }),
    });
  }
  return lost;
}

const perdues = async (tools: Tools, leaving: Parameters<typeof perduesOf>[2]): Promise<Perdue[]> => [
  ...(await perduesOf(tools, DA_KIND, leaving)),
  ...(await perduesOf(tools, DH_KIND, leaving)),
];

/** What a person would lose with a role, or with all of them, and who may have it, with what each of them holds; those who may have most come first (rules/rights#what-hangs-on-it). */
export async function readPassation(
  tools: Tools,
  personneId: number,
  roleId: number | null,
): Promise<Pick<Passation, 'taches' | 'successeurs'>> {
  const lost = await perdues(tools, { personneId, roleId });
  const counted = new Map<number, { readonly one: Candidate; readonly taches: Set<number> }>();
  for (const [rang, { successeurs }] of lost.entries()) {
    for (const one of successeurs) {
      const seen = counted.get(one.personneId) ?? { one, taches: new Set() };
      seen.taches.add(rang);
      counted.set(one.personneId, seen);
    }
  }
  const loads = await workloadsOf(tools.db, [...counted.keys()]);
  const successeurs = [...counted.values()].map(({ one: { habilisId, nomPrenom, personneId: id }, taches }) => ({
    habilisId,
    nomPrenom,
    charge: loads.get(id) ?? 0,
    taches: taches.size,
  }));
  return {
    taches: lost.length,
    successeurs: successeurs.toSorted((one, other) => other.taches - one.taches || one.charge - other.charge),
  };
}

/** Hands what a person loses over to a successor, as far as the successor may have it, told in one mail; how many tasks it was (rules/rights#what-hangs-on-it). */
export async function handOver(
  acting: Acting,
  leaving: Parameters<typeof perduesOf>[2],
  successeurId: number,
): Promise<number> {
  const given: DossierCite[] = [];
  for (const { dossier, successeurs, give } of await perdues(acting, leaving)) {
    if (!successeurs.some(({ personneId }) => personneId === successeurId)) continue;
    await give(acting, successeurId);
    given.push(dossier);
  }
  const { db, now, acteur } = acting;
  if (given.length === 0 || successeurId === acteur?.personneId) return given.length;
  const roles = await notifiedRoles(db, now).where('role.personne_id', '=', successeurId).execute();
  const ancien = await nameOf(db, leaving.personneId);
  await sendToPersons(acting, roles, 'TACHES_CONFIEES', (role) => ({
    modele: 'taches-confiees',
    objetId: given[0]?.id ?? null,
    mots: { nombre: given.length, ancien },
    commentaire: null,
    lignes: given.map((dossier) => ligneOf(role, dossier)),
    chemin: rolePath(role, 'taches'),
  }));
  return given.length;
}
