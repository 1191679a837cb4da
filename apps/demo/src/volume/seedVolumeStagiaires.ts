import { foldText } from '@habilis/server/platform/lists/foldText';
import { sql } from 'kysely';
import type { Volume } from './Volume.ts';
import { hashOf, pick, textArray } from './volumeSql.ts';
import { VOLUME_WORDS } from './VOLUME_WORDS.ts';

const { noms, prenoms } = VOLUME_WORDS;
/** Endings that make of each surname forty: the commonest is borne by one stagiaire in some hundred, as in France. */
const ENDINGS = [
  '',
  ...['el', 'in', 'ard', 'eau', 'ot', 'on', 'et', 'ier', 'aud', 'as', 'ois', 'ac', 'er'].flatMap((end) => [
    end,
    `${end}e`,
    `${end}s`,
  ]),
];

/** Most sessions whose stagiaires are written at once: their words are rewritten by the database after each time. */
const AT_ONCE = 20_000;
/** Stagiaires of a session under way, of those who are known. */
const OF_OPEN = 6;

/** Those who were certified: one for each certificat. */
async function insertStagiaires({ db, seed, before, certificats }: Volume): Promise<void> {
  const letter = (divisor: number) => sql`chr(65 + n / ${sql.lit(divisor)} % 26)`;
  const drawn = (names: readonly string[]) => sql`(${textArray(names)})`;
  const nom = sql`[1 + ${pick(0, noms.length)}]`;
  const prenom = sql`[1 + ${pick(1, prenoms.length)}]`;
  const ending = sql`${drawn(ENDINGS)}[1 + ${pick(2, ENDINGS.length)}]`;
  await sql`insert into stagiaire (id, habilis_id, nom, prenom, date_naissance, cle_nom)
    overriding system value
    select ${before.stagiaire}::integer + n, 'S' || ${letter(2_600_000)} || ${letter(100_000)} || lpad((n % 100000)::text, 5, '0'),
      nom || ending, prenom, date '1960-01-01' + ${pick(3, 16_000)},
      least(cle || ending, autre) || ' ' || greatest(cle || ending, autre)
    from generate_series(1, ${certificats}::integer) n, ${hashOf(seed, 'stagiaire', sql`n`)} hash,
      lateral (select ${drawn(noms)}${nom} as nom, ${drawn(noms.map(foldText))}${nom} as cle, ${drawn(prenoms)}${prenom} as prenom,
        ${drawn(prenoms.map(foldText))}${prenom} as autre, ${ending} as ending) tirage`.execute(db);
}

/** The lines of the closed sessions, all admitted, and those of the sessions under way. */
async function insertLignes({ db, before, certificats }: Volume, ofClosed: number, closed: number): Promise<void> {
  const first = sql`${before.stagiaire}::integer`;
  for (let from = 0; from < closed; from += AT_ONCE) {
    await sql`insert into session_stagiaire (session_id, rang, stagiaire_id, present, resultat, identite_verifiee, version)
      select id, rang, ${first} + 1 + place * ${ofClosed}::integer + rang, true, 'ADMIS', true, 2
      from volume_close, generate_series(0, ${ofClosed - 1}::integer) rang
      where place >= ${from}::integer and place < ${from + AT_ONCE}::integer
        and place * ${ofClosed}::integer + rang < ${certificats}::integer`.execute(db);
  }
  await sql`insert into session_stagiaire (session_id, rang, stagiaire_id)
    select id, rang, ${first} + 1 + (place * ${sql.lit(OF_OPEN)} + rang) % ${certificats}::integer
    from volume_ouverte, generate_series(0, ${Math.min(OF_OPEN, certificats) - 1}::integer) rang`.execute(db);
}

/** Certificats in the order of the closing, numbered as it numbers them: by their own serial. */
async function insertCertificats({ db, before, certificats }: Volume): Promise<void> {
  if (certificats === 0) return;
  await sql`insert into certificat (id, numero, session_id, session_stagiaire_id, stagiaire_id, entite_id, habilitation_id,
      dispositif_niveau_id, mode, nom, prenom, date_obtention, date_fin, formateur_id, cree_le)
    overriding system value
    select serial, niveau.code || '-' || extract(year from session.date_fin_session)::text || '-'
        || lpad(serial::text, greatest(6, length(serial::text)), '0'),
      session.id, ligne.id, stagiaire.id, session.entite_id, session.habilitation_id, niveau.id, session.mode, stagiaire.nom, stagiaire.prenom,
      session.date_fin_session, (session.date_fin_session + interval '24 months')::date, session.animateur_id, session.close_le
    from (
        select id, session_id, stagiaire_id, ${before.certificat}::integer + row_number() over (order by id)::integer as serial
        from session_stagiaire where stagiaire_id > ${before.stagiaire}::integer
          and session_id in (select id from session_certification where etat = 'CLOTUREE')
      ) ligne join stagiaire on stagiaire.id = ligne.stagiaire_id
      join session_certification session on session.id = ligne.session_id
      join dispositif_niveau niveau on niveau.id = session.dispositif_niveau_id
    order by serial`.execute(db);
}

/** The stagiaires of a volume's sessions, and the certificats of the closed ones: as many as asked. */
export async function seedVolumeStagiaires(volume: Volume): Promise<void> {
  const { rows } = await sql<{ closed: number }>`select count(*)::integer as closed from volume_close`.execute(
    volume.db,
  );
  const closed = rows[0]?.closed ?? 0;
  if (closed === 0 || volume.certificats === 0) return;
  await insertStagiaires(volume);
  await insertLignes(volume, Math.ceil(volume.certificats / closed), closed);
  await insertCertificats(volume);
}
