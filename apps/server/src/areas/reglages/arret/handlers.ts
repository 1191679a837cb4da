import type { AnnonceArret, ArretAnnonce } from '@habilis/api/arret/Arret';
import type { arret } from '@habilis/api/arret/endpoints';
import { arretADire, isEnCours } from '@habilis/domain/arret/Arret';
import type { Selectable } from 'kysely';
import type { ArretTable } from '../../../database/tables/exploitation.ts';
import type { Handlers } from '../../../platform/Handler.ts';
import { type ArretLu, luOf, selectEnVue } from '../../../platform/settings/arretsEnVue.ts';
import { announce, change, end } from './actes.ts';

const HOUR_MS = 3_600_000;

const annonceOf = ({ id, version, mode, debutLe, finLe, texte }: ArretLu, now: Date): AnnonceArret => ({
  id,
  version,
  mode,
  debutLe,
  finLe,
  isEnCours: isEnCours({ debutLe, finLe }, now),
  texte,
});

const arretOf = (row: Selectable<ArretTable>, now: Date): ArretAnnonce => {
  const lu = luOf(row);
  const annonceHeures = Math.round((row.debut_le.getTime() - row.annonce_le.getTime()) / HOUR_MS);
  return { ...annonceOf(lu, now), annonceLe: lu.annonceLe, annonceHeures };
};

/** Announced stops over HTTP (decision 0235). */
export const arretHandlers: Handlers<typeof arret> = {
  // Every page asks twice a minute: what the process keeps answers.
  annonce: async ({ context: { arrets, now } }) => {
    const told = arretADire(await arrets(), now);
    return { arret: told === null ? null : annonceOf(told, now) };
  },
  list: async ({ context: { db, now } }) => (await selectEnVue(db, now).execute()).map((row) => arretOf(row, now)),
  create: async ({ body, context }) => arretOf(await announce(context, body), context.now),
  update: async ({ params, body, context }) => arretOf(await change(context, params.id, body), context.now),
  end: ({ params, body, context }) => end(context, params.id, body.version),
};
