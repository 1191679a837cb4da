import { randomUUID } from 'node:crypto';
import type { Call } from '@habilis/api/client/createClient';
import type {
  DemandeHabilitation,
  DemandeHabilitationWrite,
} from '@habilis/api/demande-habilitation/DemandeHabilitation';
import { demandeHabilitation } from '@habilis/api/demande-habilitation/endpoints';
import { commission } from '@habilis/api/commission/endpoints';
import type { DispositifNiveau, DispositifNiveauWrite } from '@habilis/api/dispositif-niveau/DispositifNiveau';
import { dispositifNiveau } from '@habilis/api/dispositif-niveau/endpoints';
import type { Habilitation } from '@habilis/api/habilitation/Habilitation';
import { habilitation } from '@habilis/api/habilitation/endpoints';
import { champsObligatoires } from '@habilis/domain/demande-habilitation/checkSoumission';
import type { DhTaskKey } from '@habilis/domain/demande-habilitation/taskKeys';
import type { Page } from '@playwright/test';
import { pdf } from './demonstration.ts';
import { newName, openAt } from './rencontre.ts';

/** A day so many days from today, in Paris. */
export function dayIn(days: number): string {
  const at = new Date(Date.now() + days * 86_400_000);
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(at);
}

/** A day as a person reads and types it. */
export const frenchDay = (day: string): string => day.split('-').toReversed().join('/');

/** The niveau of a code. */
export async function niveauOf(admin: Call, code: string): Promise<DispositifNiveau> {
  const found = (await admin(dispositifNiveau.list, {})).find((niveau) => niveau.code === code);
  if (found === undefined) throw new Error(`pas de niveau ${code}`);
  return found;
}

/** A habilitation of an entite from one day to another, as an administrator creates it. */
export const givenHabilitation = (
  admin: Call,
  given: { readonly entiteId: number; readonly dispositifNiveauId: number; readonly du: string; readonly au: string },
): Promise<Habilitation> => {
  const { du: dateDebut, au: dateFin, ...of } = given;
  const body = { ...of, dateDebut, dateFin, plateformesFixes: [], plateformeMobile: false, fileUploads: [] };
  return admin(habilitation.create, { body });
};

type Change = Partial<DemandeHabilitationWrite> & { readonly action?: string; readonly assigne?: string };

function writeOf(read: DemandeHabilitation, { action, assigne, ...changes }: Change = {}): DemandeHabilitationWrite {
  return {
    id: read.id,
    version: read.version,
    cleBrouillon: null,
    dispositifNiveauId: read.dispositifNiveau?.id ?? null,
    habilitationSourceMode: read.habilitationSourceMode,
    habilitationSourceId: read.habilitationSourceId,
    formateurs: read.formateurs,
    plateformesFixes: read.plateformesFixes,
    plateformeMobile: read.plateformeMobile,
    fileUploads: read.fileUploads.map(({ id }) => ({ id })),
    draftWorkflowComment: null,
    currentWorkflowTask: { selectedActionKey: action ?? null, assignedUserHabilisId: assigne ?? null },
    ...changes,
  };
}

export const readDemande = (by: Call, id: number): Promise<DemandeHabilitation> =>
  by(demandeHabilitation.get, { params: { id } });

/** Takes an action on a demande as it stands. */
export async function act(by: Call, id: number, change: Change): Promise<DemandeHabilitation> {
  const body = writeOf(await readDemande(by, id), { avis: { type: null, texte: null }, ...change });
  return by(demandeHabilitation.submitAction, { body });
}

/** Keeps a draft of one's avis about a demande. */
export async function draftAvis(by: Call, id: number, texte: string): Promise<void> {
  const body = writeOf(await readDemande(by, id), { avis: { type: 'F', texte } });
  await by(demandeHabilitation.updateAvis, { body });
}

/** A draft of a demande of a niveau with its documents: a first one, or the renewal of a habilitation. */
export async function drafted(
  by: Call,
  niveau: DispositifNiveau,
  source: number | null = null,
): Promise<DemandeHabilitation> {
  const fields = champsObligatoires(niveau);
  const body: DemandeHabilitationWrite = {
    id: null,
    version: 0,
    cleBrouillon: randomUUID(),
    dispositifNiveauId: niveau.id,
    habilitationSourceMode: source === null ? 'INI' : 'REN',
    habilitationSourceId: source,
    formateurs: [{ habilisId: 'FOR40001', nomPrenom: 'Julie Perrin' }],
    plateformesFixes: [],
    plateformeMobile: false,
    fileUploads: [],
    draftWorkflowComment: null,
    currentWorkflowTask: { selectedActionKey: null },
  };
  const draft = await by(demandeHabilitation.update, { body });
  const files = fields.map((champ) => new File([pdf(champ).buffer], `${champ}.pdf`, { type: 'application/pdf' }));
  const fileUploads = fields.map((champ, partIndex) => ({ champ, userFilename: `${champ}.pdf`, partIndex }));
  return by(demandeHabilitation.update, { body: writeOf(draft, { fileUploads }), files });
}

/** A demande of a niveau with its documents, submitted. */
export async function asked(by: Call, niveau: DispositifNiveau, source: number | null = null): Promise<number> {
  const { id } = await by(demandeHabilitation.submit, { body: writeOf(await drafted(by, niveau, source)) });
  return id ?? 0;
}

/** Brings a demande to a task, as an administrator may. */
export async function bring(admin: Call, id: number, taskDefinitionKey: DhTaskKey): Promise<void> {
  const { version } = await readDemande(admin, id);
  const body = { demandeHabilitationId: id, version, taskDefinitionKey, commentaire: 'Reprise.' };
  await admin(demandeHabilitation.wfGotoTask, { body });
}

/** How many journeys run at once, at most, and which of them this one is. */
const BESIDE = 3;
const PLACE = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0) % BESIDE;

const opened: { readonly admin: Call; readonly code: string }[] = [];

/** A niveau that no other journey knows, whose habilitations last five years and whose formateurs need no certificat. */
export async function newNiveau(admin: Call): Promise<DispositifNiveau> {
  const niveaux = await admin(dispositifNiveau.list, {});
  const { dispositif } = await niveauOf(admin, 'EXER-3');
  const name = newName();
  const free = Array.from({ length: 90 }, (_, rank) => `EXER-${rank + 10}`).filter(
    (code) => !niveaux.some((niveau) => niveau.code === code),
  );
  // Journeys that run at once choose among codes of their own.
  const own = free.filter((code) => Number(code.slice('EXER-'.length)) % BESIDE === PLACE);
  const codes = own.length > 0 ? own : free;
  const body: DispositifNiveauWrite = {
    id: null,
    version: 0,
    code: codes[Math.floor(Math.random() * codes.length)] ?? '',
    dispositifId: dispositif.id,
    niveau: name,
    besoin: null,
    dureeValiditeHabilitation: 5,
    uniteDureeValiditeHabilitation: 'ANNEE',
    avecTechnique: false,
    avecPlateforme: false,
    dureeValiditeCertificat: 24,
    uniteDureeValiditeCertificat: 'MOIS',
    nbStagiairesMin: 1,
    nbStagiairesMax: 10,
    heuresInitiales: 14,
    heuresMac: 7,
    sessionParFormateur: true,
    ouvert: true,
    niveauFormateurId: null,
    toleranceMacMois: null,
    dureeSessionMaxJours: 30,
    pedagogiqueUploadFieldsConfig: [],
    techniqueUploadFieldsConfig: [],
    durcissementConfirme: false,
  };
  const made = await admin(dispositifNiveau.create, { body });
  opened.push({ admin, code: made.code });
  return made;
}

/** Closes the niveaux that a journey has made: beyond twenty that are open, others choose theirs from a list that opens. */
export async function closeNiveaux(): Promise<void> {
  for (const { admin, code } of opened.splice(0)) {
    const { dispositif, ...niveau } = await niveauOf(admin, code);
    const body = { ...niveau, dispositifId: dispositif.id, ouvert: false, durcissementConfirme: true };
    await admin(dispositifNiveau.update, { body });
  }
}

/** Brings a demande before the commission of today. */
export async function bringToday(admin: Call, commissionCall: Call, id: number): Promise<void> {
  await bring(admin, id, 'planification_decision');
  const { version } = await readDemande(commissionCall, id);
  await commissionCall(commission.planifier, {
    body: { dateCnh: dayIn(0), demandes: [{ demandeHabilitationId: id, version }] },
  });
}

/** Decides by a call, to grant unless a ground to refuse is given: the decision is held for a while. */
export async function decide(commissionCall: Call, id: number, motif: string | null = null): Promise<string | null> {
  const { version } = await readDemande(commissionCall, id);
  const decision = motif === null ? 'ACCORDE' : 'REFUSE';
  const [issue] = await commissionCall(commission.decider, {
    body: {
      decisions: [{ demandeHabilitationId: id, version, decision, avecComplement: false, motif, dateDebut: null }],
    },
  });
  return issue?.title ?? null;
}

/** Presses the sending of a held decision. */
export async function pressSend(page: Page, numero: string): Promise<void> {
  await openAt(page, 'commission/decisions');
  await page.getByRole('row').filter({ hasText: numero }).getByRole('button', { name: 'Envoyer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Envoyer la lettre' }).click();
}
