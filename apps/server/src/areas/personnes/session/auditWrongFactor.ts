import type { Context } from '../../../platform/Handler.ts';

/** Records a second factor that was wrong, with whose account it was for where that is known. */
export async function auditWrongFactor({ audit, exchange }: Context, personneId: number | undefined): Promise<void> {
  const object = personneId === undefined ? {} : { objetType: 'personne' as const, objetId: personneId };
  await audit({ action: 'second-facteur-refuse', ...object, detail: { appareil: exchange.appareil } });
}
