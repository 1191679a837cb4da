import { join } from 'node:path';
import { connect } from '../database/connect.ts';

/** Opens the database of a stopped installation, as its environment names it. */
export const openInstallation = ({ HABILIS_DATA: folder = '', DATABASE_URL: url }: NodeJS.ProcessEnv) =>
  connect(url === undefined ? { kind: 'embedded', folder: join(folder, 'base') } : { kind: 'postgres', url });
