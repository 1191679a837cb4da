// Child process of the test of interrupted decisions.
import { dueDecisions } from './dueDecisions.ts';

await dueDecisions(process.env['DATABASE_URL'] ?? '');
