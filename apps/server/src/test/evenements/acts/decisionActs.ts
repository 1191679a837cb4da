import { commission } from '@habilis/api/commission/endpoints';
import { demandeAdministrative as da } from '@habilis/api/demande-administrative/endpoints';
import { demandeHabilitation } from '@habilis/api/demande-habilitation/endpoints';
import { demande } from '@habilis/api/demande/endpoints';
import { addDemande } from '../../../areas/demandes/commission/test/addDemande.ts';
import { sendHeld } from '../../../areas/demandes/commission/test/sendHeld.ts';
import { TEST_TODAY as TODAY } from '../../TEST_TODAY.ts';
import { actAs } from '../../actAs.ts';
import type { TestServer } from '../../startTestServer.ts';
import { writeBody } from '../../writeBody.ts';
import type { ActsOf } from '../ActsOf.ts';
import { DIT } from '../DIT.ts';

type Granted = 'habilitation-accordee' | 'habilitation-plateforme-ajoutee';

/** What the commission and a caisse decide; `nord` is a habilitation that gets one more platform. */
export function decisionActs(
  server: TestServer,
  { nord }: { readonly nord: number },
): ActsOf<'demande-habilitation' | 'demande-administrative'> & Pick<ActsOf<'habilitation'>, Granted> {
  const { db } = server.services.connection;
  const decide = async (
    decision: 'ACCORDE' | 'REFUSE',
    given: Pick<Parameters<typeof addDemande>[1], 'raisonSociale' | 'niveau' | 'mode' | 'sourceId'>,
  ) => {
    const numero = `DH-2026-97${given.niveau}`;
    const id = await addDemande(db, { ...given, numero, tache: 'decision', dateCnh: TODAY });
    const secretaire = await actAs(server, 'CNH91001');
    const { version } = await secretaire(demandeHabilitation.get, { params: { id } });
    const motif = decision === 'REFUSE' ? DIT : null;
    const decided = { demandeHabilitationId: id, version, decision, avecComplement: false, motif, dateDebut: null };
    await secretaire(commission.decider, { body: { decisions: [decided] } });
    await sendHeld(server);
  };
  const lorraine = { raisonSociale: 'Lorraine Prévention Formation', mode: 'INI' } as const;
  const refuseFile = async () => {
    const demandeur = await actAs(server, 'LPF20001');
    const id = String((await demandeur(demande.currentList, {})).elements[0]?.id);
    const read = () => demandeur(da.get, { params: { id } });
    const typed = { action: 'Modifie', raisonSociale: 'Lorraine Autre Nom' };
    await demandeur(da.submit, { body: writeBody(await read(), typed), files: [] });
    await demandeur(da.submit, { body: writeBody(await read(), { action: 'Soumet' }), files: [] });
    for (const [habilisId, action] of [
      ['INS50001', 'Rejette'],
      ['RCA60001', 'Confirme'],
    ] as const) {
      const agent = await actAs(server, habilisId);
      const shown = await agent(da.get, { params: { id } });
      await agent(da.submitByInstructeur, { body: writeBody(shown, { action, draftWorkflowComment: DIT }) });
    }
  };
  return {
    'decision-rendue': () => decide('REFUSE', { ...lorraine, niveau: 'SST-2' }),
    'decision-administrative-rendue': refuseFile,
    'habilitation-accordee': () => decide('ACCORDE', { ...lorraine, niveau: 'PRAP2S-1' }),
    'habilitation-plateforme-ajoutee': () =>
      decide('ACCORDE', {
        raisonSociale: 'Nord Amiante Pédagogie',
        niveau: 'AMSS4-1',
        mode: 'APF',
        sourceId: nord,
      }),
  };
}
