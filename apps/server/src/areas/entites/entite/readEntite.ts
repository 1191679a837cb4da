import type { EntiteDetail } from '@habilis/api/entite/Entite';
import type {
  DemandeAdministrativeSaisie,
  Telephone,
} from '@habilis/domain/demande-administrative/DemandeAdministrativeSaisie';
import { can } from '@habilis/domain/role/can';
import { supervises } from '@habilis/domain/role/supervises';
import { isLiveRole } from '../../../platform/auth/isLiveRole.ts';
import type { Context, RoleContext } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { copyFor } from '../../demandes/demande-administrative/copyFor.ts';
import { partPriseOf } from '../../personnes/partie-prenante/partiesPrenantes.ts';
import { ecartesDe } from './ecartesDe.ts';
import { isLeftAlone } from './isSansGestionnaire.ts';
import { niveauxOf } from './niveauxOf.ts';
import { presentEntite, selectedEntites } from './presentEntite.ts';
import { readHistorique } from './readHistorique.ts';

/** Those who follow entites may ask the register about them. */
const VERIFIERS = ['create-entite', 'change-caisse', 'end-activite'] as const;

type Person = { readonly nom: string | null; readonly prenom: string | null };

const nameOf = ({ nom, prenom }: Person): string => [prenom, nom].filter((part) => part !== null).join(' ');

const telephoneOf = ({ indicatif, numero }: Telephone) =>
  numero === null ? null : { indicatif: indicatif ?? '+33', numero };

/** The fields that an entite takes from its file. */
function presentFile(saisie: DemandeAdministrativeSaisie | undefined) {
  if (saisie === undefined) {
    return { numeroDeclarationActivite: null, adresse: null, responsableLegal: null, contact: null, diffusion: null };
  }
  const { adresse, responsableLegal, contact, diffusion, diffusionEmail, diffusionSiteWeb, diffusionTelephone } =
    saisie;
  const responsable = nameOf(responsableLegal);
  const contactName = nameOf(contact);
  return {
    numeroDeclarationActivite: saisie.numeroDeclarationActivite,
    adresse: { ligne1: adresse.ligne1, ligne2: adresse.ligne2 },
    responsableLegal: responsable === '' ? null : { nomPrenom: responsable, fonction: responsableLegal.fonction },
    contact:
      contactName === ''
        ? null
        : { nomPrenom: contactName, email: contact.email, telephone: telephoneOf(contact.telephone) },
    diffusion: diffusion
      ? { email: diffusionEmail, siteWeb: diffusionSiteWeb, telephone: telephoneOf(diffusionTelephone) }
      : null,
  };
}

async function countRoles(context: Context, entiteId: number): Promise<number> {
  const { total } = await context.db
    .selectFrom('role')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('role.entite_id', '=', entiteId)
    .where(isLiveRole(context.now))
    .executeTakeFirstOrThrow();
  return total;
}

/** An entite with its file, its history and what the caller may do with it. */
export async function readEntite(context: RoleContext, id: number): Promise<EntiteDetail> {
  const { role } = context.caller;
  const row = await selectedEntites(context).where('entite.id', '=', id).executeTakeFirst();
  if (row === undefined) throw refuse.notFound();
  const niveaux = await niveauxOf(context, [id]);
  const sansGestionnaire = await isLeftAlone(context, id);
  const partPrise = await partPriseOf(context, id);
  const isFree = partPrise === null;
  const demande =
    row.demandeId === null
      ? undefined
      : await context.db
          .selectFrom('demande_administrative')
          .selectAll()
          .where('id', '=', row.demandeId)
          .executeTakeFirst();
  return {
    ...presentEntite(context, row, niveaux.get(id) ?? []),
    ...presentFile(demande === undefined ? undefined : copyFor(demande, role.type).saisie),
    dateSuspensionAdministrative: demande?.date_suspension_administrative ?? null,
    nbRoles: await countRoles(context, id),
    historique: await readHistorique(context, id),
    sansGestionnaire,
    ...(partPrise === null ? {} : { partPrise }),
    ecartes: supervises(role.type) ? await ecartesDe(context, row) : [],
    actions: {
      changerCaisse: isFree && can(role.type, 'change-caisse'),
      fixerFin: isFree && can(role.type, 'end-activite'),
      verifier: isFree && row.siret !== null && VERIFIERS.some((capability) => can(role.type, capability)),
      nommerGestionnaire: isFree && sansGestionnaire && can(role.type, 'name-gestionnaire'),
    },
  };
}
