import { makeTemplates } from '@habilis/server/test/makeTemplates';
import { TEST_TODAY } from '@habilis/server/test/TEST_TODAY';
import { fillDemonstration } from './fillDemonstration.ts';

export default makeTemplates([{ name: 'demonstration', fill: fillDemonstration, today: TEST_TODAY }]);
