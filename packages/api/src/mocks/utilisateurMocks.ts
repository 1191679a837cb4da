import type { RoleType } from '@habilis/domain/role/RoleType';
import type { HttpHandler } from 'msw';
import { account } from '../account/endpoints.ts';
import type { AnswerOf, QueryOf } from '../endpoint.ts';
import { utilisateur } from '../utilisateur/endpoints.ts';
import type { Utilisateur, UtilisateurSummary } from '../utilisateur/Utilisateur.ts';
import { exampleRole } from './fixtures/exampleRole.ts';
import { exampleUtilisateur, exampleUtilisateurs } from './fixtures/exampleUtilisateurs.ts';
import { contains } from './contains.ts';
import { mock } from './mock.ts';
import { pageOf } from './pageOf.ts';

const SORT_FIELDS = { nom: 'nom', habilisId: 'habilisId', creeLe: 'creeLe' } as const;
const ENTITES = [
  { id: 1, raisonSociale: 'Lorraine Prévention Formation', siret: '01023145400017', ville: 'Nancy' },
  { id: 2, raisonSociale: 'Rhône Sécurité Conseil', siret: '01187420300026', ville: 'Lyon' },
];

/** The persons that match a search, by its order. */
function foundBy(persons: readonly UtilisateurSummary[], asked: QueryOf<typeof utilisateur.search>) {
  const { tri, ordre, recherche, role, caisse, entite = '', etat } = asked;
  const found = persons
    .filter((person) => etat === undefined || person.etat === etat)
    .filter(({ nom, prenom, email, habilisId }) => contains(`${prenom} ${nom} ${email} ${habilisId}`, recherche))
    .filter(({ roles }) => role === undefined || roles.some(({ type }) => type === role))
    .filter(({ roles }) => caisse === undefined || roles.some(({ mrp }) => mrp?.code === caisse))
    .filter(({ roles }) => entite === '' || roles.some((held) => contains(held.entite?.raisonSociale ?? '', entite)))
    .toSorted((a, b) => a[SORT_FIELDS[tri]].localeCompare(b[SORT_FIELDS[tri]], 'fr'));
  return ordre === 'desc' ? found.toReversed() : found;
}

/** The tasks that a person leaves by losing a role, or all of them, and who may take them. */
function passationOf({ roles }: Utilisateur, roleId: number | undefined): AnswerOf<typeof utilisateur.passation> {
  const taches = roles
    .filter(({ id }) => roleId === undefined || id === roleId)
    .reduce((sum, role) => sum + role.taches, 0);
  const successeurs = [
    { habilisId: 'INS50008', nomPrenom: 'Fanny Didier', charge: 4, taches },
    { habilisId: 'INS50002', nomPrenom: 'Nadia Cherif', charge: 12, taches: 1 },
  ];
  return { taches, successeurs: taches === 0 ? [] : successeurs, entitesSansGestionnaire: [] };
}

/** What the merge of two accounts would do. */
const fusionOf = (garde: Utilisateur, absorbe: Utilisateur): AnswerOf<typeof utilisateur.fusionPreview> => ({
  garde,
  absorbe,
  naissances: { garde: ['1979-05-14'], absorbe: ['1991-12-03'] },
  deplace: { roles: 1, demandes: 0, taches: 0, sessions: 4, certificats: 1, fichiers: 2, commentaires: 3 },
  perdSecondFacteur: true,
  rolesEnDouble: garde.roles[0]?.type === 'F' ? [47] : [],
  obstacle: garde.habilisId === absorbe.habilisId ? 'utilisateur.fusion-meme-compte' : null,
});

/** The administration of users; a write answers with the changed person, but stores nothing. */
export function utilisateurMocks(
  seenBy: RoleType = 'ADM',
  persons: readonly UtilisateurSummary[] = exampleUtilisateurs(),
): HttpHandler[] {
  const one = (habilisId: string) => exampleUtilisateur({}, { habilisId, seenBy });
  const holder = (roleId: number) =>
    persons.find(({ roles }) => roles.some(({ id }) => id === roleId))?.habilisId ?? 'INS50001';
  return [
    mock(utilisateur.search, ({ query }) => pageOf(foundBy(persons, query), query)),
    mock(utilisateur.entites, ({ query }) =>
      ENTITES.filter(({ raisonSociale, ville }) => contains(`${raisonSociale} ${ville}`, query.recherche)),
    ),
    mock(utilisateur.get, ({ params }) => one(params.habilisId)),
    mock(utilisateur.donnes, { donnes: [], total: 0 }),
    mock(utilisateur.passation, ({ params, query }) => passationOf(one(params.habilisId), query.roleId)),
    mock(utilisateur.create, ({ body }) => ({
      ...one('PER94005'),
      prenom: body.prenom,
      nom: body.nom,
      email: body.email,
    })),
    mock(utilisateur.giveRole, ({ params }) => ({ ...one(params.habilisId), version: 4 })),
    mock(utilisateur.endRole, ({ params }) => {
      const person = one(holder(params.roleId));
      const roles = person.roles.map((role) => (role.id === params.roleId ? { ...role, isEnCours: false } : role));
      return { ...person, version: 4, roles };
    }),
    mock(utilisateur.setPerimetre, ({ params, body }) => {
      const person = one(holder(params.roleId));
      const niveaux = body.niveauIds.map((id) => ({ id, libelle: `Niveau ${id}` }));
      const roles = person.roles.map((role) => (role.id === params.roleId ? { ...role, niveaux } : role));
      return { ...person, version: 4, roles };
    }),
    mock(utilisateur.block, ({ params, body }) => ({
      ...one(params.habilisId),
      etat: 'bloquee' as const,
      motifBlocage: body.motif,
    })),
    mock(utilisateur.unblock, ({ params }) => ({
      ...one(params.habilisId),
      etat: 'active' as const,
      motifBlocage: null,
    })),
    mock(utilisateur.sendActivation, undefined),
    mock(utilisateur.resetSecondFactor, ({ params }) => ({ ...one(params.habilisId), version: 4 })),
    mock(utilisateur.fusionPreview, ({ params }) => fusionOf(one(params.habilisId), one(params.autreHabilisId))),
    mock(utilisateur.merge, ({ params, body }) => ({
      ...one(params.habilisId),
      identifiantsFusionnes: [body.autreHabilisId],
    })),
    mock(account.profile, ({ params }) => ({
      ...one(params.habilisId),
      actif: true,
      role: exampleRole({ id: params.roleId, type: params.roleType }),
    })),
    mock(account.gestionnaires, [{ habilisId: 'LPF20001', nomPrenom: 'Sophie Marchal' }]),
    mock(account.gestionnairesOfEntite, [{ habilisId: 'LPF20001', nomPrenom: 'Sophie Marchal' }]),
  ];
}
