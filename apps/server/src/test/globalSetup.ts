import { fillCast } from './cast/fillCast.ts';
import { type Fill, fillings, makeTemplates } from './makeTemplates.ts';
import { TEST_TODAY } from './TEST_TODAY.ts';

// Imported by URL until these suites add their own data too.
const FILLING = new URL('../../../demo/src/test/fillDemonstration.ts', import.meta.url).href;
const fillDemonstration: Fill = async (db, files, today) => {
  const read = (await import(FILLING)) as { readonly fillDemonstration: Fill };
  await read.fillDemonstration(db, files, today);
};

export default makeTemplates([
  ...fillings('cast', fillCast),
  { name: 'demonstration', fill: fillDemonstration, today: TEST_TODAY },
]);
