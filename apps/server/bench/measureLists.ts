// Times the lists, the counters and the searches of the real server on two databases in turns.
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig } from '../src/config.ts';
import { type RunningServer, startServer } from '../src/startServer.ts';

/** A generated database, and the folder where its accounts' password lies. */
export type Generated = { readonly databaseUrl: string; readonly folder: string };

/** What a read takes on the small database and on the large one, in milliseconds. */
export type Measured = { readonly name: string; readonly small: number; readonly large: number };

type Read = { readonly name: string; readonly caller: string; readonly path: string };

const [EXAMINER, DISPATCHER, MANAGER, EXPERT, COMMISSION, ADMINISTRATOR] = [
  'INS50001',
  'REP70001',
  'RDI90001',
  'EXP80001',
  'CNH91001',
  'ADM92001',
] as const;

const WORDS = 'institut+formation+sologne';

/** What each role sees first, and what it asks for most. */
const READS: readonly Read[] = [
  { name: 'instructeur : tâches', caller: EXAMINER, path: '/demande/todo-list' },
  { name: 'instructeur : compteurs', caller: EXAMINER, path: '/demande/todo-list/count' },
  { name: 'instructeur : demandes', caller: EXAMINER, path: '/demande/current-list' },
  { name: 'instructeur : alertes', caller: EXAMINER, path: '/alerte/' },
  { name: 'expert : tâches', caller: EXPERT, path: '/demande/todo-list' },
  { name: 'répartiteur : tâches', caller: DISPATCHER, path: '/demande/todo-list' },
  { name: 'répartiteur : demandes', caller: DISPATCHER, path: '/demande/current-list' },
  { name: '… par entité', caller: DISPATCHER, path: '/demande/current-list?tri=raisonSociale' },
  { name: '… par échéance', caller: DISPATCHER, path: '/demande/current-list?tri=dateEcheance' },
  { name: '… par tâche', caller: DISPATCHER, path: '/demande/current-list?tri=tache' },
  { name: '… par responsable', caller: DISPATCHER, path: '/demande/current-list?tri=responsable' },
  { name: '… d’un niveau', caller: DISPATCHER, path: '/demande/current-list?niveau=SST-1' },
  { name: '… d’une caisse', caller: DISPATCHER, path: '/demande/current-list?caisse=NORD_EST' },
  { name: '… en retard', caller: DISPATCHER, path: '/demande/current-list?echeance=depassee' },
  { name: '… acceptées', caller: DISPATCHER, path: '/demande/current-list?tache=acceptee' },
  { name: '… de trois mots', caller: DISPATCHER, path: `/demande/current-list?recherche=${WORDS}` },
  { name: 'responsable : demandes', caller: MANAGER, path: '/demande/current-list' },
  { name: 'commission : tâches', caller: COMMISSION, path: '/demande/todo-list' },
  { name: 'instructeur : habilitations', caller: EXAMINER, path: '/habilitation/' },
  { name: 'répartiteur : habilitations', caller: DISPATCHER, path: '/habilitation/' },
  { name: '… de trois mots', caller: DISPATCHER, path: `/habilitation/?recherche=${WORDS}` },
  { name: 'administrateur : utilisateurs', caller: ADMINISTRATOR, path: '/utilisateur/search' },
  { name: '… de deux mots', caller: ADMINISTRATOR, path: '/utilisateur/search?recherche=zoe+nivelle+personne12' },
];

const WARM_UP = 2;
const ROUNDS = 9;

type Caller = { readonly token: string; readonly roleId: number };

async function signIn({ url }: RunningServer, habilisId: string, password: string): Promise<Caller> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ username: habilisId, password });
  const answer = await fetch(`${url}/api/authenticate`, { method: 'POST', headers, body });
  const { id_token: token } = (await answer.json()) as { id_token: string };
  const account = await fetch(`${url}/api/account`, { headers: { authorization: `Bearer ${token}` } });
  const { roles } = (await account.json()) as { roles: { id: number }[] };
  return { token, roleId: roles[0]?.id ?? 0 };
}

async function open({ databaseUrl, folder }: Generated) {
  const env = {
    DATABASE_URL: databaseUrl,
    HABILIS_DATA: folder,
    PORT: '0',
    HABILIS_TOKEN_SECRET: randomBytes(32).toString('base64url'),
  };
  const server = await startServer(readConfig(env), { logLevel: 'silent' });
  const password = (await readFile(join(folder, 'demo-password'), 'utf8')).trim();
  const callers = new Map<string, Caller>();
  for (const { caller } of READS) {
    if (!callers.has(caller)) callers.set(caller, await signIn(server, caller, password));
  }
  const time = async ({ caller, path }: Read): Promise<number> => {
    const { token, roleId } = callers.get(caller) ?? { token: '', roleId: 0 };
    const headers = { authorization: `Bearer ${token}`, 'role-id': String(roleId) };
    const started = performance.now();
    const answer = await fetch(`${server.url}/api${path}`, { headers });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path} : ${answer.status}`);
    return performance.now() - started;
  };
  return { time, close: () => server.close() };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The median time of each read on both databases, which take turns so that whatever else the machine does weighs on both. */
export async function* measureLists(small: Generated, large: Generated): AsyncGenerator<Measured> {
  const [few, many] = [await open(small), await open(large)];
  try {
    for (const read of READS) {
      const times: [number, number][] = [];
      for (let round = -WARM_UP; round < ROUNDS; round++) {
        const pair: [number, number] = [await few.time(read), await many.time(read)];
        if (round >= 0) times.push(pair);
      }
      yield {
        name: read.name,
        small: median(times.map(([one]) => one)),
        large: median(times.map(([, other]) => other)),
      };
    }
  } finally {
    await few.close();
    await many.close();
  }
}
