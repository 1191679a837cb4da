import { makeTemplates } from '@habilis/server/test/makeTemplates';
import { fillDemonstration } from './fillDemonstration.ts';

export default makeTemplates(fillDemonstration);
