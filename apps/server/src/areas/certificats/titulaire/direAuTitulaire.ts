import type { Context } from '../../../platform/Handler.ts';
import { pathTo } from '@habilis/api/page/paths';
import { LIEN_TITULAIRE_JOURS } from '@habilis/domain/certificat/LIEN_TITULAIRE_JOURS';
import { addDays } from '@habilis/domain/date/addDays';
import { libelleNiveau } from '@habilis/domain/dispositif-niveau/libelleNiveau';
import { formatDate } from '@habilis/i18n/format';
import { sql } from 'kysely';
import type { Config } from '../../../config.ts';
import type { ModeleCourriel } from '../../../database/values/Courriel.ts';
import { sendCourriel } from '../../../platform/mail/sendCourriel.ts';
import { todayAt } from '../../../platform/today.ts';
import { readCertificats } from '../papier/readCertificats.ts';
import { adresseDuTitulaire } from './adresseDuTitulaire.ts';
import { cleOfTitulaire } from './cleTitulaire.ts';
import { revocationDe } from './revocationDe.ts';

type Secrets = Pick<Config, 'tokenSecret' | 'formerTokenSecret'>;

/** The mails by which a holder learns what became of their certificat. */
export const COURRIELS_TITULAIRE = [
  'certificat-titulaire',
  'certificat-titulaire-corrige',
  'certificat-titulaire-revoque',
] as const satisfies readonly ModeleCourriel[];

type Tools = Pick<Context, 'db' | 'jobs' | 'now' | 'today' | 'settings'>;

/** Tells a holder whose address is known that their certificat was revoked, or made anew under a corrected name (decision 48; C47). */
export async function direAuTitulaire(secrets: Secrets, telling: Tools, certificatId: number): Promise<void> {
  const courriel = await adresseDuTitulaire(telling, certificatId);
  const [row] = await readCertificats(telling, sql<boolean>`certificat.id = ${certificatId}`);
  const revocation = await revocationDe(telling, certificatId);
  if (courriel === null || row === undefined || revocation === null) return;
  const { remplace_par_id: nextId, remplace_par: remplacePar } = row;
  const dateExpiration = addDays(telling.today, LIEN_TITULAIRE_JOURS);
  const lien = { certificatId: nextId ?? certificatId, dateExpiration, courriel };
  await sendCourriel(telling, {
    modele: nextId === null ? 'certificat-titulaire-revoque' : 'certificat-titulaire-corrige',
    personneId: null,
    roleId: null,
    objetId: certificatId,
    adresse: courriel,
    destinataire: { prenom: row.prenom, nom: row.nom },
    rythme: 'IMMEDIAT',
    valeurs: {
      mots: {
        numero: row.numero,
        niveau: libelleNiveau({ libelleCourt: row.libelle_court, niveau: row.niveau }),
        raisonSociale: row.raison_sociale,
        caisse: row.caisse ?? 'aucune',
        date: formatDate(todayAt(revocation.appliqueLe)),
        motif: revocation.motif,
        remplacePar: remplacePar ?? '',
        dateExpiration: formatDate(dateExpiration),
      },
      // What was written about it may name others.
      commentaire: null,
      lignes: [],
      chemin: pathTo('certificatPersonnel', cleOfTitulaire(secrets, lien)),
    },
  });
}
