// Installs the packed client of the calls into a folder, as an integrator has it: node packClient.mjs folder
import { installPacked } from './product.mjs';

installPacked(process.argv[2] ?? '', ['domain', 'api']);
