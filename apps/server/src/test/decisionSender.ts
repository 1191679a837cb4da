// Child of the test of decisions that are interrupted.
import { dueDecisions } from './dueDecisions.ts';

await dueDecisions(process.env['DATABASE_URL'] ?? '');
