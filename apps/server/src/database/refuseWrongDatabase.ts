import pg from 'pg';
import { ConfigurationError } from '../environment.ts';

/** Beyond, sessions, links and delays would be judged by two times. */
const MOST_SECONDS_APART = 10;
const LOOKS = 3;

const REPLICA = [
  'DATABASE_URL mène à un serveur de secours de PostgreSQL, qui ne prend aucune écriture.',
  'Menez-la au serveur principal, ou à un répartiteur qui le connaît (docs/operating.md, « Deploy »).',
];

const apartSentences = (seconds: number): string[] => [
  `L’horloge de cette machine et celle de la base diffèrent de ${Math.round(seconds)} secondes, au-delà des ${MOST_SECONDS_APART} admises.`,
  'Mettez les deux à l’heure (NTP), puis relancez Habilis.',
];

type Look = { readonly isReplica: boolean; readonly secondsApart: number };

/** One look at the database: its time is compared with the middle of the question's way. */
async function look(client: pg.Client, now: () => number): Promise<Look> {
  const asked = now();
  const { rows } = await client.query<{ replica: boolean; time: number }>(
    'select pg_is_in_recovery() as replica, (extract(epoch from clock_timestamp()) * 1000)::float8 as time',
  );
  const answered = now();
  const [{ replica, time } = { replica: false, time: asked }] = rows;
  const beyond = Math.max(asked - time, time - answered, 0);
  return { isReplica: replica, secondsApart: beyond / 1000 };
}

/** Refuses to start on a database that cannot be written to, or whose clock is another (decision 0250). */
export async function refuseWrongDatabase(url: string, now: () => number = Date.now): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'habilis', connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const looks: Look[] = [];
    // A machine that is busy answers late once, not three times.
    for (let count = 0; count < LOOKS; count++) looks.push(await look(client, now));
    if (looks.every(({ isReplica }) => isReplica)) throw new ConfigurationError(REPLICA);
    const secondsApart = Math.min(...looks.map((one) => one.secondsApart));
    if (secondsApart > MOST_SECONDS_APART) throw new ConfigurationError(apartSentences(secondsApart));
  } finally {
    await client.end().catch(() => undefined);
  }
}
