import type { dispositifNiveau } from '@habilis/api/dispositif-niveau/endpoints';
import type { Handlers } from '../../../platform/Handler.ts';
import { expertsOf } from './agentsOfNiveau.ts';
import { listNiveaux, niveauxForEtablissement, niveauxWithHabilitations, searchNiveaux } from './listNiveaux.ts';
import { readNiveau } from './niveaux.ts';
import { readHistoriqueNiveau } from './readHistoriqueNiveau.ts';
import { createNiveau, updateNiveau } from './writeNiveau.ts';

/** The niveaux of the dispositifs over HTTP. */
export const dispositifNiveauHandlers: Handlers<typeof dispositifNiveau> = {
  list: ({ context }) => listNiveaux(context),
  forEtablissement: ({ context }) => niveauxForEtablissement(context),
  withHabilitations: ({ context }) => niveauxWithHabilitations(context),
  forCriteria: async ({ context }) => (await listNiveaux(context)).map(({ id, libelle }) => ({ id, libelle })),
  get: ({ params, context }) => readNiveau(context, params.id),
  search: ({ body, context }) => searchNiveaux(context, body),
  create: ({ body, context }) => createNiveau(context, body),
  update: ({ body, context }) => updateNiveau(context, body),
  historique: ({ params, context }) => readHistoriqueNiveau(context, params.id),
  expertsInstructeurs: async ({ params, context }) => {
    const { id } = await readNiveau(context, params.id);
    return (await expertsOf(context, id)).map(({ habilisId, nomPrenom }) => ({ habilisId, nomPrenom }));
  },
};
