// Runs in plain Node: no bundler, no TypeScript, no React.
import { createServer } from 'node:http';
import { createClient } from '@habilis/api/client/createClient';
import { ProblemError } from '@habilis/api/client/errors';
import { demandeAdministrative } from '@habilis/api/demande-administrative/endpoints';
import { plannedEndDate } from '@habilis/domain/habilitation/plannedEndDate';
import { can } from '@habilis/domain/role/can';

const server = createServer((request, response) => {
  const status = 404;
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ title: 'demande.introuvable', detail: request.url, status }));
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const call = createClient({ baseUrl: `http://127.0.0.1:${server.address().port}/api`, token: () => 'jeton' });
const refusal = await call(demandeAdministrative.get, { params: { id: 217 } }).catch((error) => error);
server.close();

const level = { dureeValiditeHabilitation: 5, uniteDureeValiditeHabilitation: 'ANNEE' };
console.log(
  JSON.stringify({
    end: plannedEndDate(level, '2028-02-29', '2026-11-20'),
    guestMay: can('I', 'instruct-demande'),
    isProblem: refusal instanceof ProblemError,
    title: refusal.problem?.title,
  }),
);
